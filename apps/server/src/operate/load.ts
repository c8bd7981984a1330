/** How busy a server is now. */
import { timersDue, type Database } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';

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
