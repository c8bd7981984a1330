/** Beside the board: what is what in the train. */
import type { BoardProps } from '@roundhouse/ui/board';
import { memo, type ReactNode } from 'react';
import type { Action, View } from '../../src/index.ts';
import { Railing, Seat, SeatBack } from './car-parts.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import palette from './palette.module.css';
import { Passenger } from './passenger.tsx';
import styles from './side.module.css';

export function Side({ language }: BoardProps<View, Action>): ReactNode {
  return <Legend language={language} />;
}

const Legend = memo(function Legend({
  language,
}: Pick<BoardProps<View, Action>, 'language'>): ReactNode {
  const { legend } = BOARD_LABELS[language];
  return (
    <section className={`${palette['palette']} ${styles['legend']}`} aria-label={legend.title}>
      <h3 className={styles['title']}>{legend.title}</h3>
      <ul>
        <li>
          <svg viewBox="0 0 57 59" aria-hidden="true">
            <Seat x={0} y={0} isTaken={false} />
          </svg>
          {legend.seat}
        </li>
        <li>
          <svg viewBox="-20 -17 40 34" aria-hidden="true">
            <Passenger of={0} />
          </svg>
          {legend.passenger}
        </li>
        <li>
          <svg viewBox="-29 -29 58 58" aria-hidden="true">
            <Railing />
          </svg>
          {legend.railing}
        </li>
        <li>
          <svg viewBox="-29 -29 58 58" aria-hidden="true">
            <SeatBack />
          </svg>
          {legend.back}
        </li>
      </ul>
      <p>{legend.rule}</p>
    </section>
  );
});
