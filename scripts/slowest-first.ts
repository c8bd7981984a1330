/** The order of the test files: no core is to wait at the end for a long one that began late. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes more than ten seconds of a quiet machine, the longest first. Others may come in any order. */
const SLOWEST = [
  'table/whole-games',
  'table/shares',
  'table/reel',
  'table/evening',
  'table/tables',
  'online/friends',
  'online/seats',
  'online/office',
  'online/account',
  'scripts/test/new-game',
  'cli/test/ladder',
  'train-rails/test/conformance',
  'cli/test/trust',
  'cli/test/upkeep',
  'cli/test/soak',
  'server/test/nodes',
  'workshop/by-hand',
  'table/overflow',
  'web/test/preferences',
  'table/accessible',
  'shell/accessible',
  'table/ending',
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
