/** The signs on cards and routes: one for each colour, so that nobody needs the colour. */
import type { ReactNode } from 'react';
import { COLOURS, type Card, type Colour } from '../../src/types.ts';

/** About 16 units high, around the origin. */
const FIGURES: Readonly<Record<Colour, string>> = {
  red: 'M0-8L8 6.24H-8Z',
  green: 'M-5-8.8L0-3.8L5-8.8L8.8-5L3.8 0L8.8 5L5 8.8L0 3.8L-5 8.8L-8.8 5L-3.8 0L-8.8-5Z',
  orange: 'M3.6-7.36A8 8 0 1 0 3.6 7.36A6.24 7.44 0 1 1 3.6-7.36Z',
  black: 'M0-8.4L6.24 0L0 8.4L-6.24 0Z',
  blue: 'M0-8.8C2-3.6 5.92-.8 5.92 2.72A5.92 5.6 0 0 1-5.92 2.72C-5.92-.8-2-3.6 0-8.8Z',
  pink: 'M.2-5.6Q.9-8 3.1-9L3.9-7.6Q2.2-6.9 1.6-5.4C3-4.6 2.9-.9 4.96.8C7.84 3.36 5.76 8 0 8C-5.76 8-7.84 3.36-4.96.8C-2.7-1.1-3.2-5.6.2-5.6Z',
};

/** A handcart from the side: brings a merchandise card. */
export const HANDCART =
  'M-10-3.4L-6-1.2H7.5M-6.5-1.2L-5.5-5.6H6.2L7.5-1.2M4.2-1L5.4 4.4M-4.1 2a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M-.6-1.5V5.5M-4.1 2H2.9';

const SACK = 'M-6-3Q-8 8 0 8T6-3Q3-5 2-7H-2Q-3-5-6-3Z';

export const fillOf = (card: Card | 'grey'): string => `var(--cards-${card})`;

/** What is drawn on a colour: dark on the pale ones. */
export const inkOn = (card: Card | 'grey'): string =>
  card === 'pink' || card === 'orange' || card === 'joker' || card === 'grey'
    ? 'var(--cards-ink)'
    : 'var(--cards-paper)';

export interface FigureProps {
  readonly colour: Colour;
  readonly fill: string;
  readonly scale?: number;
}

export function Figure({ colour, fill, scale = 1 }: FigureProps): ReactNode {
  return <path d={FIGURES[colour]} fill={fill} transform={`scale(${scale})`} />;
}

/** Drawn, not written: a card is read out by its name. */
export function JokerLetter({ scale }: { readonly scale: number }): ReactNode {
  return (
    <path
      d="M3-8V3.4Q3 8-.8 8Q-4.2 8-4.6 4.2"
      fill="none"
      stroke="#6d4e10"
      strokeWidth={3}
      transform={`scale(${scale})`}
    />
  );
}

/** All the signs in a ring: a joker stands for each of them. */
export function JokerRing({ scale = 1 }: { readonly scale?: number }): ReactNode {
  return (
    <g transform={`scale(${scale})`}>
      {COLOURS.map((colour, at) => {
        const angle = (at * Math.PI) / 3;
        const [x, y] = [21 * Math.sin(angle), -21 * Math.cos(angle)];
        return (
          <g key={colour} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(.88)`}>
            <Figure colour={colour} fill={fillOf(colour)} />
          </g>
        );
      })}
      <circle r={8.6} fill="none" stroke="#8a6412" strokeWidth={1.6} />
      <JokerLetter scale={0.62} />
    </g>
  );
}

export interface HandcartProps {
  readonly ink: string;
  readonly scale?: number;
}

export function Handcart({ ink, scale = 1 }: HandcartProps): ReactNode {
  return (
    <path
      d={HANDCART}
      fill="none"
      stroke={ink}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={`scale(${scale})`}
    />
  );
}

/** A sack of merchandise, about 16 units high. */
export function Sack(): ReactNode {
  return <path d={SACK} fill="#e0b767" stroke="#8a6412" strokeWidth={1.3} />;
}
