/** A thread that plays for a training: jobs in, answers out, one at a time. */
import { parentPort } from 'node:worker_threads';
import {
  gateGroup,
  levelsOf,
  netFromBytes,
  selfPlay,
  type Answer,
  type Bot,
  type Brain,
  type Budget,
} from '@roundhouse/bots';
import { isRefusal } from '@roundhouse/engine';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import type { GateJob, PlayJob } from './crew.ts';
import { keepPositions } from './positions.ts';

async function done(job: PlayJob | GateJob): Promise<Answer> {
  try {
    const title = titleOf(job.title);
    if (!title) return { error: `there is no title ${job.title}` };
    const brain = await title.brain();
    const config = brain.rules.configure(job.config);
    if (isRefusal(config)) return { error: `the config was refused: ${config.code}` };
    return { value: job.kind === 'play' ? play(brain, config, job) : gate(brain, config, job) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function play(brain: Brain<AnyGame>, config: AnyGame['config'], job: PlayJob): number {
  const player = playerOf(brain, job.best);
  const budget = job.best && budgetOf(brain, job);
  const positions = selfPlay(brain, { ...job, config, player, budget });
  keepPositions(job.file, brain.features, positions);
  return positions.results.length;
}

function gate(brain: Brain<AnyGame>, config: AnyGame['config'], job: GateJob): number {
  const budget = budgetOf(brain, job);
  const [challenger, champion] = [job.challenger, job.best].map((bytes) => {
    const player = playerOf(brain, bytes);
    const choose: Bot<AnyGame>['choose'] = (view, legal, seat, rng) =>
      player.choose(view, legal, seat, rng, budget);
    return { ...player, choose };
  });
  if (!challenger || !champion) throw new Error('a gate wants two bots');
  return gateGroup(brain, config, challenger, champion, job.seed);
}

function budgetOf(brain: Brain<AnyGame>, { playouts }: PlayJob | GateJob): Budget {
  return { iterations: playouts ?? brain.search.hard.iterations };
}

function playerOf(brain: Brain<AnyGame>, bytes: Uint8Array | undefined): Bot<AnyGame> {
  const levels = levelsOf(brain, bytes && netFromBytes(bytes));
  const player = bytes ? levels.hard : levels.normal;
  if (!player) throw new Error('there is no bot to train with');
  return player;
}

parentPort?.on('message', async (job: PlayJob | GateJob) => {
  parentPort?.postMessage(await done(job), []);
});
