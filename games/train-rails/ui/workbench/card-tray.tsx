/** The decks, card by card: how many there are of each. */
import { Counter } from '@roundhouse/ui/pieces/counter';
import { isFaulty } from '@roundhouse/ui/pieces/fault-mark';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import type { ReactNode } from 'react';
import { ACTION_CARDS, NUMBER_CARDS, type Card, type TrainBox } from '../../src/index.ts';
import { CardFace } from '../board/card.tsx';
import { cardName, CARD_NAMES } from '../words/cards.ts';
import type { WorkbenchLabels } from '../words/workbench.ts';
import styles from './card-tray.module.css';
import { withCards } from './editing.ts';

export interface TrayProps extends WorkbenchProps<TrainBox> {
  readonly labels: WorkbenchLabels;
}

export function CardTray(props: TrayProps): ReactNode {
  const { design, labels } = props;
  const sum = (cards: readonly Card[]): number =>
    cards.reduce((all, card) => all + design.cards[card], 0);
  return (
    <div className={styles['tray']}>
      <h3>{labels.numbers(sum(NUMBER_CARDS))}</h3>
      <ul data-five="">
        {NUMBER_CARDS.map((card) => (
          <Pile key={card} {...props} card={card} />
        ))}
      </ul>
      <h3>{labels.actions(sum(ACTION_CARDS))}</h3>
      <ul>
        {ACTION_CARDS.map((card) => (
          <Pile key={card} {...props} card={card} />
        ))}
      </ul>
    </div>
  );
}

const THICKEST = 8;

function Pile({
  design,
  language,
  labels,
  faults,
  change,
  card,
}: TrayProps & { readonly card: Card }): ReactNode {
  const count = design.cards[card];
  const called = cardName(CARD_NAMES[language], card);
  return (
    <li
      className={styles['pile']}
      data-none={count === 0 ? '' : undefined}
      data-fault={isFaulty(faults, `cards.${card}`) ? '' : undefined}
    >
      <div
        className={styles['card']}
        style={{ '--thick': `${Math.min(count, THICKEST)}px` } as Record<string, string>}
      >
        <CardFace card={card} language={language} />
      </div>
      <Counter
        labels={labels}
        of={called}
        count={count}
        isWrong={false}
        add={(more) => change(withCards(design, card, more), `count ${card}`)}
      />
    </li>
  );
}
