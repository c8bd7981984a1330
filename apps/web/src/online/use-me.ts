/** Who one is for the server, and where others reach it. */
import type { Answer } from '@roundhouse/contract';
import { useEffect, useState } from 'react';
import { server } from './here.ts';
import { NoServer } from './server.ts';

export type Me = Answer<'readMe'>;

export interface MeAsked {
  /** Undefined until it is known. */
  readonly me?: Me;
  readonly hasNoServer?: boolean;
}

export function useMe(): MeAsked {
  const [asked, setAsked] = useState<MeAsked>({});
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    server
      .askUntilAnswered(signal)('readMe', {})
      .then(
        (me) => setAsked({ me }),
        (error: unknown) => error instanceof NoServer && setAsked({ hasNoServer: true }),
      );
    return () => leaving.abort();
  }, []);
  return asked;
}
