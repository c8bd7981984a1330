import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const title = process.env['ROUNDHOUSE_TITLE'] ?? '';
// Stryker runs a copy of the game: what is imported by the game's name must be that copy.
const game = fileURLToPath(new URL(`../games/${title}`, import.meta.url));

/** A mutant dies at the first test that fails: the quick ones go first, whole matches last. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.includes('conformance');
    return Promise.resolve(files.toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b))));
  }
}

const suite = fileURLToPath(new URL('conformance.ts', import.meta.url));

export default defineConfig({
  plugins: [
    {
      name: 'conformance-for-mutants',
      enforce: 'pre',
      resolveId(source, importer) {
        return source === '@roundhouse/engine/testing' && importer !== suite ? suite : undefined;
      },
    },
  ],
  resolve: {
    alias: {
      [`@roundhouse/${title}/rules`]: `${game}/src/index.ts`,
      [`@roundhouse/${title}/bot`]: `${game}/bot/index.ts`,
    },
  },
  test: {
    include: [`games/${title}/test/**/*.test.ts`],
    exclude: ['**/*.long.test.ts'],
    sequence: { sequencer: QuickFirst },
    testTimeout: 120_000,
  },
});
