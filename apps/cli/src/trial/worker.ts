/** One thread of a trial run: gets a plan and the numbers of its games, posts a row for each. */
import { trialGame } from '@roundhouse/bots';
import { titleOf } from '@roundhouse/titles';
import { openTrial, type AnyTrialPlan } from '@roundhouse/titles/trial';
import { parentPort, workerData } from 'node:worker_threads';
import { readIfThere } from '../levels.ts';

const { plan, games } = workerData as {
  readonly plan: AnyTrialPlan;
  readonly games: readonly number[];
};
const title = titleOf(plan.title);
if (!title) throw new Error(`there is no title ${plan.title}`);
const trial = await openTrial(title, plan, readIfThere);
for (const game of games) parentPort?.postMessage(trialGame(trial, game), []);
