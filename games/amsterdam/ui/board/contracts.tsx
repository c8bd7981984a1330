/** Contracts as slips with a seal: where from, where to, what it is worth, and whether it is done. */
import type { Language } from '@roundhouse/ui/words';
import { memo, type ReactNode } from 'react';
import {
  LOCATION_IDS,
  LOCATION_NAMES,
  ROUTE_IDS,
  type Contract,
  type ContractId,
} from '../../src/board.ts';
import { SPOTS } from '../../src/map.ts';
import { printedIn } from '../../src/printed.ts';
import type { View } from '../../src/types.ts';
import styles from './contracts.module.css';
import { routeLine } from './geometry.ts';
import { BOARD_LABELS, type BoardLabels } from '../words/board.ts';
import { pointAt, usePointed } from './pointing.ts';
import { shortestWay } from './ways.ts';

const TEETH = Array.from({ length: 24 }, (_, tooth) => {
  const radius = tooth % 2 === 0 ? 22.5 : 20.2;
  const angle = (tooth * Math.PI) / 12;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join('L');

export interface SealProps {
  readonly points: number;
  readonly isDone: boolean;
  readonly size?: number;
}

/** Done, it is green and has a tick. */
export function Seal({ points, isDone, size = 40 }: SealProps): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-23 -23 46 46"
      aria-hidden="true"
      className={styles['seal']}
      data-done={isDone ? '' : undefined}
    >
      <path d={`M${TEETH}Z`} />
      <circle r={16.8} />
      <text y={isDone ? 5 : 8.5} fontSize={isDone ? 20 : 25}>
        {points}
      </text>
      {isDone && <path d="M-6 10.5L-1.6 14.5L6.5 6.8" className={styles['tick']} />}
    </svg>
  );
}

const NET = ROUTE_IDS.map(
  (route) =>
    `M${routeLine(route)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}`,
).join('');

/** Where its ends lie on the map. */
export const MiniMap = memo(function MiniMap({ a, b }: Pick<Contract, 'a' | 'b'>): ReactNode {
  return (
    <svg viewBox="80 60 860 640" className={styles['map']} aria-hidden="true">
      <path d={NET} className={styles['net']} />
      {LOCATION_IDS.map((id) => {
        const { x, y } = SPOTS[id];
        const isEnd = id === a || id === b;
        return (
          <circle
            key={id}
            cx={x}
            cy={y}
            r={isEnd ? 54 : 18}
            className={isEnd ? styles['end'] : styles['place']}
          />
        );
      })}
    </svg>
  );
});

export function statusOf(
  view: View,
  seat: number,
  contract: ContractId,
  labels: BoardLabels,
): { readonly isDone: boolean; readonly text: string } {
  const way = shortestWay(view, seat, contract);
  if (way?.missing === 0) return { isDone: true, text: labels.done };
  if (view.step === 'over') return { isDone: false, text: labels.failed };
  return { isDone: false, text: way ? labels.missing(way.missing) : labels.closed };
}

export interface SlipProps {
  readonly view: View;
  readonly seat: number;
  readonly contract: ContractId;
  readonly language: Language;
}

/** Touched, it shows on the map. */
export function Slip({ view, seat, contract, language }: SlipProps): ReactNode {
  const labels = BOARD_LABELS[language];
  const pointed = usePointed(view);
  const isShown = pointed?.seat === seat && pointed.contract === contract;
  const { a, b, points } = printedIn(view.config).contracts[contract];
  const { isDone, text } = statusOf(view, seat, contract, labels);
  return (
    <button
      type="button"
      className={styles['slip']}
      aria-pressed={isShown}
      onClick={() => pointAt(seat, contract)}
    >
      <Seal points={points} isDone={isDone} size={36} />
      <span className={styles['ends']}>
        <b>
          {LOCATION_NAMES[a]} <br />
          <i>{labels.to}</i> {LOCATION_NAMES[b]}
        </b>
        <small data-done={isDone ? '' : undefined}>{text}</small>
      </span>
      <MiniMap a={a} b={b} />
    </button>
  );
}
