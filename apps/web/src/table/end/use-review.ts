/** The finished match as the expert sees it: worked out beside the page, once it is asked for. */
import type { Review } from '@roundhouse/bots';
import { useEffect, useState } from 'react';
import type { TableHost } from '../../host/index.ts';
import { useTable } from '../table-context.tsx';

export interface Reviewing {
  readonly isThinking: boolean;
  /** Undefined: not yet, or there is no expert for this game. */
  readonly review?: Review;
}

/** Thought over once: who comes back from the board finds it as it was. */
const known = new WeakMap<TableHost, Reviewing>();
const asked = new WeakMap<TableHost, Promise<Reviewing>>();

function reviewing(host: TableHost): Promise<Reviewing> {
  const answer = asked.get(host) ?? think(host);
  asked.set(host, answer);
  return answer;
}

async function think(host: TableHost): Promise<Reviewing> {
  // Without a judgement the figures speak.
  const review = await host.review().catch(() => undefined);
  const done = { isThinking: false, ...(review ? { review } : {}) };
  known.set(host, done);
  return done;
}

export function useReview(): Reviewing {
  const { host } = useTable().session;
  const [now, setNow] = useState<Reviewing>(() => known.get(host) ?? { isThinking: true });
  useEffect(() => {
    let isHere = true;
    void reviewing(host).then((thought) => isHere && setNow(thought));
    return () => {
      isHere = false;
    };
  }, [host]);
  return now;
}
