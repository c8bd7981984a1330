/** What a page asks for once, and again when it asks for something else. */
import type { Answer, AnsweredName, Asks } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { server } from './here.ts';
import { NoServer } from './server.ts';

export type Asked<R extends AnsweredName> = Answer<R> | 'no-server' | 'refused';

async function answered<R extends AnsweredName>(
  route: R,
  asked: Asks<R>,
  signal: AbortSignal,
): Promise<Asked<R>> {
  try {
    return await server.askUntilAnswered(signal)(route, asked);
  } catch (error) {
    if (error instanceof NoServer) return 'no-server';
    if (error instanceof Refused) return 'refused';
    throw error;
  }
}

/**
 * Undefined until it is known; and how it is asked again. `everyMs`: by itself, while the page is seen. Where what to ask
 * is not known yet (undefined), nothing is asked.
 */
export function useAsked<R extends AnsweredName>(
  route: R,
  asked: Asks<R> | undefined,
  everyMs?: number,
): readonly [Asked<R> | undefined, () => Promise<void>] {
  const key = JSON.stringify([route, asked]);
  const [known, setKnown] = useState<{ readonly key: string; readonly answer: Asked<R> }>();
  const look = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const [, wanted] = JSON.parse(key) as [R, Asks<R> | null];
      if (wanted === null) return;
      const answer = await answered(route, wanted, signal);
      if (!signal.aborted) setKnown({ key, answer });
    },
    [route, key],
  );
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const lookNow = (): void => void look(signal).catch(() => undefined);
    // A page that is opened behind others is there when it is seen; whoever has gone on asks for nothing more.
    lookNow();
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') lookNow();
    };
    const timer = everyMs === undefined ? undefined : setInterval(lookIfSeen, everyMs);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [look, everyMs]);
  const again = useCallback(() => look(new AbortController().signal), [look]);
  return [known?.key === key ? known.answer : undefined, again];
}
