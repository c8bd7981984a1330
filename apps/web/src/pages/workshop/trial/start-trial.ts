/** A trial run in a worker of its own, so that the page stays alive; stopping it ends the worker at once. */
import type { TrialReport } from '@roundhouse/bots';
import type { AnyTrialPlan } from '@roundhouse/titles/trial';

export type TrialMessage = { readonly report: TrialReport } | { readonly problem: string };

export interface Listening {
  /** After each game. */
  reported(report: TrialReport): void;
  broke(problem: string): void;
}

/** Answers how to stop it. */
export function startTrial(plan: AnyTrialPlan, { reported, broke }: Listening): () => void {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
  const hearing = new AbortController();
  const stop = (): void => {
    worker.terminate();
    // What it has sent may still be on its way.
    hearing.abort();
  };
  const hear = ({ data }: MessageEvent<TrialMessage>): void => {
    if ('problem' in data) {
      stop();
      broke(data.problem);
      return;
    }
    reported(data.report);
    if (data.report.games + data.report.failures.length === plan.games) stop();
  };
  const fail = (event: ErrorEvent): void => {
    stop();
    broke(event.message);
  };
  worker.addEventListener('message', hear, hearing);
  worker.addEventListener('error', fail, hearing);
  worker.postMessage(plan, []);
  return stop;
}
