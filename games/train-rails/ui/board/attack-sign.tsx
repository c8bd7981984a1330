/** A sign beside the train while somebody is asked: who attacks whom, with what. */
import type { Telling } from '@roundhouse/ui/face';
import { personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import type { ReactNode } from 'react';
import type { View } from '../../src/index.ts';
import { CARD_NAMES, cardName } from '../words/cards.ts';
import { targetsOf } from '../words/names.ts';
import styles from './attack-sign.module.css';
import { CardChip } from './card.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { attackIn } from './news.ts';
import { PawnSign } from './pawn.tsx';

export interface AttackSignProps extends Telling {
  readonly view: View;
  readonly seat: number | null;
}

export function AttackSign({ view, seat: reader, language, who }: AttackSignProps): ReactNode {
  const labels = BOARD_LABELS[language];
  const asked = attackIn(view);
  if (!asked) return null;
  const { attack, seat } = asked;
  const hasHand = reader !== null && view.players[reader]?.hand !== null;
  const people = personsIn(language, who);
  const cells = targetsOf(attack);
  const on = cells.length === 0 ? '' : ` (${cells.join(', ')})`;
  return (
    <div
      className={styles['sign']}
      data-attack
      // Where a hand lies on the shelf the sign hangs over the decks, else beside them.
      data-hand={hasHand ? '' : undefined}
      // The prompt says the same to the one who is asked.
      data-asked={seat === reader ? '' : undefined}
      aria-hidden="true"
    >
      <PawnSign seat={view.player} width={26} />
      <CardChip card={attack.card} size={34} />
      <span className={styles['words']}>
        <strong>
          {sentence(
            labels.attack(people, view.player, cardName(CARD_NAMES[language], attack.card), seat),
          )}
          {on}
        </strong>
        <span>{sentence(labels.asks(people(seat)))}</span>
      </span>
    </div>
  );
}
