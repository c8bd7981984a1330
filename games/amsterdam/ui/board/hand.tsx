/** The own hand, sorted: a fan, or a small stack a colour where fingers touch it. A touched colour leaves what it pays for. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { CSSProperties, ReactNode } from 'react';
import { CARDS, type Action, type Card, type View } from '../../src/types.ts';
import { FACE_LABELS } from '../words/face.ts';
import { CardPicture } from './card.tsx';
import { choiceOf, costOf, meantByHand, touchHand } from './choosing.ts';
import { BOARD_LABELS } from '../words/board.ts';
import { cardLabel } from './market.tsx';
import styles from './hand.module.css';

type Props = BoardProps<View, Action>;

/** The widest fan, in degrees. */
const SPREAD = 20;
const MOST_TURN = 4;

export function Hand(props: Props): ReactNode {
  const { view, seat, language } = props;
  const hand = seat === null ? null : (view.seats[seat]?.hand ?? null);
  if (hand === null) return null;
  const words = BOARD_LABELS[language];
  const total = hand.reduce((sum, count) => sum + count, 0);
  const groups = CARDS.flatMap((card, index) => {
    const count = hand[index] ?? 0;
    const first = hand.slice(0, index).reduce((sum, each) => sum + each, 0);
    return count === 0 ? [] : [{ card, count, first }];
  });
  return (
    <section className={styles['hand']} aria-label={words.hand}>
      {total === 0 && <p className={styles['none']}>{words.noCards}</p>}
      {groups.map((group) => (
        <Group key={group.card} {...props} {...group} total={total} />
      ))}
    </section>
  );
}

interface GroupProps extends Props {
  readonly card: Card;
  readonly count: number;
  /** Its first card's number in the whole hand. */
  readonly first: number;
  readonly total: number;
}

function Group({ card, count, first, total, ...props }: GroupProps): ReactNode {
  const { view, legal, left, seat, language, narrow, refuse } = props;
  const labels = FACE_LABELS[language];
  const choice = choiceOf(legal, left);
  const { action } = choice;
  const paid = action?.type === 'claim' ? (costOf(action)[card] ?? 0) : 0;
  const isOpen = legal.some(
    (each) => each.type === 'claim' && (card === 'joker' ? each.jokers > 0 : each.colour === card),
  );
  const touch = (): void => {
    if (legal.length === 0 || seat === null) return;
    const touched = touchHand(legal, left, card);
    if (touched) narrow(touched);
    else refuse(meantByHand(view, seat, card));
  };
  return (
    <button
      type="button"
      className={styles['group']}
      style={{ '--count': count } as CSSProperties}
      data-hand={card}
      data-state={choice.card === card ? 'chosen' : isOpen ? 'open' : undefined}
      aria-label={`${cardLabel(card, labels)}, ${labels.count(count)}`}
      aria-pressed={choice.card === card || paid > 0}
      onClick={touch}
    >
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          className={styles['slot']}
          data-paid={at >= count - paid ? '' : undefined}
          style={fanned(first + at, total)}
        >
          <CardPicture card={card} />
        </span>
      ))}
      {count > 1 && <b className={styles['count']}>{count}</b>}
    </button>
  );
}

/** The turn of a card in the fan, and how much lower it lies than the middle ones. */
function fanned(at: number, total: number): CSSProperties {
  const from = at - (total - 1) / 2;
  const turn = from * Math.min(MOST_TURN, SPREAD / Math.max(1, total - 1));
  return { '--turn': `${turn.toFixed(2)}deg`, '--low': (turn / SPREAD) ** 2 * 4 } as CSSProperties;
}
