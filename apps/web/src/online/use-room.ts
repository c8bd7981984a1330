/** A table before it begins, looked at again and again, so that it fills before one's eyes. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { line, server, watchNetwork } from './here.ts';
import { NoServer } from './server.ts';

export type RoomSeen = Answer<'readTable'>['table'];

/** Why there is no table to show. */
export type RoomFault = 'missing' | 'no-server';

export interface Room {
  readonly table?: RoomSeen;
  readonly fault?: RoomFault;
  /** Looks again at once. */
  look(): void;
}

const EVERY_MS = 1_200;

export function useRoom(id: string): Room {
  const [seen, setSeen] = useState<Omit<Room, 'look'>>({});
  const wake = useRef<() => void>(() => undefined);
  const look = useCallback(() => wake.current(), []);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const stop = watchNetwork(() => line.tryNow());
    const watch = async (): Promise<void> => {
      const ask = server.askUntilAnswered(signal);
      for (;;) {
        const { table } = await ask('readTable', { table: id });
        if (signal.aborted) return;
        setSeen((before) => (isSame(before.table, table) ? before : { table }));
        if (table.phase === 'over') return;
        await pause(signal, wake);
      }
    };
    watch().catch((error: unknown) => {
      if (signal.aborted) return;
      if (error instanceof NoServer) setSeen({ fault: 'no-server' });
      if (error instanceof Refused) setSeen({ fault: 'missing' });
    });
    return () => {
      leaving.abort();
      stop();
    };
  }, [id]);
  return { ...seen, look };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Nobody who looks elsewhere needs to know; who has changed something looks at once. */
async function pause(signal: AbortSignal, wake: { current: () => void }): Promise<void> {
  do {
    await new Promise<void>((resolve) => {
      wake.current = resolve;
      setTimeout(resolve, EVERY_MS);
    });
    signal.throwIfAborted();
  } while (document.visibilityState === 'hidden');
}
