/** In front of a player: his pawns, seated and not, his tokens and the backs of his cards. */
import type { HoldingProps } from '@roundhouse/ui/board';
import { memo, type ReactNode } from 'react';
import type { View } from '../../src/index.ts';
import { pawnsOf } from '../../src/cards.ts';
import { FACE_LABELS } from '../words/face.ts';
import styles from './holding.module.css';
import { BOARD_LABELS } from '../words/board.ts';
import palette from './palette.module.css';
import { PawnSign } from './pawn.tsx';
import { CoinSign } from './token.tsx';

export const Holding = memo(function Holding({
  view,
  seat,
  language,
}: HoldingProps<View>): ReactNode {
  const player = view.players[seat];
  if (!player) return null;
  const labels = FACE_LABELS[language];
  const all = pawnsOf(view.config);
  const seated = player.sitting.length;
  return (
    <div className={`${palette['palette']} ${styles['holding']}`}>
      <div className={styles['pawns']} role="img" aria-label={labels.seated(seated, all)}>
        {Array.from({ length: all }, (_, at) => (
          <PawnSign key={at} seat={seat} width={16} isOutline={at >= seated} />
        ))}
      </div>
      <div className={styles['row']}>
        <span className={styles['coins']} role="img" aria-label={labels.tokens(player.tokens)}>
          {Array.from({ length: Math.min(6, player.tokens) }, (_, at) => (
            <CoinSign key={at} />
          ))}
        </span>
        {player.marked && <span className={styles['skip']}>{BOARD_LABELS[language].skipped}</span>}
        <span
          className={styles['backs']}
          role="img"
          aria-label={labels.hands(player.numbers, player.actions)}
        >
          <span>{player.numbers}</span>
          <span>{player.actions}</span>
        </span>
      </div>
    </div>
  );
});
