import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/slowest-first.ts';

const long = process.env['ROUNDHOUSE_LONG'] === '1';

const every = ['{packages,games,apps}/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'];
const left = ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])];
/** They draw boards, which have to be built: Node alone reads no `.tsx`. */
const drawing = ['packages/titles/test/{titles,explains}.test.ts'];
/** Many whole games: counting lines would make them take twice as long. */
const playing = [
  '*bot*',
  '*brain*',
  '*conformance*',
  '*worlds*',
  'expert',
  'hoarding',
  'imagined*',
  'leaks',
  'legal-lists',
  'movement',
  'redeal',
  'review',
  'spoiled*',
  'spoken*',
  'strange*',
  'trial',
].join('|');
/** By these it is counted which lines of the rules are covered. */
const measured = ['packages/engine/test/!(browser).test.ts', `games/*/test/!(${playing}).test.ts`];

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    // More than cores: tests wait for a browser, a server, a disk.
    maxWorkers: 4,
    testTimeout: long ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    // Node runs the code as it does elsewhere, each module once for all files of a process.
    isolate: false,
    // Whole games make much that is soon forgotten: with room for it a tenth less is spent on cleaning up.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    coverage: {
      provider: 'v8',
      include: ['games/*/src/**/*.ts', 'packages/engine/src/**/*.ts'],
      reporter: ['json-summary'],
      reportsDirectory: 'coverage',
      reportOnFailure: true,
    },
    projects: [
      {
        extends: true,
        // One for all that needs no other process: a process goes on with whatever file is next.
        test: {
          name: 'others',
          include: every,
          exclude: [...left, ...measured, ...drawing],
        },
      },
      {
        extends: true,
        test: {
          name: 'boards',
          include: drawing,
          exclude: left,
          experimental: { viteModuleRunner: true },
        },
      },
      {
        extends: true,
        test: { name: 'rules', include: measured, exclude: left },
      },
    ],
  },
});
