/** The hand with tokens and decks, without the train: for a phone, when the train lies on another screen. */
import type { BoardProps } from '@roundhouse/ui/board';
import { Tip, useTip } from '@roundhouse/ui/pieces/tip';
import { useRef, type ReactNode } from 'react';
import type { Action, Event, View } from '../../src/index.ts';
import { AttackSign } from './attack-sign.tsx';
import palette from './palette.module.css';
import { Shelf } from './shelf.tsx';
import styles from './own-hand.module.css';

export function OwnHand(props: BoardProps<View, Action, Event>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { tip, attend } = useTip(root);
  return (
    <div
      ref={root}
      className={`${palette['palette']} ${styles['own']}`}
      onPointerDownCapture={() => attend(undefined)}
    >
      <AttackSign {...props} />
      <Shelf {...props} attend={attend} />
      {tip && <Tip {...tip} />}
    </div>
  );
}
