/** Small pictures of places: a card, a player's pawn, a seat, a door, a deck. */
import type { MarkProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { CARDS } from '../../src/index.ts';
import { CardChip } from './card.tsx';
import palette from './palette.module.css';
import { PawnSign } from './pawn.tsx';

export function Mark({ place }: MarkProps): ReactNode {
  const picture = pictureOf(place);
  return picture === null ? null : <span className={palette['palette']}>{picture}</span>;
}

function pictureOf(place: string): ReactNode {
  const parts = place.split(':');
  const last = parts.at(-1);
  switch (parts[0]) {
    case 'player':
      return <PawnSign seat={Number(last)} width={20} />;
    case 'hand': {
      const card = CARDS.find((each) => each === last);
      return card ? <CardChip card={card} /> : null;
    }
    case 'seats':
      return (
        <svg width={18} height={24} viewBox="-11 -15 22 30" aria-hidden="true">
          <path
            d="M-8-13V3H8V13M-8 3V13"
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      );
    case 'door':
      return (
        <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
          <rect
            x={2}
            y={2}
            width={20}
            height={20}
            rx={4}
            fill="var(--card)"
            stroke="var(--enamel)"
            strokeWidth={2}
          />
          <path
            d="M7 10l5 5l5-5"
            fill="none"
            stroke="var(--enamel)"
            strokeWidth={2.2}
            strokeLinecap="round"
          />
        </svg>
      );
    default:
      return null;
  }
}
