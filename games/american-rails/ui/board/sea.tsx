/** What lies in the sea: names, the compass, the special connections, the legend and the year track. */
import { BlackTrain } from '@roundhouse/ui/pieces/train';
import { memo, type ReactNode } from 'react';
import { SPECIAL_CITIES } from '../../src/board.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../src/companies.ts';
import { CONNECTION_INCOME } from '../../src/income.ts';
import { hasCube } from '../../src/mask.ts';
import { COMPANIES } from '../../src/types.ts';
import { Half } from './cities.tsx';
import { hexOutline } from './geometry.ts';
import type { BoardLabels } from './labels.ts';
import styles from './sea.module.css';

const POINTS = [0, 45, 90, 135, 180, 225, 270, 315];

function Compass({ north }: { readonly north: string }): ReactNode {
  return (
    <g transform="translate(917 186) scale(.86)" className={styles['compass']}>
      <circle r={26} />
      <circle r={18.7} />
      {POINTS.map((angle) => {
        const reach = angle % 90 === 0 ? 29 : 16;
        return (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d={`M0 -${reach}L3.4 -3.9L0 0Z`} className={styles['dark']} />
            <path d={`M0 -${reach}L-3.4 -3.9L0 0Z`} className={styles['pale']} />
          </g>
        );
      })}
      <text y={-33}>{north}</text>
    </g>
  );
}

const ENDS = [
  { name: 'Chicago', x: 16, y: 22, width: 53 },
  { name: 'New York', x: 150, y: 10, width: 59 },
  { name: 'Atlanta', x: 92, y: 84, width: 53 },
] as const;
const BONUSES = [
  [83, 16],
  [54, 53],
  [121, 47],
] as const;
const CONNECTIONS = { x: 768, y: 322 } as const;

function Connections({ labels }: { readonly labels: BoardLabels }): ReactNode {
  return (
    <g transform={`translate(${CONNECTIONS.x} ${CONNECTIONS.y})`}>
      <text x={84} y={-22} className={styles['heading']}>
        {labels.connections.toUpperCase()}
      </text>
      <path d="M16 22L150 10L92 84Z" className={styles['dashes']} />
      {BONUSES.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`} className={styles['bonus']}>
          <rect x={-16} y={-9} width={32} height={18} rx={9} />
          <text y={5}>+${CONNECTION_INCOME}</text>
        </g>
      ))}
      {ENDS.map(({ name, x, y, width }) => (
        <g key={name} transform={`translate(${x} ${y})`} className={styles['end']}>
          <rect x={-width / 2} y={-8} width={width} height={16} rx={2} />
          <text y={4.2}>{name.toUpperCase()}</text>
        </g>
      ))}
      <text x={84} y={110} className={styles['note']}>
        {labels.connectionNote}
      </text>
    </g>
  );
}

/** Where the companies stand that have joined a pair: the first, and the way to the next. */
const PAIRS = [
  { ends: ['Chicago', 'New York'], x: 83, y: 33, step: 12 },
  { ends: ['Chicago', 'Atlanta'], x: 29, y: 53, step: -12 },
  { ends: ['New York', 'Atlanta'], x: 146, y: 47, step: 12 },
] as const;

function hexOf(name: string): number {
  return SPECIAL_CITIES.find((city) => city.name === name)?.hex ?? 0;
}

export interface JoinedProps {
  readonly prefix: string;
  readonly map: readonly number[];
}

/** AR-6.6: who has made which special connection. */
export function Joined({ prefix, map }: JoinedProps): ReactNode {
  return PAIRS.map(({ ends: [one, other], x, y, step }) => {
    const both = (map[hexOf(one)] ?? 0) & (map[hexOf(other)] ?? 0);
    return COMPANIES.filter((company) => hasCube(both, company)).map((company, at) => (
      <use
        key={company}
        href={`#${prefix}c${company}`}
        transform={`translate(${CONNECTIONS.x + x + step * at} ${CONNECTIONS.y + y}) scale(.6)`}
      />
    ));
  });
}

const LEGEND_HEXES = [
  { x: 25, y: 22, kind: 'plains' },
  { x: 165, y: 22, kind: 'forest' },
  { x: 25, y: 56, kind: 'mountain' },
] as const;
const LEGEND_TEXTS = [
  [47, 20],
  [187, 20],
  [47, 54],
  [187, 54],
] as const;

function Legend({ labels }: { readonly labels: BoardLabels }): ReactNode {
  return (
    <g transform="translate(370 690)" className={styles['legend']}>
      <rect width={298} height={78} rx={5} className={styles['paper']} />
      {LEGEND_HEXES.map(({ x, y, kind }) => (
        <path key={kind} d={hexOutline({ x, y }, 14)} className={styles[kind]} />
      ))}
      <path d="M165 13l5.5 13h-11Z" className={styles['tree']} />
      <path d="M165 25v5" className={styles['trunk']} />
      <path d="M15.5 62l7 -12l3 5l3 -4l6.5 11Z" className={styles['peak']} />
      <Half x={151} y={49} value={4} kind="now" />
      <Half x={165} y={49} value={2} kind="idle" />
      {labels.legend.map(([name, note], at) => {
        const [x, y] = LEGEND_TEXTS[at] ?? [0, 0];
        return (
          <g key={name}>
            <text x={x} y={y} className={styles['name']}>
              {name}
            </text>
            <text x={x} y={y + 14} className={styles['fine']}>
              {note}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export const Sea = memo(function Sea({ labels }: { readonly labels: BoardLabels }): ReactNode {
  return (
    <>
      <g className={styles['ocean']}>
        <text x={898} y={252}>
          {labels.ocean[0]}
        </text>
        <text x={898} y={273}>
          {labels.ocean[1]}
        </text>
      </g>
      <Compass north={labels.north} />
      <Connections labels={labels} />
      <Legend labels={labels} />
    </>
  );
});

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
const STEP = 41;

/** Years as the stops of a line, with the black train above. */
export const YearTrack = memo(function YearTrack({ year }: { readonly year: number }): ReactNode {
  const at = year - FIRST_YEAR;
  return (
    <g transform="translate(268 30)" className={styles['years']}>
      <path d={`M0 26H${STEP * (YEARS.length - 1)}`} className={styles['way']} />
      <path d={`M0 26H${STEP * at}`} className={styles['past']} />
      {YEARS.map((each, place) => (
        <g key={each} transform={`translate(${STEP * place} 26)`}>
          <circle
            r={each === year ? 5.4 : 4}
            className={
              each === year ? styles['now'] : each < year ? styles['gone'] : styles['stop']
            }
          />
          <text y={17} className={each === year ? styles['thisYear'] : styles['year']}>
            {each}
          </text>
        </g>
      ))}
      <g
        className={styles['blackTrain']}
        style={{ transform: `translate(${STEP * at}px, 10px) scale(.84)` }}
      >
        <BlackTrain />
      </g>
    </g>
  );
});
