import type { AnyGame } from '@roundhouse/titles';
import { memo, type ReactNode } from 'react';
import { drawn } from '../drawn.tsx';
import { useTable } from '../table-context.tsx';
import style from './players.module.css';

export interface HoldingOf {
  readonly view: AnyGame['view'];
  readonly seat: number;
}

/** What lies in front of a player, where the game draws it. */
export const Holding = memo(function Holding({ view, seat }: HoldingOf): ReactNode {
  const { board, tell } = useTable();
  if (!board?.Holding) return null;
  return (
    <div className={style['holding']} lang={tell.language}>
      {drawn(board.Holding, { view, seat, ...tell })}
    </div>
  );
});
