/** A player's pawn, told apart by its colour and by one to four pips. */
import { memo, type ReactNode } from 'react';

const SKIRT =
  'M-13.5 15.5Q-14 10.5-9.5 8.5Q-5.5 4-5-4H5Q5.5 4 9.5 8.5Q14 10.5 13.5 15.5Q0 19.5-13.5 15.5Z';
const EDGE = '#1c2730';

const pips = (...at: (readonly [x: number, y: number])[]): typeof at => at;

const PIPS = [
  pips([0, 0]),
  pips([-3.4, 0], [3.4, 0]),
  pips([-4.8, 1], [0, -1.4], [4.8, 1]),
  pips([-3.2, -2.6], [3.2, -2.6], [-5.6, 2.6], [5.6, 2.6]),
];

export interface PawnProps {
  readonly seat: number;
}

/** Its middle lies at the origin; 28 units wide and 40 high. */
export const Pawn = memo(function Pawn({ seat }: PawnProps): ReactNode {
  const paint = `var(--seat-${seat})`;
  return (
    <>
      <ellipse cy={17} rx={14.5} ry={4.6} fill="#000" opacity={0.28} />
      <path d={SKIRT} fill={paint} stroke={EDGE} strokeWidth={1.7} strokeLinejoin="round" />
      <path d="M-7-4.6H7" stroke={EDGE} strokeWidth={3} strokeLinecap="round" />
      <circle cy={-11} r={7.6} fill={paint} stroke={EDGE} strokeWidth={1.7} />
      <path
        d="M-4.6-13.6a5 5 0 0 1 4-3"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.75}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
      {PIPS[seat]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={9.6 + y} r={1.9} fill={`var(--on-seat-${seat})`} />
      ))}
    </>
  );
});

/** Where a pawn would stand or is not yet. */
export function PawnOutline(): ReactNode {
  return (
    <g fill="var(--card)" stroke="var(--line)" strokeWidth={1.8} strokeLinejoin="round">
      <path d={SKIRT} />
      <circle cy={-11} r={7.6} />
    </g>
  );
}

/** In the room that a table gives a player's piece. */
export function PawnPiece({ seat }: PawnProps): ReactNode {
  return (
    <g transform="translate(0 -1.1) scale(0.58)">
      <Pawn seat={seat} />
    </g>
  );
}

export interface PawnSignProps extends PawnProps {
  readonly width: number;
  readonly isOutline?: boolean;
}

/** A pawn by itself, for panels and lists. */
export function PawnSign({ seat, width, isOutline = false }: PawnSignProps): ReactNode {
  return (
    <svg width={width} height={(width * 42) / 30} viewBox="-15 -20 30 42" aria-hidden="true">
      {isOutline ? <PawnOutline /> : <Pawn seat={seat} />}
    </svg>
  );
}
