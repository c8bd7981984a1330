/** A contract that was completed: its ends on the map, under its seal. */
import type { ExhibitProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { CONTRACT_IDS, CONTRACTS } from '../../src/board.ts';
import { MiniMap, Seal } from './contracts.tsx';
import styles from './exhibit.module.css';
import palette from './palette.module.css';

/** 'contract:C12'. */
export function Exhibit({ exhibit }: ExhibitProps): ReactNode {
  const contract = CONTRACT_IDS.find((each) => exhibit === `contract:${each}`);
  if (!contract) return null;
  return (
    <span className={`${palette['palette']} ${styles['slip']}`}>
      <MiniMap contract={contract} />
      <span className={styles['seal']}>
        <Seal points={CONTRACTS[contract].points} isDone size={84} />
      </span>
    </span>
  );
}
