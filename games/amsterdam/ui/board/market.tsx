/** What lies on the table for everybody: the display, the piles, the discards. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import type { Action, Card, View } from '../../src/types.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';
import { listed } from '../face/reading.ts';
import { CardPicture } from './card.tsx';
import { choiceOf, touchDraw } from './choosing.ts';
import { BOARD_LABELS } from '../words/board.ts';
import styles from './market.module.css';
import { DiscardPicture, PilePicture } from './pile.tsx';

type Props = BoardProps<View, Action>;

const BLIND: Action = { type: 'blind' };
const CONTRACTS: Action = { type: 'contracts' };

function isSame(a: Action, b: Action): boolean {
  if (a.type === 'take' && b.type === 'take') return a.card === b.card;
  return a.type === b.type;
}

export function cardLabel(card: Card, labels: FaceLabels): string {
  return card === 'joker' ? labels.cards.joker : `${labels.cards[card]}, ${labels.symbols[card]}`;
}

export function Market(props: Props): ReactNode {
  const { view, language } = props;
  const words = BOARD_LABELS[language];
  const labels = FACE_LABELS[language];
  const contracts = view.fresh + view.under.length;
  const discarded = view.discards.reduce((sum, count) => sum + count, 0);
  const lying = listed(view.discards, labels.cards);
  return (
    <section className={styles['market']} aria-label={words.display}>
      {view.display.map((card, place) =>
        card === null ? (
          <span
            key={place}
            className={styles['gap']}
            data-display={place}
            title={labels.emptyPlace}
          />
        ) : (
          <Draw
            key={place}
            {...props}
            place={{ 'data-display': place }}
            action={{ type: 'take', card }}
            label={cardLabel(card, labels)}
            isFirst={view.display.indexOf(card) === place}
          >
            <CardPicture card={card} />
          </Draw>
        ),
      )}
      <Draw
        {...props}
        place={{ 'data-pile': 'cards' }}
        action={BLIND}
        label={`${words.pile}: ${labels.count(view.pile)}`}
      >
        <span className={styles['name']}>{words.pile}</span>{' '}
        <PilePicture of="cards" count={view.pile} />
      </Draw>
      <Draw
        {...props}
        place={{ 'data-pile': 'contracts' }}
        action={CONTRACTS}
        label={`${words.contractPile}: ${contracts}`}
      >
        <span className={styles['name']}>{words.contractPile}</span>{' '}
        <PilePicture of="contracts" count={contracts} />
      </Draw>
      <span
        className={styles['discards']}
        data-pile="discards"
        role="img"
        aria-label={[labels.discards(discarded), lying].filter((text) => text !== '').join(': ')}
        title={lying}
      >
        <span className={styles['name']}>{words.discards}</span>{' '}
        <DiscardPicture count={discarded} />
      </span>
    </section>
  );
}

interface DrawProps extends Props {
  readonly action: Action;
  readonly label: string;
  /** Of two equal cards the first one is taken. */
  readonly isFirst?: boolean;
  /** How it is found again, for what travels. */
  readonly place: Readonly<Record<`data-${string}`, string | number>>;
  readonly children: ReactNode;
}

/** What can be drawn from: a card of the display, a pile. */
function Draw({ action, label, place, isFirst = true, children, ...props }: DrawProps): ReactNode {
  const { legal, left, seat, narrow, refuse } = props;
  const chosen = choiceOf(legal, left).action;
  const isChosen = isFirst && chosen !== undefined && isSame(chosen, action);
  const isOpen = legal.some((each) => isSame(each, action));
  const touch = (): void => {
    if (legal.length === 0 || seat === null) return;
    const touched = touchDraw(legal, left, action);
    if (touched) narrow(touched);
    else refuse(action);
  };
  return (
    <button
      type="button"
      className={styles['card']}
      {...place}
      data-state={isChosen ? 'chosen' : isOpen ? 'open' : undefined}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={touch}
    >
      {children}
    </button>
  );
}
