/** The store's clock, read by everybody who shares it: nodes whose own clocks differ agree on who is late. */
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { StoreError } from '@roundhouse/table/match-store';
import type { Database } from './database.ts';

export interface StoreClock {
  /** Milliseconds since 1970. It goes back only where it was wrong by much. */
  now(): number;
  end(): void;
}

/** So often it is compared anew: a quartz drifts by a few milliseconds in that time. */
const EVERY_MS = 60_000;
/** Set back by no more than this it stands still until it is right again; who stood still for hours would serve nobody. */
const STILL_MS = 10_000;
/** The answer that took the shortest way says it best. */
const TRIES = 3;

export async function storeClock(database: Database, everyMs = EVERY_MS): Promise<StoreClock> {
  // What this machine's own clock says does not matter, nor that somebody sets it.
  let ahead = await difference(database);
  let last = 0;
  const ending = new AbortController();
  const compare = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await setTimeout(everyMs, undefined, { ref: false });
      if (ending.signal.aborted) return;
      try {
        ahead = await difference(database);
      } catch (error) {
        // While the store is away the last comparison holds.
        if (!(error instanceof StoreError)) throw error;
      }
    }
  };
  void compare();
  return {
    now() {
      const time = Math.floor(performance.now() + ahead);
      last = last - time > STILL_MS ? time : Math.max(last, time);
      return last;
    },
    end: () => ending.abort(),
  };
}

/** How much the store's clock is ahead of the time since this program started. */
async function difference(database: Database): Promise<number> {
  let [shortest, found] = [Infinity, 0];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const asked = performance.now();
    const theirs = await database.clock();
    const took = performance.now() - asked;
    if (took < shortest) [shortest, found] = [took, theirs - asked - took / 2];
  }
  return found;
}
