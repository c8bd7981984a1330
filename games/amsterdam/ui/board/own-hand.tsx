/** The hand, the display and the piles without the map: for a phone, when the map lies on another screen. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import type { Action, Event, View } from '../../src/types.ts';
import palette from './palette.module.css';
import { Shelf } from './shelf.tsx';
import styles from './own-hand.module.css';

export function OwnHand(props: BoardProps<View, Action, Event>): ReactNode {
  return (
    <div className={`${palette['palette']} ${styles['own']}`}>
      <Shelf {...props} />
    </div>
  );
}
