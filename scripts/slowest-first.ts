/** The order of the test files: no core is to wait, at the end for a long one that began late or before for one that waits itself. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each keeps a core busy for ten seconds or more, the longest first. */
const SLOWEST = [
  'table/whole-games',
  'table/tables',
  'table/evening',
  'online/friends',
  'web/test/preferences',
  'cli/test/ladder',
  'table/accessible',
  'scripts/test/new-game',
  'shell/accessible',
  'learn/first-steps',
  'online/seats',
  'table/overflow',
  'cli/test/play',
  'workshop/by-hand',
  'server/test/two-worlds',
  'table/beside',
  'table/moments',
  'shell/ways',
  'train-rails/test/conformance',
  'online/account',
  'table/storage',
  'online/days',
  'table/keyboard',
  'table/late-boards',
  'table/told',
  'online/ladder',
  'shell/verify',
  'scripts/test/new-language',
  'train-rails/test/strange-states',
  'web/test/offline',
];

/** Each takes as long, and mostly waits: evenly among those that keep the cores busy. */
const WAITING = [
  'telegrams/webhooks',
  'table/bots-only',
  'cli/test/trust',
  'server/test/nodes',
  'table/shares',
  'cli/test/soak',
  'server/test/pace',
  'online/office',
  'server/test/start',
  'server/test/lobby',
  'telegrams/mail',
  'server/test/accounts',
  'cli/test/bot-pool',
  'server/test/bots',
];

/** Many games in a short file. */
const PLAYING = /\/test\/(?:conformance|spoiled-boxes|strange-states|two-worlds)\.test\.ts$/;

/** Others follow, the files with most to read first; what draws boards needs another process, and is last. */
function rank({ moduleId, project }: TestSpecification): number {
  const [slow, waiting] = [SLOWEST, WAITING].map((names) =>
    names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`)),
  ) as [number, number];
  if (slow >= 0) return slow;
  if (waiting >= 0) return ((waiting + 0.5) * SLOWEST.length) / WAITING.length;
  if (project.name === 'boards') return SLOWEST.length + 2;
  return SLOWEST.length + (PLAYING.test(moduleId) ? 0 : 1);
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
