/** What lies in the sea and never changes: names, the compass, the special connections, the legend. */
import { memo, type ReactNode } from 'react';
import type { Board } from '../../src/board.ts';
import { Half } from './cities.tsx';
import { Connections } from './connections.tsx';
import { hexOutline } from './geometry.ts';
import ground from './ground.module.css';
import type { BoardLabels } from '../words/board.ts';
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
    <g transform="translate(370 690)">
      <rect width={298} height={78} rx={5} className={styles['paper']} />
      {LEGEND_HEXES.map(({ x, y, kind }) => (
        <path key={kind} d={hexOutline({ x, y }, 14)} className={ground[kind]} />
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

export interface SeaProps {
  readonly board: Board;
  readonly labels: BoardLabels;
}

export const Sea = memo(function Sea({ board, labels }: SeaProps): ReactNode {
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
      <Connections board={board} labels={labels} />
      <Legend labels={labels} />
    </>
  );
});
