/** The games of whoever looks that are over, the latest first. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { useEffect, useState } from 'react';
import { server } from '../../online/here.ts';
import { NoServer } from '../../online/server.ts';

export type Game = Answer<'listTables'>['tables'][number];
export type Games = readonly Game[] | 'nobody' | 'no-server';

async function look(signal: AbortSignal): Promise<Games> {
  try {
    const { tables } = await server.askUntilAnswered(signal)('listTables', {});
    return tables
      .filter(({ phase }) => phase === 'over')
      .toSorted((one, other) => other.touched - one.touched);
  } catch (error) {
    if (error instanceof NoServer) return 'no-server';
    if (error instanceof Refused) return 'nobody';
    throw error;
  }
}

/** Undefined until it is known. */
export function useGames(): Games | undefined {
  const [games, setGames] = useState<Games>();
  useEffect(() => {
    const leaving = new AbortController();
    look(leaving.signal).then(setGames, () => undefined);
    return () => leaving.abort();
  }, []);
  return games;
}
