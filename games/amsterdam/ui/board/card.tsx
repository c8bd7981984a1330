/** Transport cards: a colour and its sign, large enough for neither to be missed. */
import { memo, type ReactNode } from 'react';
import type { Card } from '../../src/types.ts';
import { Figure, fillOf, Handcart, inkOn, JokerLetter, JokerRing, Sack } from './symbols.tsx';

const WIDTH = 78;
const HEIGHT = 112;

function Front({ card }: { readonly card: Card }): ReactNode {
  const ink = inkOn(card);
  return (
    <>
      <rect
        x={0.7}
        y={0.7}
        width={76.6}
        height={110.6}
        rx={6}
        fill="var(--cards-paper)"
        stroke="var(--cards-ink)"
        strokeWidth={1.4}
      />
      <rect
        x={5}
        y={5}
        width={68}
        height={102}
        rx={3.5}
        fill={fillOf(card)}
        stroke="var(--cards-ink)"
        strokeWidth={0.8}
      />
      <rect
        x={7.6}
        y={7.6}
        width={62.8}
        height={96.8}
        rx={2}
        fill="none"
        stroke={ink}
        strokeOpacity={0.45}
        strokeWidth={0.9}
      />
      {card === 'joker' ? (
        <g transform="translate(39 44)">
          <JokerRing />
        </g>
      ) : (
        <>
          <ellipse
            cx={39}
            cy={46}
            rx={24}
            ry={27}
            fill="var(--cards-paper)"
            stroke={ink}
            strokeOpacity={0.7}
            strokeWidth={1.2}
          />
          <g transform="translate(39 46)">
            <Figure colour={card} fill={fillOf(card)} scale={2} />
          </g>
          <g transform="translate(15 16)">
            <Figure colour={card} fill={ink} scale={0.72} />
          </g>
        </>
      )}
      <path d="M12 79H66" stroke={ink} strokeOpacity={0.5} strokeWidth={0.8} />
      <g transform="translate(40 91)">
        <Handcart ink={ink} scale={1.25} />
      </g>
    </>
  );
}

export interface CardPictureProps {
  readonly card: Card;
}

/** As wide as it is given room; the shape is the card's. */
export const CardPicture = memo(function CardPicture({ card }: CardPictureProps): ReactNode {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Front card={card} />
    </svg>
  );
});

const PILE_OF = { cards: 'var(--sign)', contracts: '#7a4b2a' } as const;

export interface PilePictureProps {
  readonly of: keyof typeof PILE_OF;
  readonly count: number;
}

/** A pile from above; its edge shows whether there is more than one card. */
export const PilePicture = memo(function PilePicture({ of, count }: PilePictureProps): ReactNode {
  if (count === 0) {
    return (
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect
          x={2}
          y={2}
          width={74}
          height={108}
          rx={6}
          fill="none"
          stroke="var(--line)"
          strokeWidth={2}
          strokeDasharray="6 5"
        />
      </svg>
    );
  }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {count > 2 && (
        <rect
          x={5}
          y={5}
          width={72}
          height={106}
          rx={6}
          fill="#e4d9c3"
          stroke="#1c2730"
          strokeWidth={1.2}
        />
      )}
      {count > 1 && (
        <rect
          x={2.8}
          y={2.8}
          width={72}
          height={106}
          rx={6}
          fill="#e4d9c3"
          stroke="#1c2730"
          strokeWidth={1.2}
        />
      )}
      <rect
        x={0.7}
        y={0.7}
        width={72}
        height={106}
        rx={6}
        fill={PILE_OF[of]}
        stroke="#1c2730"
        strokeWidth={1.2}
      />
      <rect
        x={6}
        y={6}
        width={61.4}
        height={95.4}
        rx={3}
        fill="none"
        stroke="#e0b767"
        strokeWidth={1.1}
      />
      <g transform="translate(36.7 36)">
        {of === 'cards' ? (
          <Handcart ink="#f3eadb" scale={1.7} />
        ) : (
          <path
            d="M-15-13H9L15-7V15H-15ZM9-13V-7H15M-9-4H4M-9 2H9M-9 8H9"
            fill="none"
            stroke="#f3eadb"
            strokeWidth={2.2}
            strokeLinejoin="round"
          />
        )}
      </g>
      <text x={36.7} y={88} textAnchor="middle" fontSize={34} fontWeight={700} fill="#fff">
        {count}
      </text>
    </svg>
  );
});

/** The discards: a card that lies face up and crooked. */
export const DiscardPicture = memo(function DiscardPicture({
  count,
}: {
  readonly count: number;
}): ReactNode {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {count > 0 && (
        <rect
          x={8}
          y={6}
          width={62}
          height={98}
          rx={6}
          fill="var(--hair)"
          stroke="var(--soft)"
          strokeWidth={1.2}
          transform="rotate(-7 39 56)"
        />
      )}
      <rect
        x={8}
        y={6}
        width={62}
        height={98}
        rx={6}
        fill={count > 0 ? 'var(--card)' : 'none'}
        stroke="var(--soft)"
        strokeWidth={1.4}
        strokeDasharray={count > 0 ? undefined : '6 5'}
        transform="rotate(4 39 56)"
      />
      <text x={39} y={67} textAnchor="middle" fontSize={34} fontWeight={600} fill="var(--soft)">
        {count}
      </text>
    </svg>
  );
});

/** A card in a line of text: its colour and its sign on a small square. */
export function CardChip({
  card,
  size = 20,
}: CardPictureProps & { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <Chip card={card} />
    </svg>
  );
}

/** The same within a drawing, 20 units square around the origin. */
export function Chip({ card }: CardPictureProps): ReactNode {
  return (
    <>
      <rect
        x={-9.4}
        y={-9.4}
        width={18.8}
        height={18.8}
        rx={3}
        fill={fillOf(card)}
        stroke="var(--space-edge)"
        strokeWidth={1}
      />
      {card === 'joker' ? (
        <JokerLetter scale={0.72} />
      ) : (
        <Figure colour={card} fill={inkOn(card)} scale={0.78} />
      )}
    </>
  );
}

export function SackSign({ size = 20 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true">
      <Sack />
    </svg>
  );
}
