/** A gauge as it hangs in an engine room: a scale that fits the figure, a needle, and the figure itself. */
import type { ReactNode } from 'react';
import { scaleFor } from './scale.ts';
import style from './works.module.css';

const FROM = -130;
const SWEEP = 260;
const TICKS = 10;

export interface DialProps {
  /** Undefined: there is nothing to show yet. */
  readonly value: number | undefined;
  readonly shown: string;
  readonly label: string;
}

export function Dial({ value, shown, label }: DialProps): ReactNode {
  const most = scaleFor(value ?? 0);
  const turned = FROM + SWEEP * Math.min(1, (value ?? 0) / most);
  return (
    <li className={style['dial']}>
      <svg viewBox="-58 -58 116 116" aria-hidden="true">
        <circle r="54" className={style['rim']} />
        <circle r="48" className={style['face']} />
        {Array.from({ length: TICKS + 1 }, (_, at) => (
          <line
            key={at}
            y1="-44"
            y2={at % 5 === 0 ? -34 : -39}
            className={style['tick']}
            transform={`rotate(${FROM + (SWEEP * at) / TICKS})`}
          />
        ))}
        <g transform={`rotate(${turned})`} className={style['needle']}>
          <path d="M-2.6 10 L-1 -36 L1 -36 L2.6 10 Z" />
          <circle r="5" />
        </g>
      </svg>
      <strong>{shown}</strong>
      <span>{label}</span>
    </li>
  );
}
