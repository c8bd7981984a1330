/** Under the train: the own hand, and beside it tokens, decks and discards. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { Attend } from '@roundhouse/ui/pieces/tip';
import type { ReactNode } from 'react';
import type { Action, View } from '../../src/index.ts';
import { Decks } from './decks.tsx';
import { Hand } from './hand.tsx';
import styles from './shelf.module.css';

export interface ShelfProps extends BoardProps<View, Action> {
  /** A card is asked what it does. */
  readonly attend: Attend;
}

export function Shelf({ attend, ...props }: ShelfProps): ReactNode {
  return (
    <div className={styles['shelf']}>
      <Hand {...props} attend={attend} />
      <Decks {...props} />
    </div>
  );
}
