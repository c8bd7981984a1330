/** What the sentences call the cells, written small where they lie. Passengers' seats need no name. */
import { memo, type ReactNode } from 'react';
import styles from './cell-names.module.css';
import type { Drawing } from './geometry.ts';

export const CellNames = memo(function CellNames({
  drawing,
}: {
  readonly drawing: Drawing;
}): ReactNode {
  return (
    <g className={styles['names']} aria-hidden="true">
      {drawing.train.places.map(({ id, kind }) => {
        const box = drawing.cells.get(id);
        if (!box || kind === 'passenger') return null;
        return (
          <text
            key={id}
            x={box.x + box.width / 2}
            y={box.y + box.height - 8.5}
            data-seat={kind === 'aisle' ? undefined : ''}
          >
            {id}
          </text>
        );
      })}
    </g>
  );
});
