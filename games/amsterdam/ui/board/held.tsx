/** The own contracts as seals beside the hand, where there is no room for slips. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { LOCATION_NAMES } from '../../src/board.ts';
import { printedIn } from '../../src/printed.ts';
import type { Action, View } from '../../src/types.ts';
import { FACE_LABELS } from '../words/face.ts';
import { Seal, statusOf } from './contracts.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { pointAt, usePointed } from './pointing.ts';
import styles from './held.module.css';

export function HeldSeals({ view, seat, language }: BoardProps<View, Action>): ReactNode {
  const pointed = usePointed(view);
  const held = seat === null ? null : (view.seats[seat]?.held ?? null);
  if (seat === null || held === null || held.length === 0) return null;
  const labels = BOARD_LABELS[language];
  return (
    <section className={styles['held']} aria-label={labels.contracts}>
      {held.map((contract) => {
        const { a, b, points } = printedIn(view.config).contracts[contract];
        const { isDone, text } = statusOf(view, seat, contract, labels);
        return (
          <button
            key={contract}
            type="button"
            className={styles['seal']}
            aria-label={`${FACE_LABELS[language].points(points)}: ${LOCATION_NAMES[a]} – ${LOCATION_NAMES[b]}, ${text}`}
            aria-pressed={pointed?.seat === seat && pointed.contract === contract}
            onClick={() => pointAt(seat, contract)}
          >
            <Seal points={points} isDone={isDone} size={38} />
            <span className={styles['ends']} aria-hidden="true">
              <span>{LOCATION_NAMES[a]}</span>
              <span>{LOCATION_NAMES[b]}</span>
            </span>
          </button>
        );
      })}
    </section>
  );
}
