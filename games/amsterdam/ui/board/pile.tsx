/** Piles from above: cards face down, contracts, discards. */
import { memo, type ReactNode } from 'react';
import { Handcart } from './symbols.tsx';

const VIEW_BOX = '0 0 78 112';

const PILE_OF = { cards: 'var(--sign)', contracts: '#7a4b2a' } as const;

const SHEET = { width: 72, height: 106, rx: 6, stroke: '#1c2730', strokeWidth: 1.2 } as const;
/** How far the lower ones lie aside, the lowest first. */
const BELOW = [5, 2.8];
/** One of the discards. */
const CROOKED = { x: 8, y: 6, width: 62, height: 98, rx: 6, stroke: 'var(--soft)' } as const;

export interface PilePictureProps {
  readonly of: keyof typeof PILE_OF;
  readonly count: number;
}

/** A pile from above; its edge shows whether there is more than one card. */
export const PilePicture = memo(function PilePicture({ of, count }: PilePictureProps): ReactNode {
  if (count === 0) {
    return (
      <svg viewBox={VIEW_BOX} aria-hidden="true">
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
    <svg viewBox={VIEW_BOX} aria-hidden="true">
      {BELOW.slice(Math.max(0, 3 - count)).map((at) => (
        <rect key={at} x={at} y={at} {...SHEET} fill="#e4d9c3" />
      ))}
      <rect x={0.7} y={0.7} {...SHEET} fill={PILE_OF[of]} />
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
    <svg viewBox={VIEW_BOX} aria-hidden="true">
      {count > 0 && (
        <rect {...CROOKED} fill="var(--hair)" strokeWidth={1.2} transform="rotate(-7 39 56)" />
      )}
      <rect
        {...CROOKED}
        fill={count > 0 ? 'var(--card)' : 'none'}
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
