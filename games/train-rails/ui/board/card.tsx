/** The cards: numbers in a square or an oval, actions with their star and words. Both say what they are. */
import { memo, type ReactNode } from 'react';
import type { Language } from '@roundhouse/ui/words';
import type { ActionCard, Card } from '../../src/index.ts';
import { cardName, CARD_NAMES } from '../words/cards.ts';
import { isActionCard } from './card-kinds.ts';
import { CardIcon } from './card-icon.tsx';
import styles from './card.module.css';
import { BOARD_LABELS } from '../words/board.ts';

/** TR-5: the cards that end the turn. */
const ENDING: ReadonlySet<ActionCard> = new Set([
  'exit1',
  'exit2',
  'excuse',
  'advanced1',
  'advanced2',
  'advanced3',
  'rebel',
]);

const STAR = 'M0-8.6L2.1-2.9L8.2-2.7L3.4 1.1L5.1 7L0 3.6L-5.1 7L-3.4 1.1L-8.2-2.7L-2.1-2.9Z';

export interface NumberFigure {
  readonly colour: 'red' | 'blue';
  readonly value: number;
}

/** Undefined for an action card. */
export function numberOn(card: Card): NumberFigure | undefined {
  if (isActionCard(card)) return undefined;
  const value = Number(card.at(-1));
  return { colour: card.startsWith('red') ? 'red' : 'blue', value };
}

export interface CardFaceProps {
  readonly card: Card;
  readonly language: Language;
}

export const CardFace = memo(function CardFace({ card, language }: CardFaceProps): ReactNode {
  const number = numberOn(card);
  if (number) {
    return (
      <>
        <NumberFace {...number} name={BOARD_LABELS[language].colours[number.colour]} />
        <span className="unseen">{cardName(CARD_NAMES[language], card)}</span>
      </>
    );
  }
  return isActionCard(card) ? <ActionFace card={card} language={language} /> : null;
});

/** Red stands in a square, blue in an oval; so many carriages as the number says. */
function NumberFace({ colour, value, name }: NumberFigure & { readonly name: string }): ReactNode {
  const ink = `var(--card-${colour})`;
  return (
    <svg className={styles['number']} viewBox="0 0 118 168" aria-hidden="true">
      <rect
        x={0.8}
        y={0.8}
        width={116.4}
        height={166.4}
        rx={8}
        fill="var(--paper-card)"
        stroke="var(--card-ink)"
        strokeWidth={1.5}
      />
      <rect
        x={6}
        y={6}
        width={106}
        height={156}
        rx={5}
        fill={`var(--card-${colour}-wash)`}
        stroke={ink}
        strokeWidth={1.4}
      />
      <g className={styles['large']} fill={ink}>
        <g transform="translate(59 84)">
          <ValueFigure colour={colour} value={value} />
        </g>
        <text x={15} y={32} fontSize={26} fontWeight={700}>
          {value}
        </text>
        <text className={styles['colour']} x={104} y={31} textAnchor="end" fontSize={19}>
          {name}
        </text>
        <path d="M14 145H104" stroke={ink} />
        {Array.from({ length: value }, (_, at) => (
          <rect
            key={at}
            x={53 + (at - (value - 1) / 2) * 16}
            y={137}
            width={12}
            height={16}
            rx={3}
          />
        ))}
      </g>
      {/* Where the card is small it says less, so that it can be read. */}
      <g className={styles['small']} fill={ink}>
        <g transform="translate(59 67) scale(1.2)">
          <ValueFigure colour={colour} value={value} />
        </g>
        <text className={styles['colour']} x={59.5} y={150} textAnchor="middle" fontSize={31}>
          {name}
        </text>
      </g>
    </svg>
  );
}

/** The number in its shape, around the origin. */
function ValueFigure({ colour, value }: NumberFigure): ReactNode {
  return (
    <>
      <g fill="none" stroke={`var(--card-${colour})`}>
        {colour === 'red' ? (
          <>
            <rect x={-35} y={-39} width={70} height={78} rx={3} strokeWidth={3} />
            <rect x={-30} y={-34} width={60} height={68} />
          </>
        ) : (
          <>
            <ellipse rx={38} ry={41} strokeWidth={3} />
            <ellipse rx={33} ry={36} />
          </>
        )}
      </g>
      <text y={24} textAnchor="middle" fontSize={68} fontWeight={700}>
        {value}
      </text>
    </>
  );
}

function ActionFace({
  card,
  language,
}: {
  readonly card: ActionCard;
  readonly language: Language;
}): ReactNode {
  const labels = BOARD_LABELS[language];
  const isEnd = ENDING.has(card);
  return (
    <span className={styles['action']}>
      <span className={styles['title']}>{cardName(CARD_NAMES[language], card)}</span>{' '}
      <span className={styles['icon']}>
        <CardIcon card={card} />
      </span>
      <span className={styles['text']}>{labels.texts[card]}</span>{' '}
      <span className={styles['star']} data-ends={isEnd ? '' : undefined}>
        <svg width="18" height="18" viewBox="-9.5 -9.5 19 19" aria-hidden="true">
          <path d={STAR} />
        </svg>
        <span>{isEnd ? labels.ends : labels.goesOn}</span>
      </span>
    </span>
  );
}

/** A card in a line of text: its number in its shape, or its drawing. */
export function CardChip({
  card,
  size = 26,
}: {
  readonly card: Card;
  readonly size?: number;
}): ReactNode {
  const number = numberOn(card);
  if (number) {
    const ink = `var(--card-${number.colour})`;
    const paper = `var(--card-${number.colour}-wash)`;
    return (
      <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
        {number.colour === 'red' ? (
          <rect
            x={-10}
            y={-11.5}
            width={20}
            height={23}
            rx={2}
            fill={paper}
            stroke={ink}
            strokeWidth={2.2}
          />
        ) : (
          <ellipse rx={11} ry={12} fill={paper} stroke={ink} strokeWidth={2.2} />
        )}
        <text y={6} textAnchor="middle" fontSize={17} fontWeight={700} fill={ink}>
          {number.value}
        </text>
      </svg>
    );
  }
  return isActionCard(card) ? (
    <span className={styles['chip']} style={{ width: size * 1.2, height: size }}>
      <CardIcon card={card} />
    </span>
  ) : null;
}
