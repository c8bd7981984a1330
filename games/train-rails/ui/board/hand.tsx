/** The own hand, sorted: numbers first, then actions. Chosen cards rise. */
import type { BoardProps } from '@roundhouse/ui/board';
import { More } from '@roundhouse/ui/pieces/more';
import type { Attend } from '@roundhouse/ui/pieces/tip';
import { useRef, type ReactNode } from 'react';
import type { Action, Card, View } from '../../src/index.ts';
import { cardsIn } from '../face/reading.ts';
import { meaningIn } from '../words/meanings.ts';
import { isActionCard } from './card-kinds.ts';
import { CardFace } from './card.tsx';
import { choiceOf, playable, touchCard } from './choosing.ts';
import styles from './hand.module.css';
import { BOARD_LABELS } from '../words/board.ts';
import { meantByCard } from './meant.ts';
import { useCardInquiry } from './card-inquiry.ts';

type Props = BoardProps<View, Action> & { readonly attend: Attend };

interface ShownCard {
  readonly card: Card;
  /** Its number among equal cards. */
  readonly copy: number;
}

/** Option `begging: open`: the cards that may be taken from another's hand lie in place of the own. */
function cardsShown({ view, legal, seat }: Props): readonly ShownCard[] {
  const takes = legal.flatMap((action) =>
    action.type === 'take' ? [{ card: action.card, copy: 0 }] : [],
  );
  if (takes.length > 0) return takes;
  const hand = seat === null ? null : view.players[seat]?.hand;
  return cardsIn(hand ?? []).flatMap(([card, count]) =>
    Array.from({ length: count }, (_, copy) => ({ card, copy })),
  );
}

export function Hand(props: Props): ReactNode {
  const { view, seat, legal, left, language, who, attend } = props;
  const ask = useCardInquiry(attend, language, view);
  const row = useRef<HTMLElement>(null);
  if (seat === null || !view.players[seat]?.hand) return null;
  const labels = BOARD_LABELS[language];
  const shown = cardsShown(props);
  const open = playable(legal);
  const { cards } = choiceOf(view, legal, left);
  const frame = view.stack.at(-1);
  const isPick = frame?.type === 'pick' && legal.length > 0;
  /** Answers whether there is nothing more to tell: what is chosen is explained where it is confirmed. */
  const touch = (card: Card, isChosen: boolean): boolean => {
    if (legal.length === 0) return false;
    const touched = touchCard(view, legal, left, { card, isChosen });
    if (touched) props.narrow(touched);
    else props.refuse(meantByCard(view, seat, card));
    const [only, second] = touched ?? [];
    const isSaid = only && !second && meaningIn(language, only) !== undefined;
    return isChosen || isSaid === true;
  };
  return (
    <section
      ref={row}
      className={styles['hand']}
      aria-label={isPick ? labels.handOf(who(frame.victim)) : labels.hand}
    >
      {shown.length === 0 && <p className={styles['none']}>{labels.noCards}</p>}
      {shown.map(({ card, copy }) => {
        const isChosen = copy < cards.filter((each) => each === card).length;
        return (
          <button
            key={`${card} ${copy}`}
            type="button"
            className={styles[isActionCard(card) ? 'action' : 'number']}
            data-hand={card}
            data-copy={copy}
            data-state={isChosen ? 'chosen' : open.has(card) ? 'open' : undefined}
            aria-pressed={isChosen}
            onClick={(event) => {
              const isTold = !ask.wasHeld() && touch(card, isChosen);
              if (isTold) attend(undefined);
              else ask.tapped(card, event.currentTarget);
            }}
            {...ask.handlers(card)}
          >
            <CardFace card={card} language={language} />
          </button>
        );
      })}
      <More within={row} way="right" />
    </section>
  );
}
