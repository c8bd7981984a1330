/** The finished match as the expert sees it: worked out beside the page, a question at a time, until it is enough. */
import { reviewMatch, type Review } from '@roundhouse/bots';
import { useSyncExternalStore } from 'react';
import type { TableHost } from '../../host/index.ts';
import { useTable } from '../table-context.tsx';

export interface Reviewing {
  readonly isThinking: boolean;
  /** How much of it is looked through, 0 to 1. */
  readonly part: number;
  /** Undefined: not yet, or there is no expert for this game. */
  readonly review?: Review;
  /** What is known by now has to do. */
  stop(): void;
}

const POINTS = 4;
/** Nobody waits longer, however slow the device is; a question that was asked is still answered. */
const MOST_MS = 60_000;

interface Run {
  subscribe(listener: () => void): () => void;
  now(): Reviewing;
}

/** Thought over once: who comes back from the board finds it as it was. */
const runs = new WeakMap<TableHost, Run>();

function runOf(host: TableHost, own: readonly number[]): Run {
  const run = runs.get(host) ?? begin(host, own);
  runs.set(host, run);
  return run;
}

function begin(host: TableHost, own: readonly number[]): Run {
  const listeners = new Set<() => void>();
  const until = performance.now() + MOST_MS;
  let isStopped = false;
  let now: Reviewing = {
    isThinking: true,
    part: 0,
    stop() {
      isStopped = true;
    },
  };
  const become = (next: Partial<Reviewing>): void => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  };
  const reviewed = reviewMatch(
    {
      async ask(question) {
        const answer = await host.review(question);
        if (answer === undefined) throw new Error('there is no expert');
        return answer;
      },
      progress: (part) => become({ part }),
      isEnough: () => isStopped || performance.now() > until,
    },
    { points: POINTS, own },
  );
  reviewed.then(
    (review) => become({ isThinking: false, review }),
    // Without a judgement the figures speak.
    () => become({ isThinking: false }),
  );
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => now,
  };
}

export function useReview(): Reviewing {
  const { session, persons } = useTable();
  const { subscribe, now } = runOf(session.host, persons);
  return useSyncExternalStore(subscribe, now);
}
