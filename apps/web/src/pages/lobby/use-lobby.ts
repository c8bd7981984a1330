/** The tables that anybody may join or watch, looked at again and again. */
import type { Answer, Asks } from '@roundhouse/contract';
import { useEffect, useState } from 'react';
import { server } from '../../online/here.ts';
import { NoServer } from '../../online/server.ts';

export type LobbyTable = Answer<'listLobby'>['tables'][number];
export type Wanted = 'free' | 'running' | 'over';

export interface Filter {
  readonly wanted: Wanted;
  /** Undefined: every game. */
  readonly title?: string;
  /** Undefined: any. */
  readonly pace?: 'none' | 'live' | 'days';
}

export interface Lobby {
  /** Undefined until it is known. */
  readonly tables?: readonly LobbyTable[];
  /** When it was looked at, in milliseconds since 1970. */
  readonly at: number;
  readonly hasNoServer?: boolean;
}

const EVERY_MS = 4_000;

const ASKED: Readonly<Record<Wanted, Asks<'listLobby'>>> = {
  free: { free: 'true' },
  running: { phase: 'running' },
  over: { phase: 'over' },
};

export function useLobby({ wanted, title, pace }: Filter): Lobby {
  const asked = `${wanted} ${title} ${pace}`;
  const [lobby, setLobby] = useState<Lobby & { readonly asked: string }>({ at: 0, asked });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async (): Promise<void> => {
      const ask = server.askUntilAnswered(signal);
      while (!signal.aborted) {
        if (document.visibilityState === 'visible') {
          const filter = {
            ...ASKED[wanted],
            ...(title === undefined ? {} : { title }),
            ...(pace === undefined ? {} : { pace }),
          };
          const { tables } = await ask('listLobby', filter);
          if (!signal.aborted) setLobby({ tables, at: Date.now(), asked });
        }
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      }
    };
    look().catch((error: unknown) => {
      if (error instanceof NoServer) setLobby({ at: 0, asked, hasNoServer: true });
    });
    return () => leaving.abort();
  }, [wanted, title, pace, asked]);
  // What was found by another filter is not shown.
  return lobby.asked === asked ? lobby : { at: 0 };
}
