/** How busy a server is now. */
import type { Answer } from '@roundhouse/contract';
import { lastBackup, timersDue, type Database } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';
import { BOUNDS } from './histogram.ts';
import type { Meters } from './meters.ts';

export interface Timers {
  readonly kept: number;
  readonly due: number;
  readonly lateSeconds: number;
}

export interface Load {
  readonly upSeconds: number;
  readonly streams: number;
  readonly matches: number;
  readonly botsThinking: number;
  readonly botsWaiting: number;
  /** Undefined: the store does not answer. */
  readonly timers: Timers | undefined;
}

export interface LoadParts {
  readonly database: Database;
  readonly now: () => number;
  readonly since: number;
  readonly api: { readonly streams: number };
  readonly matches: { readonly size: number };
  readonly thinker: { readonly thinking: number; readonly waiting: number };
}

export async function loadOf({
  database,
  now,
  since,
  api,
  matches,
  thinker,
}: LoadParts): Promise<Load> {
  return {
    upSeconds: Math.max(0, Math.round((now() - since) / 1000)),
    streams: api.streams,
    matches: matches.size,
    botsThinking: thinker.thinking,
    botsWaiting: thinker.waiting,
    timers: await timersDue(database, now()).catch((error: unknown) => {
      if (error instanceof StoreError) return undefined;
      throw error;
    }),
  };
}

/** The same for who looks after the place, with what is known of the store. */
export async function loadForOffice(
  meters: Meters,
  parts: LoadParts,
): Promise<Answer<'readServer'>['load']> {
  const { streams, matches, botsThinking, botsWaiting, timers } = await loadOf(parts);
  const within = meters.commits.within(0.99);
  const last = await lastBackup(parts.database);
  return {
    movesAMinute: meters.lastMinute.total,
    streams,
    matches,
    botsThinking,
    botsWaiting,
    timersDue: timers?.due ?? 0,
    timersLateSeconds: timers?.lateSeconds ?? 0,
    memory: process.memoryUsage.rss(),
    storeBytes: await parts.database.size(),
    // What is beyond all bounds is at least the last.
    ...(within === undefined ? {} : { commitMs: Math.min(within, BOUNDS.at(-1) ?? within) * 1000 }),
    faults: meters.faults,
    ...(last ? { lastBackup: last } : {}),
  };
}
