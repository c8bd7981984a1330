import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { outputOf, plant } from './plant.ts';

const GLOBALS = 'no-restricted-globals';
const PROPERTIES = 'no-restricted-properties';

/** A line of code in a file, and the rule that it breaks. */
const faults: readonly (readonly [file: string, code: string, rule: string | undefined])[] = [
  ['games/amsterdam/src/a.ts', 'export const a = Date.now();', GLOBALS],
  ['games/amsterdam/src/b.ts', 'export const a = Math.random();', PROPERTIES],
  ['games/amsterdam/src/c.ts', 'console.log(1);', GLOBALS],
  ['games/amsterdam/src/d.ts', 'export const a = process.argv;', GLOBALS],
  ['games/amsterdam/src/e.ts', 'export const a = performance.now();', GLOBALS],
  ['games/amsterdam/src/f.ts', "export const a = 'a'.localeCompare('b');", PROPERTIES],
  ['games/amsterdam/bot/a.ts', 'export const a = new Date();', GLOBALS],
  ['packages/engine/src/a.ts', 'export const a = Math.random();', PROPERTIES],
  ['packages/engine/testing/a.ts', 'export const a = Date.now();', GLOBALS],
  ['packages/kit/src/a.ts', 'export const a = Date.now();', GLOBALS],
  ['packages/bots/src/a.ts', 'export const a = performance.now();', GLOBALS],
  ['packages/kit/src/b.ts', 'export const a = (b: any): unknown => b;', 'no-explicit-any'],
  ['packages/titles/src/b.ts', 'export const a = (b: any): unknown => b;', 'no-explicit-any'],
  ['packages/titles/src/index.ts', 'export const a = (b: any): unknown => b;', undefined],
  ['packages/kit/src/c.ts', 'export const a = (b?: string) => b!.length;', 'no-non-null-assertion'],
  ['packages/kit/src/d.ts', 'export default 1;', 'no-default-export'],
  ['vitest.config.ts', 'export default 1;', undefined],
  ['apps/cli/src/a.ts', 'console.log(Date.now(), Math.random());', undefined],
  ['packages/kit/test/a.test.ts', "test.only('a', () => expect(1).toBe(1));", 'no-focused-tests'],
  ['packages/kit/test/b.test.ts', "test.skip('a', () => expect(1).toBe(1));", 'no-disabled-tests'],
  ['packages/kit/test/c.test.ts', "describe.skip('a', () => {});", 'no-disabled-tests'],
];

test('each thing that the house style forbids is found where it is forbidden', () => {
  const folder = plant(
    Object.fromEntries(
      faults.map(([file, code]) => {
        const needs = "import { describe, expect, test } from 'vitest';\n";
        const used = file.endsWith('.test.ts')
          ? `${needs}void describe, void expect, void test;\n`
          : '';
        return [file, `${used}${code}\n`];
      }),
    ),
  );
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const { diagnostics } = JSON.parse(outputOf(folder, 'oxlint/bin/oxlint', '--format=json')) as {
    diagnostics: readonly { filename: string; code: string }[];
  };
  const found = new Set(
    diagnostics.map(
      ({ filename, code }) =>
        `${filename.replaceAll('\\', '/')} ${code.replace(/.*\((.*)\)/, '$1')}`,
    ),
  );
  const wanted = faults.filter(([, , rule]) => rule !== undefined);
  const allowed = faults.filter(([, , rule]) => rule === undefined).map(([file]) => file);
  expect([...found]).toEqual(
    expect.arrayContaining(wanted.map(([file, , rule]) => `${file} ${rule}`)),
  );
  expect([...found].filter((line) => allowed.some((file) => line.startsWith(`${file} `)))).toEqual(
    [],
  );
});
