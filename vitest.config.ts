import { defineConfig } from 'vitest/config';

const long = process.env['ROUNDHOUSE_LONG'] === '1';

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
    globalSetup: 'scripts/browser-desk.ts',
    maxWorkers: 2,
    testTimeout: long ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    coverage: {
      provider: 'v8',
      include: ['games/*/src/**/*.ts', 'packages/engine/src/**/*.ts'],
      reporter: ['json-summary', 'json'],
      reportsDirectory: 'coverage',
      reportOnFailure: true,
    },
  },
});
