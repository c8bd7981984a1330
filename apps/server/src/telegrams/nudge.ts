/** When something has happened at a table, its people's timers are set: somebody looks soon what there is to tell them. */
import type { ChannelStore, TimerStore } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';
import { GRACE_MS } from './due.ts';

export interface NudgeParts {
  readonly channels: Pick<ChannelStore, 'personsAt'>;
  readonly timers: Pick<TimerStore, 'bringForward'>;
  readonly now: () => number;
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

/** PostgreSQL takes 65,535 values at most. */
const MOST_ROOMS = 1_000;

export interface Nudging {
  /** Something has happened there. */
  note(room: string): void;
  end(): Promise<void>;
}

/** All that has happened since the last time is one question to the store, however much it was. */
export function nudgePeople({ channels, timers, now, everyMs, onFault }: NudgeParts): Nudging {
  const noted = new Set<string>();
  let running = Promise.resolve();
  const nudge = async (): Promise<void> => {
    const rooms = [...noted].slice(0, MOST_ROOMS);
    for (const room of rooms) noted.delete(room);
    try {
      const people = await channels.personsAt(rooms);
      await timers.bringForward('telegram', people, now(), now() + GRACE_MS);
    } catch (error) {
      // Whoever is not found now is found by the next look.
      for (const room of rooms) noted.add(room);
      if (!(error instanceof StoreError)) onFault(error);
    }
  };
  const timer = setInterval(() => {
    if (noted.size > 0) running = running.then(nudge);
  }, everyMs);
  timer.unref();
  return {
    note: (room) => void noted.add(room),
    async end() {
      clearInterval(timer);
      await running;
      if (noted.size > 0) await nudge();
    },
  };
}
