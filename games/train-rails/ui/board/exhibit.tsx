/** The boarding die, large: it tumbles, and lies as it fell. */
import type { ExhibitProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { FACES } from '../../src/index.ts';
import { Die } from './die.tsx';
import styles from './exhibit.module.css';
import palette from './palette.module.css';

/** 'die:open'. */
export function Exhibit({ exhibit }: ExhibitProps): ReactNode {
  const face = FACES.find((each) => exhibit === `die:${each}`);
  if (!face) return null;
  return (
    <svg
      viewBox="-60 -60 120 120"
      className={`${palette['palette']} ${styles['die']}`}
      aria-hidden="true"
    >
      <ellipse cy={46} rx={34} ry={6} className={styles['shadow']} />
      <g className={styles['tumbling']}>
        <Die face={undefined} isRolling={false} />
      </g>
      <g className={styles['fallen']}>
        <Die face={face} isRolling={false} />
      </g>
    </svg>
  );
}
