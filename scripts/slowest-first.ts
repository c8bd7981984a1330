/** The order of the test files: no core is to wait at the end for a long one that began late. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes more than ten seconds of a quiet machine, the longest first. Others may come in any order. */
const SLOWEST = [
  'table/by-pointer',
  'table/whole-games',
  'table/tables',
  'online/friends',
  'online/seats',
  'table/reel',
  'server/test/nodes',
  'cli/test/trust',
  'cli/test/ladder',
  'table/evening',
  'table/shares',
  'table/overflow',
  'web/test/preferences',
  'table/accessible',
  'shell/accessible',
  'table/ending',
  'steel-driver/test/conformance',
  'train-rails/test/conformance',
];

function rank({ moduleId }: TestSpecification): number {
  const found = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return found < 0 ? SLOWEST.length : found;
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
