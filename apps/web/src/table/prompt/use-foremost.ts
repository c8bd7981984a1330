/** What a long list of choices begins with, as far as it is left. */
import { useMemo } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';

export function useForemost(): readonly number[] {
  const { face } = useTable();
  const { choice, live } = usePlay();
  const { legal, selection } = choice;
  const all = useMemo(() => (live && face.foremost?.(live.view, legal)) ?? [], [face, live, legal]);
  const { left } = selection;
  return useMemo(() => all.filter((each) => left.includes(each)), [all, left]);
}
