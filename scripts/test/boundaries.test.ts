import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { outputOf, plant } from './plant.ts';

/** Imports of one file by another: whether the architecture has such an arrow. */
const arrows: readonly (readonly [from: string, to: string, may: boolean])[] = [
  ['packages/engine/src/a.ts', 'packages/engine/src/index.ts', true],
  ['packages/engine/src/a.ts', 'packages/engine/testing/index.ts', false],
  ['packages/engine/src/a.ts', 'packages/kit/src/hex.ts', false],
  ['packages/engine/src/a.ts', 'node:fs', false],
  ['packages/engine/testing/a.ts', 'packages/engine/src/index.ts', true],
  ['packages/engine/testing/a.ts', 'vitest', false],
  ['packages/kit/src/a.ts', 'packages/engine/src/index.ts', true],
  ['packages/kit/src/a.ts', 'packages/bots/src/index.ts', false],
  ['packages/bots/src/a.ts', 'packages/engine/src/index.ts', true],
  ['packages/bots/src/a.ts', 'packages/kit/src/hex.ts', false],
  ['packages/bots/src/a.ts', 'games/amsterdam/src/index.ts', false],
  ['packages/ui/src/a.ts', 'packages/engine/src/index.ts', false],
  ['packages/titles/src/a.ts', 'games/amsterdam/ui/terminal/index.ts', true],
  ['packages/titles/src/a.ts', 'games/amsterdam/test/steps.ts', false],
  ['packages/titles/src/a.ts', 'node:fs', false],
  ['packages/table/src/a.ts', 'packages/engine/src/index.ts', true],
  ['packages/table/src/a.ts', 'packages/bots/src/index.ts', true],
  ['packages/table/src/a.ts', 'packages/titles/src/playable.ts', true],
  ['packages/table/src/a.ts', 'packages/titles/src/index.ts', false],
  ['packages/table/src/a.ts', 'packages/ui/src/words.ts', false],
  ['packages/table/src/a.ts', 'games/amsterdam/src/index.ts', false],
  ['packages/table/src/a.ts', 'packages/table/testing/index.ts', false],
  ['packages/table/src/a.ts', 'node:fs', false],
  ['packages/table/testing/a.ts', 'packages/table/src/index.ts', true],
  ['packages/table/testing/a.ts', 'vitest', false],
  ['packages/table/test/a.ts', 'packages/titles/src/index.ts', true],
  ['packages/titles/src/a.ts', 'packages/table/src/index.ts', false],
  ['games/amsterdam/src/a.ts', 'packages/table/src/index.ts', false],
  ['games/amsterdam/src/a.ts', 'packages/kit/src/hex.ts', true],
  ['games/amsterdam/src/a.ts', 'packages/engine/src/index.ts', true],
  ['games/amsterdam/src/a.ts', 'packages/engine/testing/index.ts', false],
  ['games/amsterdam/src/a.ts', 'packages/bots/src/index.ts', false],
  ['games/amsterdam/src/a.ts', 'games/amsterdam/bot/index.ts', false],
  ['games/amsterdam/src/a.ts', 'games/amsterdam/ui/terminal/index.ts', false],
  ['games/amsterdam/src/a.ts', 'games/steel-driver/src/index.ts', false],
  ['games/amsterdam/bot/a.ts', 'games/amsterdam/src/index.ts', true],
  ['games/amsterdam/bot/a.ts', 'packages/bots/src/index.ts', true],
  ['games/amsterdam/bot/a.ts', 'games/amsterdam/ui/terminal/index.ts', false],
  ['games/amsterdam/bot/a.ts', 'games/steel-driver/bot/index.ts', false],
  ['games/amsterdam/ui/a.ts', 'games/amsterdam/src/index.ts', true],
  ['games/amsterdam/ui/a.ts', 'packages/ui/src/words.ts', true],
  ['games/amsterdam/ui/a.ts', 'packages/bots/src/index.ts', false],
  ['games/amsterdam/test/a.ts', 'packages/engine/testing/index.ts', true],
  ['games/amsterdam/test/a.ts', 'packages/bots/testing/index.ts', true],
  ['games/amsterdam/bot/a.ts', 'packages/bots/testing/index.ts', false],
  ['games/amsterdam/test/a.ts', 'games/amsterdam/src/index.ts', true],
  ['games/amsterdam/test/a.ts', 'games/steel-driver/src/index.ts', false],
  ['games/amsterdam/test/a.ts', 'packages/titles/src/index.ts', false],
  ['apps/cli/src/a.ts', 'packages/titles/src/index.ts', true],
  ['apps/cli/src/a.ts', 'packages/engine/testing/index.ts', true],
  ['apps/cli/src/a.ts', 'packages/table/src/index.ts', true],
  ['apps/cli/src/a.ts', 'packages/table/testing/index.ts', false],
  ['apps/cli/test/a.ts', 'packages/table/testing/index.ts', true],
  ['apps/cli/src/a.ts', 'node:fs', true],
  ['apps/cli/src/a.ts', 'games/amsterdam/src/index.ts', false],
];

/** Packages are also reached by name: the names lead to the planted folders. */
function linkPackages(folder: string): void {
  for (const name of ['engine', 'kit']) {
    const link = join(folder, 'node_modules/@roundhouse', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, 'packages', name), link, 'junction');
  }
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'), 'junction');
}

function plantArrows(): string {
  const files: Record<string, string> = {
    'package.json': '{"type":"module","devDependencies":{"vitest":"*"}}',
    'packages/engine/package.json': '{"exports":{"./testing":"./testing/index.ts"}}',
    'packages/kit/package.json': '{"exports":{"./*":"./src/*.ts"}}',
    'games/amsterdam/src/by-name.ts':
      "import '@roundhouse/kit/hex';\nimport type {} from '@roundhouse/engine/testing';\n",
    'packages/kit/src/ring.ts': "import './gnir.ts';\n",
    'packages/kit/src/gnir.ts': "import './ring.ts';\n",
    'packages/kit/src/types.ts': "import './table.ts';\n",
    'packages/kit/src/table.ts': "import type {} from './types.ts';\n",
  };
  for (const [from, to] of arrows) {
    const inside = to.includes('/');
    const target = inside ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;
    files[from] = `${files[from] ?? ''}import '${target}';\n`;
    if (inside) files[to] ??= 'export {};\n';
  }
  const folder = plant(files);
  linkPackages(folder);
  return folder;
}

test('the arrows of the architecture hold, and no others', () => {
  const options = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const output = outputOf(
    plantArrows(),
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ...options,
    'packages',
    'games',
    'apps',
  );
  const { summary } = JSON.parse(output) as {
    summary: { violations: readonly { from: string; to: string; rule: { name: string } }[] };
  };
  const found = summary.violations.map(({ from, to, rule }) => {
    const outside = to.includes('vitest') ? 'vitest' : to === 'fs' ? 'node:fs' : to;
    return `${rule.name}: ${from} -> ${outside}`;
  });
  const wanted = arrows
    .filter(([, , may]) => !may)
    .map(([from, to]) => `not-in-allowed: ${from} -> ${to}`);
  expect(found.sort()).toEqual(
    [
      ...wanted,
      'not-in-allowed: games/amsterdam/src/by-name.ts -> packages/engine/testing/index.ts',
      'no-circular: packages/kit/src/gnir.ts -> packages/kit/src/ring.ts',
    ].sort(),
  );
});
