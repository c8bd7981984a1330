/** The finished match as the expert sees it: worked out beside the page, once it is asked for. */
import type { Review } from '@roundhouse/bots';
import { useEffect, useState } from 'react';
import { useTable } from '../table-context.tsx';

export interface Reviewing {
  readonly isThinking: boolean;
  /** Undefined: not yet, or there is no expert for this game. */
  readonly review?: Review;
}

export function useReview(): Reviewing {
  const { session } = useTable();
  const [reviewing, setReviewing] = useState<Reviewing>({ isThinking: true });
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      // Without a judgement the figures speak.
      const review = await session.host.review().catch(() => undefined);
      if (isHere) setReviewing({ isThinking: false, ...(review ? { review } : {}) });
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [session]);
  return reviewing;
}
