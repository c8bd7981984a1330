/** The map as small as a card, and a line for each contract. */
import type { SketchProps } from '@roundhouse/ui/workbench';
import type { ReactNode } from 'react';
import { SPOTS } from '../../src/map.ts';
import type { AmsterdamBox } from '../../src/types.ts';
import { DRAWING } from '../board/geometry.ts';
import { SmallGround } from '../board/ground.tsx';
import palette from '../board/palette.module.css';
import styles from './sketch.module.css';

export function Sketch({ design }: SketchProps<AmsterdamBox>): ReactNode {
  const lines = design.contracts.map(({ a, b }) => {
    const [from, to] = [SPOTS[a], SPOTS[b]];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  return (
    <svg
      className={`${palette['palette']} ${styles['sketch']}`}
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <SmallGround />
      <path d={lines.join('')} className={styles['contract']} />
      {Object.entries(SPOTS).map(([id, { x, y }]) => (
        <circle key={id} cx={x} cy={y} r={13} className={styles['place']} />
      ))}
    </svg>
  );
}
