/** Timers: each node looks in the store for what is due, and does what it gets to hold. */
import { setTimeout } from 'node:timers/promises';
import type { Timer, TimerStore } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';

/** So long a node may take for what it holds; then another tries. */
const HELD_MS = 30_000;
const MOST_AT_ONCE = 20;

export interface TimersParts<Kind extends Timer['kind']> {
  readonly timers: TimerStore;
  readonly kinds: readonly Kind[];
  /** When it is due again; undefined: never by time alone. */
  readonly fire: (timer: Timer & { readonly kind: Kind }) => Promise<number | undefined>;
  readonly now: () => number;
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

/** Answers how it is ended: what it holds is done before. */
export function runTimers<Kind extends Timer['kind']>(
  parts: TimersParts<Kind>,
): () => Promise<void> {
  const { timers, kinds, now, everyMs, onFault } = parts;
  const ending = new AbortController();
  const { signal } = ending;

  const fire = async (timer: Timer): Promise<void> => {
    try {
      await timers.settle(timer, await parts.fire(timer as Timer & { readonly kind: Kind }));
    } catch (error) {
      // Another node, or this one, tries when it is no longer held.
      if (!(error instanceof StoreError)) onFault(error);
    }
  };
  // One that takes long, as a webhook that does not answer, keeps none of the others waiting.
  const firing = new Set<Promise<void>>();
  const look = async (): Promise<void> => {
    const free = MOST_AT_ONCE - firing.size;
    if (free === 0) return;
    const time = now();
    for (const timer of await timers.claim(kinds, time, time + HELD_MS, free)) {
      const work: Promise<void> = fire(timer).finally(() => firing.delete(work));
      firing.add(work);
    }
  };
  const lookNowAndThen = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await look();
      } catch (error) {
        // A store that is away comes back, and is asked again.
        if (!(error instanceof StoreError)) onFault(error);
      }
      await setTimeout(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  };
  const running = lookNowAndThen();
  return async () => {
    ending.abort();
    await running;
    await Promise.all(firing);
  };
}
