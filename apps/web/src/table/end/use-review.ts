/** The finished match as the expert sees it: worked out beside the page, a question at a time, until it is enough. */
import { reviewMatch, type Review } from '@roundhouse/bots';
import type { KeptReviewing } from '@roundhouse/table';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../app/listeners.ts';
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
/** Nobody has his own device think longer, however slow it is; a question that was asked is still answered. */
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
  const told = new Listeners();
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
    told.tell();
  };
  const progress = (part: number): void => become({ part });
  // What is thought over elsewhere costs nothing here: it is waited for until somebody has had enough.
  const seen = { progress, isEnough: () => isStopped };
  const here = (): Promise<Review> => {
    const until = performance.now() + MOST_MS;
    const isEnough = (): boolean => isStopped || performance.now() > until;
    const ask: Parameters<typeof reviewMatch>[0]['ask'] = async (question) => {
      const answer = await host.review(question);
      if (answer === undefined) throw new Error('there is no expert');
      return answer;
    };
    return reviewMatch({ ask, progress, isEnough }, { points: POINTS, own });
  };
  reviewed(host, own, seen, here).then(
    (review) => become({ isThinking: false, review }),
    // Without a judgement the figures speak.
    () => become({ isThinking: false }),
  );
  return { subscribe: told.subscribe, now: () => now };
}

/** As it is kept with the match, for everybody; where that can't be, this device thinks for itself. */
async function reviewed(
  host: TableHost,
  own: readonly number[],
  seen: KeptReviewing,
  here: () => Promise<Review>,
): Promise<Review> {
  if (!host.keptReview) return here();
  let kept: Review | undefined;
  try {
    kept = await host.keptReview(seen);
  } catch {
    return here();
  }
  if (!kept) throw new Error('there is no expert');
  return { ...kept, own: kept.own.filter(({ seat }) => own.includes(seat)) };
}

export function useReview(): Reviewing {
  const { session, persons } = useTable();
  const { subscribe, now } = runOf(session.host, persons);
  return useSyncExternalStore(subscribe, now);
}
