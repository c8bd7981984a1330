/** How a company is told apart from the others: a colour, a pattern and a letter, always together. */
import type { ReactNode } from 'react';

const PATTERNS = {
  dots: {
    size: 5.28,
    figure:
      'M.63 1.32a.69.69 0 1 0 1.38 0a.69.69 0 1 0-1.38 0zm2.64 2.64a.69.69 0 1 0 1.38 0a.69.69 0 1 0-1.38 0z',
  },
  bars: { size: 4.8, figure: 'M0 .58H4.8V1.82H0zM0 2.98H4.8V4.22H0z' },
  chevrons: { size: 4.8, figure: 'M-.48 2.35L2.4-.05L5.28 2.35V3.6L2.4 1.2L-.48 3.6z' },
  diamonds: { size: 4.48, figure: 'M2.24.63L3.85 2.24L2.24 3.85L.63 2.24z' },
  stars: {
    size: 5.6,
    figure:
      'M2.8.56L3.41 2.19L5.14 2.26L3.78 3.34L4.25 5.02L2.8 4.06L1.35 5.02L1.82 3.34L.46 2.26L2.19 2.19z',
  },
  pales: { size: 4.8, figure: 'M.58 0H1.82V4.8H.58zM2.98 0H4.22V4.8H2.98z' },
} as const;

export interface Livery {
  readonly colour: 'white' | 'grey' | 'green' | 'yellow' | 'red' | 'blue' | 'brown';
  readonly pattern: keyof typeof PATTERNS;
  readonly letter: string;
}

/** The inks of a livery, all of them made from the tokens of its colour. */
export interface Inks {
  readonly ground: string;
  /** For the letter. */
  readonly letter: string;
  /** For the pattern on the ground. */
  readonly mark: string;
  /** The side of a piece that lies in the shade. */
  readonly shade: string;
  /** For engraving on paper. */
  readonly engraving: string;
}

const mixed = (colour: string, share: number, other: string): string =>
  `color-mix(in srgb, ${colour} ${share}%, ${other})`;

/** Grounds so pale that a lighter mark would not show. */
const PALE: readonly Livery['colour'][] = ['white', 'yellow'];

export function inksOf({ colour }: Livery): Inks {
  const ground = `var(--piece-${colour})`;
  const letter = `var(--on-piece-${colour})`;
  if (colour === 'white') {
    return { ground, letter, mark: '#6f767c', shade: '#cfc8ba', engraving: '#3b4650' };
  }
  return {
    ground,
    letter,
    mark: PALE.includes(colour) ? mixed(ground, 55, 'black') : mixed(ground, 35, 'white'),
    shade: mixed(ground, 66, 'black'),
    engraving: mixed(ground, colour === 'grey' || colour === 'yellow' ? 55 : 80, 'black'),
  };
}

export interface LiveryPatternProps {
  readonly id: string;
  readonly livery: Livery;
  /** How large its figures are; 1 is for pieces on a map. */
  readonly scale?: number;
}

/** The pattern as a paint server: fill="url(#id)". An svg defines those that it uses. */
export function LiveryPattern({ id, livery, scale = 1 }: LiveryPatternProps): ReactNode {
  const { size, figure } = PATTERNS[livery.pattern];
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})`}
    >
      <path d={figure} fill={inksOf(livery).mark} />
    </pattern>
  );
}
