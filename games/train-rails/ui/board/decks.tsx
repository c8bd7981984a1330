/** Beside the hand: the own tokens, the two decks and what was laid off. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import type { Action, View } from '../../src/index.ts';
import { cardsIn } from '../face/reading.ts';
import { cardName, CARD_NAMES } from '../words/cards.ts';
import { choiceOf, glowing, touchSpot } from './choosing.ts';
import styles from './decks.module.css';
import { BOARD_LABELS } from '../words/board.ts';
import { meantBySpot } from './meant.ts';
import type { Spot } from './spots.ts';
import { Coin } from './token.tsx';

type Props = BoardProps<View, Action>;

export function Decks(props: Props): ReactNode {
  const { view, seat, language } = props;
  const labels = BOARD_LABELS[language];
  const [numbers = 0, actions = 0] = view.deck;
  const laid = cardsIn(view.discard);
  const many = laid.reduce((sum, [, count]) => sum + count, 0);
  const list = laid
    .map(
      ([card, count]) => `${count > 1 ? `${count} × ` : ''}${cardName(CARD_NAMES[language], card)}`,
    )
    .join(', ');
  const tokens = seat === null ? undefined : view.players[seat]?.tokens;
  return (
    <div className={styles['decks']}>
      {tokens !== undefined && (
        <Pile {...props} spot="tokens" name={labels.tokens} label={labels.tokensOf(tokens)}>
          <Tokens count={tokens} />
        </Pile>
      )}
      <Pile {...props} spot="decks" name={labels.decks} label={labels.deckOf(numbers, actions)}>
        <span className={styles['pair']}>
          <Deck count={numbers} kind="number" />
          <Deck count={actions} kind="action" />
        </span>
      </Pile>
      <Pile
        {...props}
        spot="discards"
        name={labels.discards}
        label={labels.discardsOf(many, list)}
        title={list}
      >
        <Discards count={many} />
      </Pile>
    </div>
  );
}

interface PileProps extends Props {
  readonly spot: Spot;
  readonly name: string;
  readonly label: string;
  readonly title?: string;
  readonly children: ReactNode;
}

function Pile({ spot, name, label, title, children, ...props }: PileProps): ReactNode {
  const { view, seat, legal, left } = props;
  const choice = choiceOf(view, legal, left);
  const isChosen = choice.spots.includes(spot);
  const isOpen = glowing(view, legal, left, choice).has(spot);
  const touch = (): void => {
    if (legal.length === 0 || seat === null) return;
    const touched = touchSpot(view, legal, left, spot);
    if (touched) props.narrow(touched);
    else props.refuse(meantBySpot(view, seat, spot, choice.cards));
  };
  return (
    <button
      type="button"
      className={styles['pile']}
      data-pile={spot}
      data-state={isChosen ? 'chosen' : isOpen ? 'open' : undefined}
      aria-pressed={isChosen}
      title={title}
      onClick={touch}
    >
      {children}
      <span className={styles['name']} aria-hidden="true">
        {name}
      </span>
      <span className="unseen">{label}</span>
    </button>
  );
}

function Deck({
  count,
  kind,
}: {
  readonly count: number;
  readonly kind: 'number' | 'action';
}): ReactNode {
  return (
    <svg viewBox="0 0 72 100" aria-hidden="true">
      {count > 1 && <rect className={styles['under']} x={5} y={5} width={66} height={94} rx={6} />}
      <g className={styles[count === 0 ? 'empty' : kind]}>
        <rect x={1} y={1} width={66} height={94} rx={6} />
        {count > 0 && <rect x={6} y={6} width={56} height={84} rx={3} />}
        <text x={34} y={60}>
          {count}
        </text>
      </g>
    </svg>
  );
}

function Discards({ count }: { readonly count: number }): ReactNode {
  return (
    <svg viewBox="0 0 80 100" aria-hidden="true" className={styles['discards']}>
      {count > 1 && (
        <rect x={10} y={5} width={58} height={86} rx={6} transform="rotate(-8 39 48)" />
      )}
      <rect
        x={10}
        y={5}
        width={58}
        height={86}
        rx={6}
        transform="rotate(5 39 48)"
        strokeDasharray={count === 0 ? '6 5' : undefined}
      />
      <text x={40} y={60}>
        {count}
      </text>
    </svg>
  );
}

/** At most five are drawn one upon the other; the number says how many there are. */
function Tokens({ count }: { readonly count: number }): ReactNode {
  return (
    <svg viewBox="0 0 60 100" aria-hidden="true" className={styles['tokens']}>
      {count === 0 && <ellipse className={styles['none']} cx={30} cy={78} rx={22} ry={13} />}
      {Array.from({ length: Math.min(5, count) }, (_, at) => (
        <g key={at} transform={`translate(30 ${78 - at * 9})`}>
          <Coin />
        </g>
      ))}
      <text x={30} y={count === 0 ? 84 : 84 - Math.min(5, count) * 9 + 9}>
        {count}
      </text>
    </svg>
  );
}
