/** A country as small as a card: its ground, and a dot for each city. */
import type { SketchProps } from '@roundhouse/ui/workbench';
import type { ReactNode } from 'react';
import { boardOf } from '../../src/board.ts';
import type { RailsBox } from '../../src/types.ts';
import look from '../board/board.module.css';
import { centreOf, DRAWING } from '../board/geometry.ts';
import { SmallGround } from '../board/ground.tsx';
import styles from './sketch.module.css';

export function Sketch({ design }: SketchProps<RailsBox>): ReactNode {
  const board = boardOf({ box: design });
  return (
    <svg
      className={`${look['board']} ${styles['sketch']}`}
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <SmallGround board={board} />
      {board.cities.map(({ hex }) => {
        const { x, y } = centreOf(hex);
        return <circle key={hex} cx={x} cy={y} r={13} className={styles['city']} />;
      })}
    </svg>
  );
}
