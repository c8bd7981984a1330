/** A thread that plays for a training: jobs in, answers out, one at a time. */
import {
  gateGroup,
  iterationsAt,
  levelsOf,
  netFromBytes,
  selfPlay,
  type Bot,
  type Brain,
  type Budget,
} from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { answerJobs, tableOf } from '../crew.ts';
import type { GateJob, PlayJob } from './jobs.ts';
import { keepPositions } from './positions.ts';

async function done(job: PlayJob | GateJob): Promise<number> {
  const { brain, config } = await tableOf(job);
  return job.kind === 'play' ? play(brain, config, job) : gate(brain, config, job);
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

function budgetOf(brain: Brain<AnyGame>, { config, playouts }: PlayJob | GateJob): Budget {
  return { iterations: playouts ?? iterationsAt(brain.search.hard.iterations, config.seats) };
}

function playerOf(brain: Brain<AnyGame>, bytes: Uint8Array | undefined): Bot<AnyGame> {
  const levels = levelsOf(brain, bytes && netFromBytes(bytes));
  const player = bytes ? levels.hard : levels.normal;
  if (!player) throw new Error('there is no bot to train with');
  return player;
}

answerJobs(done);
