/** Where others reach this place; undefined until it is known. */
import type { Answer } from '@roundhouse/contract';
import { useEffect, useState } from 'react';
import { server } from '../online/here.ts';

export function usePlace(): Answer<'readPlace'> | undefined {
  const [place, setPlace] = useState<Answer<'readPlace'>>();
  useEffect(() => {
    const leaving = new AbortController();
    server
      .askUntilAnswered(leaving.signal)('readPlace', {})
      .then(setPlace, () => undefined);
    return () => leaving.abort();
  }, []);
  return place;
}
