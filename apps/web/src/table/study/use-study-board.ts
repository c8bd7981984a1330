/** The board of a move that is looked at again: one of the two is chosen on it, the other may still be. */
import { useMemo } from 'react';
import type { AnyBoardProps } from '../stage/board.tsx';
import { useTable } from '../table-context.tsx';
import { useStudy } from './study-context.tsx';
import { useLookedAt } from './use-looked-at.ts';

/** Undefined: nothing is looked at again. */
export function useStudyBoard(): AnyBoardProps | undefined {
  const { tell } = useTable();
  const { look, side, show } = useStudy();
  const looked = useLookedAt(look);
  return useMemo(() => {
    if (!looked) return undefined;
    const { before, after, played, other } = looked;
    const chosen = side === 'other' ? other : played;
    return {
      ...tell,
      view: before.view,
      seat: looked.look.seat,
      legal: [played, other],
      left: [chosen],
      marked: chosen,
      ...(chosen === played ? { after: after.view } : {}),
      narrow: ([touched]) => show(touched === other ? 'other' : 'played'),
      refuse: () => undefined,
    };
  }, [looked, tell, side, show]);
}
