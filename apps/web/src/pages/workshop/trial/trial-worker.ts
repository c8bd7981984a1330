/** The worker that plays a trial run: a plan in, a report after each game out. Who wants no more ends the worker. */
import { trialGame, trialReport, type FailedTrial, type TrialRow } from '@roundhouse/bots';
import { titleOf } from '@roundhouse/titles';
import { openTrial, type AnyTrialPlan } from '@roundhouse/titles/trial';
import type { TrialMessage } from './start-trial.ts';

/** The levels that play a box need no nets. */
const withoutNets = async (): Promise<undefined> => undefined;

addEventListener('message', async ({ data: plan }: MessageEvent<AnyTrialPlan>) => {
  try {
    const title = titleOf(plan.title);
    if (!title) throw new Error(`there is no title ${plan.title}`);
    const trial = await openTrial(title, plan, withoutNets);
    const rows: (TrialRow | FailedTrial)[] = [];
    for (let game = 0; game < plan.games; game++) {
      rows.push(trialGame(trial, game));
      tell({ report: trialReport(trial, rows) });
    }
  } catch (error) {
    tell({ problem: error instanceof Error ? error.message : String(error) });
  }
});

function tell(message: TrialMessage): void {
  postMessage(message);
}
