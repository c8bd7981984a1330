/** A player's train, told apart by its colour and its number of windows; and the black train. */
import type { ReactNode } from 'react';

const BODY =
  'M-22 5.5V2.2L-19.4 -1.6V-4.6H-17.6V-8.6H-19V-11H-12.4V-8.6H-13.8V-4.6H-9.6V-6Q-8.6 -8.6 -7.6 -6V-4.6H-6.6V-9H21.4V-6.8H20.4V5.5Z';
const WHEELS = [-15.5, -7.5, 2, 9, 16];
const GLASS = '#fff8e8';

interface Painted {
  readonly paint: string;
  readonly shade: string;
  readonly edge: string;
}

function Carriage({
  paint,
  shade,
  edge,
  children,
}: Painted & { readonly children: ReactNode }): ReactNode {
  return (
    <g>
      <path d={BODY} transform="translate(0 1.4)" fill={shade} />
      <path
        d={BODY}
        fill={paint}
        stroke={edge}
        strokeOpacity={0.75}
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      {children}
      {WHEELS.map((x) => (
        <g key={x} transform={`translate(${x} 6.6)`}>
          <circle r={3.1} fill={shade} stroke={edge} strokeOpacity={0.8} strokeWidth={1.1} />
          <circle r={0.9} fill={GLASS} />
        </g>
      ))}
    </g>
  );
}

/** Its middle lies at the origin; 44 units wide and 21 high. */
export function Train({ seat }: { readonly seat: number }): ReactNode {
  const paint = `var(--seat-${seat})`;
  const windows = seat + 1;
  const apart = windows === 1 ? 0 : 24 / windows;
  return (
    <Carriage paint={paint} shade={`color-mix(in srgb, ${paint} 66%, black)`} edge="#1b2126">
      {Array.from({ length: windows }, (_, at) => (
        <rect
          key={at}
          x={5.7 + (at - seat / 2) * apart}
          y={-4.6}
          width={Math.min(3.4, apart === 0 ? 3.4 : apart - 1)}
          height={4}
          rx={0.8}
          fill={GLASS}
        />
      ))}
    </Carriage>
  );
}

/** Where a train would stand. */
export function GhostTrain({ seat }: { readonly seat: number }): ReactNode {
  return (
    <path
      d={BODY}
      fill={`var(--seat-${seat})`}
      fillOpacity={0.6}
      stroke="#1b2126"
      strokeWidth={1.3}
      strokeDasharray="2.6 1.8"
    />
  );
}

/** The black train marks what the whole table shares: the year. */
export function BlackTrain(): ReactNode {
  return (
    <Carriage paint="#1b2126" shade="#000" edge="#f3eadb">
      <rect x={-3} y={-5.6} width={21} height={1.4} fill="#e0b767" />
    </Carriage>
  );
}

/** A train by itself, for panels and lists. */
export function TrainSign({
  seat,
  width,
}: {
  readonly seat: number;
  readonly width: number;
}): ReactNode {
  return (
    <svg width={width} height={width / 2} viewBox="-24 -12.8 48 24" aria-hidden="true">
      <Train seat={seat} />
    </svg>
  );
}
