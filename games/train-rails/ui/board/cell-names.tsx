/**
 * What the sentences call the cells, written where they lie. Passengers' seats need no name, and of a name
 * under a pawn only scraps would be seen.
 */
import { memo, useMemo, type ReactNode } from 'react';
import type { View } from '../../src/index.ts';
import styles from './cell-names.module.css';
import type { Drawing } from './geometry.ts';
import { takenCells } from './pawn-places.ts';
import { cellSpot, type Spot } from './spots.ts';

export interface CellNamesProps {
  readonly view: View;
  readonly drawing: Drawing;
  readonly open: ReadonlySet<Spot>;
  readonly chosen: readonly Spot[];
}

export const CellNames = memo(function CellNames({
  view,
  drawing,
  open,
  chosen,
}: CellNamesProps): ReactNode {
  const taken = useMemo(() => takenCells(view), [view]);
  return (
    <g className={styles['names']} aria-hidden="true">
      {drawing.train.places.map(({ id, kind }) => {
        const box = drawing.cells.get(id);
        if (!box || kind === 'passenger' || taken.has(id)) return null;
        const spot = cellSpot(id);
        const ground = open.has(spot) || chosen.includes(spot) ? 'lit' : kind;
        return (
          <text
            key={id}
            x={box.x + box.width / 2}
            y={box.y + box.height - 6.5}
            data-ground={ground}
          >
            {id}
          </text>
        );
      })}
    </g>
  );
});
