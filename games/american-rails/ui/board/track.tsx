/** The companies' track: a line from cube to cube, and the cubes. */
import { Cube } from '@roundhouse/ui/pieces/cube';
import { LiveryPattern, inksOf } from '@roundhouse/ui/pieces/livery';
import { memo, type ReactNode } from 'react';
import { COMPANIES, type ByCompany, type Company } from '../../src/types.ts';
import type { Slot } from './geometry.ts';
import { LIVERIES } from './liveries.ts';
import type { Lying } from './stock.ts';
import styles from './track.module.css';

/** The size at which a cube is drawn; smaller ones are scaled. */
export const CUBE = 18;

interface Dashes {
  readonly width: number;
  readonly dashes?: string;
  readonly isRound?: boolean;
  readonly isDark?: boolean;
}

/** Each company's line has a figure of its own. */
const DASHES: Readonly<ByCompany<Dashes>> = [
  { width: 2, dashes: '0 4.6', isRound: true },
  { width: 4.6, dashes: '1.4 2.3', isDark: true },
  { width: 1.9, dashes: '6 3.7' },
  { width: 2.3, dashes: '2.3 3.2' },
  { width: 1.4, dashes: '7.4 2.8 .01 2.8', isRound: true },
  { width: 1.3 },
];

/** What the cubes and lines of this svg refer to. */
export const TrackDefs = memo(function TrackDefs({
  prefix,
}: {
  readonly prefix: string;
}): ReactNode {
  return (
    <defs>
      {COMPANIES.map((company) => (
        <LiveryPattern key={company} id={`${prefix}p${company}`} livery={LIVERIES[company]} />
      ))}
      {COMPANIES.map((company) => (
        <g key={company} id={`${prefix}c${company}`}>
          <Cube livery={LIVERIES[company]} pattern={`${prefix}p${company}`} size={CUBE} />
        </g>
      ))}
    </defs>
  );
});

export const Rails = memo(function Rails({
  company,
  d,
}: {
  readonly company: Company;
  readonly d: string;
}): ReactNode {
  if (d === '') return null;
  const { ground, mark, letter } = inksOf(LIVERIES[company]);
  const { width, dashes, isRound, isDark } = DASHES[company];
  return (
    <g className={styles['rails']}>
      <path d={d} className={styles['bed']} />
      <path d={d} stroke={ground} strokeWidth={4.6} />
      <path
        d={d}
        stroke={isDark || company === 0 ? letter : mark}
        strokeWidth={width}
        strokeDasharray={dashes}
        strokeLinecap={isRound ? 'round' : 'butt'}
      />
    </g>
  );
});

interface LyingCubeProps extends Lying {
  readonly prefix: string;
}

export const LyingCube = memo(function LyingCube(props: LyingCubeProps): ReactNode {
  const { prefix, id, company, x, y, size } = props;
  return (
    <use
      href={`#${prefix}c${company}`}
      data-cube={id}
      className={styles['piece']}
      style={{ transform: `translate(${x}px, ${y}px) scale(${size / CUBE})` }}
    />
  );
});

/** Around a piece that was placed in the last turn. */
export const Ring = memo(function Ring({ x, y, size }: Slot): ReactNode {
  const half = size / 2 + 2.4;
  return (
    <rect
      x={x - half}
      y={y - half}
      width={2 * half}
      height={2 * half + 2}
      rx={3.2}
      className={styles['ring']}
    />
  );
});
