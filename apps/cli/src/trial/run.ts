/** Plays the games of a trial run, on two threads where that pays off. */
import { trialGame, type FailedTrial, type TrialRow } from '@roundhouse/bots';
import type { AnyTrial } from '@roundhouse/titles/trial';
import { playBatch, type BatchRun } from '../sim/batch.ts';

export function runTrial(trial: AnyTrial, run: BatchRun): Promise<(TrialRow | FailedTrial)[]> {
  const { plan } = trial;
  const batch = {
    games: plan.games,
    tried: plan.config.seats,
    open: async () => ({
      play: (game: number) => trialGame(trial, game),
      close: () => undefined,
    }),
    thread: new URL('./worker.ts', import.meta.url),
    data: { plan },
  };
  return playBatch(batch, run);
}
