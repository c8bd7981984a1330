// Read by scripts/mutate.ts, which names the title and, if wanted, the files.
const title = process.env.ROUNDHOUSE_TITLE;
const game = `games/${title}`;
const globs = process.env.ROUNDHOUSE_MUTATE?.split(',');

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: globs ?? [`${game}/src/**/*.ts`],
  ignorePatterns: ['**', `!${game}/**`, '!mutation/*.ts', '!tsconfig*.json'],
  tempDirName: 'mutation/run',
  symlinkNodeModules: false,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant that is active at load time would need every test from a fresh start.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `mutation/reports/${title}.incremental.json`,
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: {
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
  jsonReporter: { fileName: `mutation/reports/${title}.json` },
  allowConsoleColors: process.stdout.isTTY === true,
  checkers: [],
  disableTypeChecks: false,
  packageManager: 'npm',
};
