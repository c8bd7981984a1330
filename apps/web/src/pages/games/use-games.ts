/** The games of whoever looks that are over, the latest first, as many pages of them as somebody has asked for. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { useEffect, useState } from 'react';
import { server } from '../../online/here.ts';
import { NoServer } from '../../online/server.ts';

type Page = Answer<'listFinished'>;
export type Game = Page['tables'][number];

export interface Games {
  /** Undefined until they are known. */
  readonly games?: readonly Game[];
  readonly hasMore: boolean;
  /** Undefined until they are known once. */
  readonly counts?: Page['counts'];
}

/** `title`: only those of a game. `pages`: how many. Refused to who is nobody here. */
export function useGames(
  title: string | undefined,
  pages: number,
): Games | 'no-server' | 'refused' {
  const [known, setKnown] = useState<readonly Page[]>([]);
  const [of, setOf] = useState(title);
  const [fault, setFault] = useState<'no-server' | 'refused'>();
  const isOther = of !== title;
  const had = isOther ? undefined : known.at(-1);
  const isWanted = isOther || (known.length < pages && had?.hasMore !== false);
  const last = had?.tables.at(-1)?.table;
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const look = async (): Promise<void> => {
      const page = await server.askUntilAnswered(leaving.signal)('listFinished', {
        ...(title === undefined ? {} : { title }),
        ...(last === undefined ? {} : { last }),
      });
      if (leaving.signal.aborted) return;
      setKnown((before) => (last === undefined ? [page] : [...before, page]));
      setOf(title);
    };
    look().catch((error: unknown) => {
      if (error instanceof NoServer) setFault('no-server');
      if (error instanceof Refused) setFault('refused');
    });
    return () => leaving.abort();
  }, [isWanted, title, last]);
  if (fault) return fault;
  const counts = known.at(-1)?.counts;
  return {
    ...(counts ? { counts } : {}),
    ...(had ? { games: known.flatMap(({ tables }) => tables) } : {}),
    hasMore: had?.hasMore === true,
  };
}
