/** Under the train: the own hand, and beside it tokens, decks and discards. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import type { Action, View } from '../../src/index.ts';
import { Decks } from './decks.tsx';
import { Hand } from './hand.tsx';
import styles from './shelf.module.css';

export function Shelf(props: BoardProps<View, Action>): ReactNode {
  return (
    <div className={styles['shelf']}>
      <Hand {...props} />
      <Decks {...props} />
    </div>
  );
}
