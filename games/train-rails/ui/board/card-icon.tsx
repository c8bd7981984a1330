/** What an action card does, as a drawing of a few lines. */
import type { ReactNode } from 'react';
import type { ActionCard } from '../../src/index.ts';

/** A pawn in outline, its foot at the origin. */
const PAWN = 'm-7 0Q-7-4-4.5-6Q-2.5-9-2.5-14H2.5Q2.5-9 4.5-6Q7-4 7 0ZM0-14a4.4 4.4 0 1 1 .1 0';
const DOOR = 'M-26-24H-2V22H-26M-2-24H-14V22M-17.5-2v4';

const PATHS: Readonly<Partial<Record<ActionCard, string>>> = {
  excuse:
    'M-16-18a8 8 0 1 1-.1 0M-30 22Q-30 2-16 2T-2 22M16-18a8 8 0 1 1-.1 0M2 22Q2 2 16 2T30 22M-7-22Q0-30 7-22M7-22l0-7M7-22l-7 0',
  takeseat: 'M-16-24V4H14V24M-16 4V24M14 4V-6M26-22L8-8M8-8l9-1M8-8l3-8',
  upass: 'M-28-18H28V18H-28ZM-28-8H28M-20 4H-4M-20 11H4M12 12V2h10v10M17-2v-2',
  exit1: `${DOOR}M4 0H28M28 0l-8-7M28 0l-8 7`,
  exit2: `${DOOR}M4-9H28M28-9l-8-6M28-9l-8 6M4 10H28M28 10l-8-6M28 10l-8 6`,
  enter1: `${DOOR}M28 0H5M5 0l8-7M5 0l8 7`,
  enter2: `${DOOR}M28-9H5M5-9l8-6M5-9l8 6M28 10H5M5 10l8-6M5 10l8 6`,
  express:
    'M-28-12H4Q22-12 28 8V14H-28ZM-28 2H-20M-14-4h8v8h-8zM0-4h9q6 2 8 8H0zM-34-6h-8M-34 2h-12M-34 10h-8',
  reverse:
    'M-22-4A22 16 0 0 1 20-8M20-8l-1-10M20-8l-10 1M22 4A22 16 0 0 1-20 8M-20 8l1 10M-20 8l10-1',
  eccentric: 'M-26-22V6H0V22M-26 6V22M2-4Q14-22 24-2M24-2l-8-4M24-2l3-8',
  beg: 'M-26 8Q-14 2-6 8H10Q12 14 4 14H-4M10 10L26 2Q30 6 26 10L10 22H-12L-26 20M2-26H20V-2H2ZM7-20h8',
  token: 'M-8-20a20 20 0 1 1-.1 0M-8-12a12 12 0 1 1-.1 0M22-14V2M14-6H30',
  rebel: 'M0-26L22-18V0Q20 16 0 26Q-20 16-22 0V-18ZM-9-8L9 10M9-8L-9 10',
};

const CIRCLE_OF: Readonly<Partial<Record<ActionCard, number>>> = {
  advanced1: 1,
  advanced2: 2,
  advanced3: 3,
};

/** Around the origin, 64 units wide and 56 high. */
export function CardIcon({ card }: { readonly card: ActionCard }): ReactNode {
  const circle = CIRCLE_OF[card];
  return (
    <svg viewBox="-36 -30 72 60" aria-hidden="true">
      <g
        fill="none"
        stroke="#1c2730"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {PATHS[card] !== undefined && <path d={PATHS[card]} />}
        {card === 'eccentric' && <path d={PAWN} transform="translate(24 24) scale(.9)" />}
      </g>
      {circle !== undefined && (
        <>
          <rect
            x={-35}
            y={-16}
            width={19}
            height={32}
            rx={2}
            fill="var(--card-red-wash)"
            stroke="var(--card-red)"
            strokeWidth={2.2}
          />
          <ellipse
            cx={-7}
            rx={11}
            ry={16}
            fill="var(--card-blue-wash)"
            stroke="var(--card-blue)"
            strokeWidth={2.2}
          />
          <circle cx={16} r={18.5} fill="#12344d" stroke="#e0b767" strokeWidth={2.2} />
          <text
            x={16}
            y={11}
            textAnchor="middle"
            fontSize={31.6}
            fontWeight={700}
            fill="#fff"
          >{`+${circle}`}</text>
        </>
      )}
    </svg>
  );
}
