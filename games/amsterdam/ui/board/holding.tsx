/** In front of a player: merchandise, cards that everybody saw him take, and the contracts one may see. */
import type { HoldingProps } from '@roundhouse/ui/board';
import { memo, type ReactNode } from 'react';
import { CARDS, type View } from '../../src/types.ts';
import { FACE_LABELS } from '../words/face.ts';
import { listed } from '../face/reading.ts';
import { CardChip, SackSign } from './card.tsx';
import { Slip } from './contracts.tsx';
import styles from './holding.module.css';
import { BOARD_LABELS } from '../words/board.ts';
import palette from './palette.module.css';

export const Holding = memo(function Holding({
  view,
  seat,
  language,
}: HoldingProps<View>): ReactNode {
  const labels = BOARD_LABELS[language];
  const own = view.seats[seat];
  if (!own) return null;
  // His own cards lie open before him.
  const known = own.hand ? [] : (own.known ?? []);
  const cards = CARDS.flatMap((card, index) =>
    Array.from({ length: known[index] ?? 0 }, (_, at) => ({ card, at })),
  );
  const held = own.held ?? [];
  return (
    <div className={`${palette['palette']} ${styles['holding']}`}>
      {/* There before anything lies in it, so that nothing below moves. */}
      <div className={styles['row']}>
        {own.bonus > 0 && (
          <span className={styles['sacks']} role="img" aria-label={labels.merchandiseOf(own.bonus)}>
            {Array.from({ length: own.bonus }, (_, at) => (
              <SackSign key={at} />
            ))}
          </span>
        )}
        {cards.length > 0 && (
          <span
            className={styles['seen']}
            role="img"
            aria-label={`${labels.seen}: ${listed(known, FACE_LABELS[language].cards)}`}
          >
            {cards.map(({ card, at }) => (
              <CardChip key={`${card}${at}`} card={card} />
            ))}
          </span>
        )}
      </div>
      {held.map((contract) => (
        <Slip key={contract} view={view} seat={seat} contract={contract} language={language} />
      ))}
    </div>
  );
});
