/** A table before it begins, told by its stream, so that it fills before one's eyes. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { line, server, watchNetwork } from './here.ts';
import { NoServer } from './server.ts';
import { StreamReader } from './stream-reader.ts';

export type RoomSeen = Answer<'readTable'>['table'];

/** Why there is no table to show. */
export type RoomFault = 'missing' | 'no-server';

export interface Room {
  readonly table?: RoomSeen;
  readonly fault?: RoomFault;
  /** Looks again at once. */
  look(): void;
}

/** No line of the match is wanted here: whoever plays it reads another stream. */
const AFTER_ALL = 1_000_000;

/** `isScreen`: as the screen in the middle, which the others are told of. */
export function useRoom(id: string, isScreen = false): Room {
  const [seen, setSeen] = useState<Omit<Room, 'look'>>({});
  const again = useRef<() => Promise<void>>(async () => undefined);
  const look = useCallback(() => void again.current().catch(() => undefined), []);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (table: RoomSeen): void => {
      if (!signal.aborted) setSeen((before) => (isSame(before.table, table) ? before : { table }));
    };
    const read = async (): Promise<void> => {
      show((await server.askUntilAnswered(signal)('readTable', { table: id })).table);
    };
    again.current = read;
    const stream = new StreamReader({
      line,
      closing: signal,
      open: (cut) => {
        const as = isScreen ? { as: 'screen' as const } : {};
        return server.stream('watch', { table: id, eyes: 'public', after: AFTER_ALL, ...as }, cut);
      },
      hear(name, data) {
        if (name === 'table') show((JSON.parse(data) as Answer<'readTable'>).table);
      },
    });
    const stop = watchNetwork((isCut) => {
      stream.doubt(isCut);
      line.tryNow();
    });
    const watch = async (): Promise<void> => {
      await read();
      await stream.follow();
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
  }, [id, isScreen]);
  return { ...seen, look };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
