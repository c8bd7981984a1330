/** A tournament as it stands, told by its stream: who joins, which round begins, which table is over. */
import { Refused } from '@roundhouse/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followNews } from '../../online/follow-news.ts';
import { server } from '../../online/here.ts';
import { NoServer } from '../../online/server.ts';
import type { Tournament } from './seen.ts';

type Seen = Tournament | 'no-server' | 'refused';

/** Undefined until it is known; and how it is looked at again at once. */
export function useTournament(
  tournament: string,
): readonly [Seen | undefined, () => Promise<void>] {
  const [known, setKnown] = useState<{ readonly id: string; readonly seen: Seen }>();
  const look = useRef<() => Promise<void>>(async () => undefined);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (seen: Seen): void => {
      if (!signal.aborted) setKnown({ id: tournament, seen });
    };
    look.current = async () =>
      show(await server.askUntilAnswered(signal)('readTournament', { tournament }));
    followNews(
      {
        open: (cut) => server.stream('watchTournament', { tournament }, cut),
        look: () => look.current(),
        fail(error) {
          if (error instanceof NoServer) show('no-server');
          if (error instanceof Refused) show('refused');
        },
      },
      signal,
    );
    return () => leaving.abort();
  }, [tournament]);
  const again = useCallback(() => look.current(), []);
  return [known?.id === tournament ? known.seen : undefined, again];
}
