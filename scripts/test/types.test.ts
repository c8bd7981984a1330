import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { outputOf, plant } from './plant.ts';

const impure: readonly (readonly [code: string, error: string])[] = [
  ['console.log(1);', 'TS2584'],
  ['export const a = process.argv;', 'TS2591'],
  ['export const a = document.title;', 'TS2584'],
  ["import 'node:fs';", 'TS2882'],
  ['export enum Colour { Red }', 'TS1294'],
  ['export const a: number = [1][0];', 'TS2322'],
];

test('rules code that touches its host does not compile', () => {
  const files = Object.fromEntries(impure.map(([code], i) => [`games/tiny/src/${i}.ts`, code]));
  const config = { extends: join(root, 'tsconfig.pure.json'), include: ['games/*/src'] };
  const folder = plant({
    ...files,
    'package.json': '{"type":"module"}',
    'tsconfig.json': JSON.stringify(config),
  });
  const output = outputOf(folder, '@typescript/native/bin/tsc', '-p', 'tsconfig.json');
  const found = Array.from(
    output.matchAll(/(\d)\.ts\(.*?error (TS\d+)/g),
    ([, i, error]) => `${i} ${error}`,
  );
  expect(found.sort()).toEqual(impure.map(([, error], i) => `${i} ${error}`));
});
