/** Players as the game draws them, as often as they are shown: drawn once a seat, and pointed at from everywhere. */
import { Train } from '@roundhouse/ui/pieces/train';
import { memo, type ReactNode } from 'react';
import { drawn } from './drawn.tsx';
import style from './seat-sign.module.css';
import { useTable } from './table-context.tsx';

const VIEW = '-24 -12.8 48 24';

/** Where a game has no piece of its own for a player, a train. */
export function SeatSigns({ seats }: { readonly seats: number }): ReactNode {
  const { board } = useTable();
  return (
    <svg className={style['drawn']} aria-hidden="true">
      {Array.from({ length: seats }, (_, seat) => (
        <symbol key={seat} id={`seat-sign-${seat}`} viewBox={VIEW}>
          {drawn(board?.Piece, { seat }) ?? <Train seat={seat} />}
        </symbol>
      ))}
    </svg>
  );
}

export interface SeatSignProps {
  readonly seat: number;
  readonly width: number;
}

/** With an edge of light where the ground is as dark as the piece. */
export const SeatSign = memo(function SeatSign({ seat, width }: SeatSignProps): ReactNode {
  return (
    <svg className={style['sign']} width={width} height={width / 2} aria-hidden="true">
      <use href={`#seat-sign-${seat}`} />
    </svg>
  );
});
