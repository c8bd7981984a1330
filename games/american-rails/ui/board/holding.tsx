/** A player's shares as certificates; more than three fan out by company. */
import type { HoldingProps } from '@roundhouse/ui/board';
import { Share } from '@roundhouse/ui/pieces/certificate';
import { LiveryPattern } from '@roundhouse/ui/pieces/livery';
import { memo, useId, type ReactNode } from 'react';
import { dividendPerShare } from '../../src/rounds.ts';
import { COMPANIES, type Company, type View } from '../../src/types.ts';
import { heldBy } from '../face/holdings.ts';
import { FACE_LABELS } from '../words/face.ts';
import { companyName } from '../words/names.ts';
import { BOARD_LABELS } from '../words/board.ts';
import { LIVERIES } from './liveries.ts';
import styles from './holding.module.css';

const WIDTH = 66;
const HEIGHT = 49;
const ROOM = 208;
/** How far shares of one company lie apart in a fan. */
const FAN = 14;
/** What must be seen of a share under another company's. */
const SEEN = 57;
/** A row that is longer could not be read at its size. */
const LONGEST = 252;
/** How far the second row lies below the first: letter and dividend stay in sight. */
const LOWER = 34;

interface Held {
  readonly company: Company;
  readonly count: number;
  readonly each: number;
}

export function Holding({ view, seat, language }: HoldingProps<View>): ReactNode {
  const held = COMPANIES.map((company) => ({
    company,
    count: heldBy(view, seat, company),
    each: dividendPerShare(view, company),
  })).filter(({ count }) => count > 0);
  const { shares } = FACE_LABELS[language];
  const label = held.map(({ company, count }) => shares(companyName(company), count)).join(', ');
  const key = held.map(({ company, count, each }) => `${company}.${count}.${each}`).join(' ');
  return <Fan key={key} held={held} label={label || BOARD_LABELS[language].noShares} />;
}

interface Placed extends Held {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface Laid {
  readonly shares: readonly Placed[];
  readonly width: number;
  readonly height: number;
}

/** In one row, or in two that lie over each other. */
function layOut(held: readonly Held[]): Laid {
  const row = rowOf(held, 0);
  if (row.width <= LONGEST) return row;
  const half = Math.ceil(held.length / 2);
  const upper = rowOf(held.slice(0, half), 0);
  const lower = rowOf(held.slice(half), LOWER);
  return {
    shares: [...upper.shares, ...lower.shares],
    width: Math.max(upper.width, lower.width),
    height: lower.height,
  };
}

/** Side by side while there is room, else over each other, else smaller. */
function rowOf(held: readonly Held[], y: number): Laid {
  const total = held.reduce((sum, { count }) => sum + count, 0);
  const inside = total <= 3 ? WIDTH + 3 : FAN;
  const wide = held.reduce((sum, { count }) => sum + WIDTH + 3 + (count - 1) * inside, 0);
  const between = wide <= ROOM + 3 ? WIDTH + 3 : SEEN;
  let x = 0;
  const shares = held.flatMap((each) =>
    Array.from({ length: each.count }, (_, at) => {
      const placed = { ...each, x, y, at };
      x += at === each.count - 1 ? between : inside;
      return placed;
    }),
  );
  return { shares, width: Math.max(ROOM, x - between + WIDTH), height: y + HEIGHT };
}

const Fan = memo(function Fan({
  held,
  label,
}: {
  readonly held: readonly Held[];
  readonly label: string;
}): ReactNode {
  const id = useId();
  const { shares, width, height } = layOut(held);
  return (
    <svg
      className={styles['fan']}
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${ROOM} / ${height}` }}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={label}
    >
      <defs>
        {held.map(({ company }) => (
          <LiveryPattern
            key={company}
            id={`${id}${company}`}
            livery={LIVERIES[company]}
            scale={1.7}
          />
        ))}
        {/* Shares of a company are all alike: drawn once. */}
        {held.map(({ company, each }) => (
          <g key={company} id={`${id}s${company}`}>
            <Share livery={LIVERIES[company]} pattern={`${id}${company}`} label={`$${each}`} />
          </g>
        ))}
      </defs>
      {shares.length === 0 && (
        <rect x={0.6} y={0.6} width={64} height={46} rx={2.5} className={styles['none']} />
      )}
      {shares.map(({ company, at, x, y }) => (
        <use
          key={`${company} ${at}`}
          href={`#${id}s${company}`}
          transform={`translate(${x + 0.5} ${y + 0.5})`}
        />
      ))}
    </svg>
  );
});
