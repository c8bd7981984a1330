/** A contract that was completed: its ends on the map, under its seal. */
import type { ExhibitProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { CONTRACT_IDS } from '../../src/board.ts';
import { printedIn } from '../../src/printed.ts';
import { MiniMap, Seal } from './contracts.tsx';
import styles from './exhibit.module.css';
import palette from './palette.module.css';

/** 'contract:C12'. */
export function Exhibit({ exhibit, config }: ExhibitProps): ReactNode {
  const contract = CONTRACT_IDS.find((each) => exhibit === `contract:${each}`);
  if (!contract) return null;
  const { a, b, points } = printedIn(config).contracts[contract];
  return (
    <span className={`${palette['palette']} ${styles['slip']}`}>
      <MiniMap a={a} b={b} />
      <span className={styles['seal']}>
        <Seal points={points} isDone size={84} />
      </span>
    </span>
  );
}
