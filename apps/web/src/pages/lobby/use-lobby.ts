/** The tables that anybody may join or watch, looked at whenever its stream says that they have changed. */
import type { Answer, Asks } from '@roundhouse/contract';
import { useEffect, useState } from 'react';
import { followNews } from '../../online/follow-news.ts';
import { server } from '../../online/here.ts';
import { inParts } from '../../online/in-parts.ts';
import { NoServer } from '../../online/server.ts';

export type LobbyTable = Answer<'listLobby'>['tables'][number];
export type Wanted = 'free' | 'running' | 'over';

export interface Filter {
  readonly wanted: Wanted;
  /** Undefined: every game. */
  readonly title?: string;
  /** Undefined: any. */
  readonly pace?: 'none' | 'live' | 'days';
  /** How many parts of the list. */
  readonly parts: number;
}

export interface Lobby {
  /** Undefined until it is known. */
  readonly tables?: readonly LobbyTable[];
  readonly hasMore?: boolean;
  /** When it was looked at, in milliseconds since 1970. */
  readonly at: number;
  readonly hasNoServer?: boolean;
}

const ASKED: Readonly<Record<Wanted, Asks<'listLobby'>>> = {
  free: { free: 'true' },
  running: { phase: 'running' },
  over: { phase: 'over' },
};

export function useLobby({ wanted, title, pace, parts }: Filter): Lobby {
  const asked = `${wanted} ${title} ${pace}`;
  const [lobby, setLobby] = useState<Lobby & { readonly asked: string }>({ at: 0, asked });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async (): Promise<void> => {
      const filter = {
        ...ASKED[wanted],
        ...(title === undefined ? {} : { title }),
        ...(pace === undefined ? {} : { pace }),
      };
      const ask = server.askUntilAnswered(signal);
      const { some: tables, hasMore } = await inParts(
        parts,
        async (skip) => {
          const part = await ask('listLobby', { ...filter, skip });
          return { some: part.tables, hasMore: part.hasMore };
        },
        ({ table }) => table,
      );
      if (!signal.aborted) setLobby({ tables, hasMore, at: Date.now(), asked });
    };
    const fail = (error: unknown): void => {
      if (error instanceof NoServer) setLobby({ at: 0, asked, hasNoServer: true });
    };
    // Nobody's turn is told by the stream.
    followNews({ open: (cut) => server.stream('watchLobby', {}, cut), look, fail }, signal);
    return () => leaving.abort();
  }, [wanted, title, pace, parts, asked]);
  // What was found by another filter is not shown.
  return lobby.asked === asked ? lobby : { at: 0 };
}
