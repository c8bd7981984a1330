/** The parts that cars are put together from. */
import type { ReactNode } from 'react';
import styles from './ground.module.css';

interface At {
  readonly x: number;
  readonly y: number;
}

export function Seat({ x, y, isTaken }: At & { readonly isTaken: boolean }): ReactNode {
  return (
    <g className={styles[isTaken ? 'taken' : 'seat']}>
      <rect x={x + 5} y={y + 5} width={47} height={49} rx={8} />
      <rect x={x + 9} y={y + 9} width={39} height={41} rx={5} />
      {!isTaken && (
        <>
          <path d={`M${x + 17.5} ${y + 29.5}h22m-11-11v22`} />
          <circle cx={x + 28.5} cy={y + 29.5} r={1.8} />
        </>
      )}
    </g>
  );
}

export function WindowPane({ x, y, isUpper }: At & { readonly isUpper: boolean }): ReactNode {
  const top = isUpper ? y + 11 : y + 9;
  return (
    <g>
      <rect className={styles['body']} x={x} y={y} width={57.5} height={40} />
      <rect className={styles['pane']} x={x + 6} y={top} width={45} height={20} rx={4} />
      <path className={styles['shine']} d={`M${x + 13} ${top + 17}l9-15m-2 15l9-15`} />
    </g>
  );
}

/** A doorway: the sill, and the leaves of the door slid aside. */
export function Sill({ x, y, isInner }: At & { readonly isInner: boolean }): ReactNode {
  return (
    <g>
      <rect className={styles['sill']} x={x} y={y - 6} width={57} height={isInner ? 54 : 52} />
      <path className={styles['treads']} d={`M${x + 6} ${y + 10}h45m-45 6h45m-45 8h45m-45 6h45`} />
      {!isInner && (
        <>
          <rect className={styles['leaf']} x={x - 5} y={y - 2} width={12} height={44} rx={2.5} />
          <rect className={styles['leaf']} x={x + 50} y={y - 2} width={12} height={44} rx={2.5} />
        </>
      )}
    </g>
  );
}

/** Where the operator sits: gauges, a lever, a chair. */
export function Cab({ x, y, isRight }: At & { readonly isRight: boolean }): ReactNode {
  return (
    <g transform={`translate(${isRight ? x + 57 : x} ${y}) scale(${isRight ? -1 : 1} 1)`}>
      <rect className={styles['cab']} width={57} height={118} />
      <path d="M5 5H30V113H5Z" fill="#41535f" stroke="#6e828f" />
      <circle cx={17} cy={26} r={8} fill="#fbf6ec" stroke="#c79b45" strokeWidth={2} />
      <path d="M17 26l4-5" stroke="#a4231b" strokeWidth={1.8} />
      <circle cx={17} cy={50} r={8} fill="#fbf6ec" stroke="#c79b45" strokeWidth={2} />
      <path d="M17 50l-4-4" stroke="#1c2730" strokeWidth={1.8} />
      <path d="M8 92a10 10 0 0 1 18 0" fill="none" stroke="#8fa3af" strokeWidth={2} />
      <path d="M17 94L24 76" stroke="#e0b767" strokeWidth={3.4} strokeLinecap="round" />
      <circle cx={24} cy={75} r={4} fill="#e0b767" />
      <circle cx={42} cy={56} r={10} fill="#586b77" stroke="#8fa3af" />
    </g>
  );
}

/** A railing between floor and seat: it stands along the y axis, its middle at the origin. */
export function Railing(): ReactNode {
  return (
    <g className={styles['railing']}>
      <path d="M-2.6-25.5V25.5M2.6-25.5V25.5" />
      <path d="M-2.6-25.5V25.5M2.6-25.5V25.5" />
      <circle cy={-23.5} r={4.4} />
      <circle r={4.4} />
      <circle cy={23.5} r={4.4} />
    </g>
  );
}

/** A seat back, the same. */
export function SeatBack(): ReactNode {
  return (
    <g className={styles['back']}>
      <rect x={-4.5} y={-26.5} width={9} height={53} rx={4} />
      <path d="M-1.4-21.5V21.5" />
    </g>
  );
}
