/** The way of the chosen move: dotted, each step with its number; and where pawns would stand. */
import type { Point } from '@roundhouse/ui/pieces/box';
import type { ReactNode } from 'react';
import { middleOf, type Drawing } from './geometry.ts';
import type { Journey } from './journeys.ts';
import { Pawn } from './pawn.tsx';
import { middleOfPlace } from './pawn-places.ts';
import type { Stride } from './path.ts';
import styles from './way.module.css';

export interface WayProps {
  readonly drawing: Drawing;
  readonly from: string;
  readonly steps: readonly Stride[];
}

export function Way({ drawing, from, steps }: WayProps): ReactNode {
  const at = (cell: string): Point => {
    const box = drawing.cells.get(cell);
    return box ? middleOf(box) : { x: 0, y: 0 };
  };
  const points = [at(from), ...steps.map(({ cell }) => at(cell))];
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <g pointerEvents="none" aria-hidden="true">
      <path className={styles['under']} d={d} />
      <path className={styles['dots']} d={d} />
      {steps.map(({ cell, count }, index) => {
        const { x, y } = at(cell);
        const isLast = index === steps.length - 1;
        return (
          <g
            key={cell}
            className={styles[count === undefined ? 'past' : 'step']}
            transform={`translate(${isLast ? x + 17 : x} ${isLast ? y - 18 : y})`}
          >
            <circle r={count === undefined ? 7 : 9.5} />
            {count === undefined ? (
              <path d="M-3-3L0 0L-3 3M1-3L4 0L1 3" />
            ) : (
              <text y={5.4}>{count}</text>
            )}
          </g>
        );
      })}
    </g>
  );
}

export interface GhostsProps {
  readonly drawing: Drawing;
  readonly journeys: readonly Journey[];
}

/** Where pawns would stand after what is chosen. */
export function Ghosts({ drawing, journeys }: GhostsProps): ReactNode {
  return journeys.map(({ seat, to }) => {
    const at = to === undefined ? undefined : middleOfPlace(drawing, to);
    return (
      at && (
        <g
          key={`${seat} ${to}`}
          transform={`translate(${at.x} ${at.y - 1}) scale(1.12)`}
          opacity={0.62}
          pointerEvents="none"
        >
          <Pawn seat={seat} />
        </g>
      )
    );
  });
}

/** Around the pawn that the player moves. */
export function OwnRing({ at }: { readonly at: Point }): ReactNode {
  return <circle className={styles['own']} cx={at.x} cy={at.y} r={25} pointerEvents="none" />;
}
