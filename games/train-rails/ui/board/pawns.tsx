/** All pawns in play, and rings around those that an attack is aimed at. */
import { memo, type ReactNode } from 'react';
import type { View } from '../../src/index.ts';
import { targetsOf } from '../words/names.ts';
import { middleOf, type Drawing } from './geometry.ts';
import { attackIn } from './news.ts';
import { Pawn } from './pawn.tsx';
import { standingPawns } from './pawn-places.ts';
import styles from './pawns.module.css';

export interface PawnsProps {
  readonly view: View;
  readonly drawing: Drawing;
}

export const Pawns = memo(function Pawns({ view, drawing }: PawnsProps): ReactNode {
  const attack = attackIn(view);
  const targets = attack ? targetsOf(attack.attack) : [];
  return (
    <g pointerEvents="none">
      {standingPawns(view, drawing).map(({ place, seat, at, scale }, order) => (
        <g key={`${seat} ${place} ${order}`} transform={`translate(${at.x} ${at.y})`}>
          <g data-pawn={`${seat} ${place}`}>
            <g transform={`scale(${scale})`}>
              <Pawn seat={seat} />
            </g>
          </g>
        </g>
      ))}
      {targets.map((cell) => {
        const box = drawing.cells.get(cell);
        if (!box) return null;
        const { x, y } = middleOf(box);
        return (
          <g key={cell} className={styles['target']} transform={`translate(${x} ${y})`}>
            <circle r={25} />
            <path d="M0-31V-19M0 31V19M-31 0H-19M31 0H19" />
          </g>
        );
      })}
    </g>
  );
});

/** For the small picture of the whole. */
export function SmallPawns({ view, drawing }: PawnsProps): ReactNode {
  return standingPawns(view, drawing).map(({ place, seat, at }, order) => (
    <circle
      key={`${seat} ${place} ${order}`}
      cx={at.x}
      cy={at.y}
      r={20}
      fill={`var(--seat-${seat})`}
      stroke="#1c2730"
      strokeWidth={4}
    />
  ));
}
