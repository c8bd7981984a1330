/** The order of a long list of choices, where the game has one that is better than that of its rules. */
import { useMemo } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';

export type Ranking = readonly number[] | undefined;

export function useRanking(): Ranking {
  const { face } = useTable();
  const { choice, live } = usePlay();
  const { legal } = choice;
  return useMemo(() => live && face.ranked?.(live.view, legal), [face, live, legal]);
}

export function inOrder(choices: readonly number[], ranking: Ranking): readonly number[] {
  if (!ranking) return choices;
  const wanted = new Set(choices);
  return ranking.filter((each) => wanted.has(each));
}
