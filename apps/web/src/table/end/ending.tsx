/** The game's own way of telling the result, where it has one. */
import type { Outcome } from '@roundhouse/engine';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useSettings } from '../../settings/index.ts';
import { drawn } from '../drawn.tsx';
import { usePlay } from '../play/play-context.tsx';
import { playSound } from '../sounds.ts';
import { useTable } from '../table-context.tsx';
import style from './end.module.css';

export interface EndingProps {
  readonly outcome: Outcome;
  readonly isTold: boolean;
  told(): void;
}

export function Ending({ outcome: { places }, isTold, told }: EndingProps): ReactNode {
  const { board, tell } = useTable();
  const { lines } = usePlay();
  const course = useMemo(() => lines.map(({ view }) => view), [lines]);
  const order = useMemo(
    () => [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0)),
    [places],
  );
  const { sound } = useSettings();
  const turned = useCallback(() => {
    if (sound) playSound('turned');
  }, [sound]);
  const view = course.at(-1);
  if (!board?.Ending || view === undefined) return null;
  return (
    <div className={style['ending']} lang={tell.language}>
      {drawn(board.Ending, { ...tell, view, course, order, isTold, turned, told })}
    </div>
  );
}
