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

/** As wide as it is given room; the shape is the card's, or as much of it from above as there is room for. */
export const CardPicture = memo(function CardPicture({ card }: CardPictureProps): ReactNode {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Front card={card} />
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
