import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const title = process.env['ROUNDHOUSE_TITLE'] ?? '';
// Stryker runs a copy of the game: what is imported by the game's name must be that copy.
const game = fileURLToPath(new URL(`../games/${title}`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      [`@roundhouse/${title}/rules`]: `${game}/src/index.ts`,
      [`@roundhouse/${title}/bot`]: `${game}/bot/index.ts`,
    },
  },
  test: {
    include: [`games/${title}/test/**/*.test.ts`],
    exclude: ['**/*.long.test.ts'],
    testTimeout: 120_000,
  },
});
