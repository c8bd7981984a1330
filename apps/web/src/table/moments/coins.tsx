/** Coins that fall on a pile, more of them for a larger sum. */
import type { CSSProperties, ReactNode } from 'react';
import style from './coins.module.css';

const MOST = 7;

/** A coin for each part of the largest sum. */
export function coinsFor(sum: number, largest: number): number {
  return sum === 0 ? 0 : Math.max(1, Math.round((sum / Math.max(1, largest)) * MOST));
}

export function Coins({ count }: { readonly count: number }): ReactNode {
  return (
    <svg className={style['coins']} viewBox="0 0 64 44" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <g key={at} transform={`translate(${20 + (at % 2) * 24} ${36 - Math.floor(at / 2) * 8})`}>
          <g className={style['coin']} style={{ '--at': at } as CSSProperties}>
            <path d="M-18-3v6a18 6.5 0 0 0 36 0v-6z" className={style['rim']} />
            <ellipse cy={-3} rx={18} ry={6.5} className={style['face']} />
            <ellipse cy={-3} rx={13} ry={4.2} className={style['ring']} />
            <path d="M-14 2.2v4M-7 4.4v4M0 5v4M7 4.4v4M14 2.2v4" className={style['milled']} />
          </g>
        </g>
      ))}
    </svg>
  );
}
