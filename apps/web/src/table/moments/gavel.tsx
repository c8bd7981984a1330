/** The auctioneer's hammer: it is raised, and falls on its block. */
import type { ReactNode } from 'react';
import style from './gavel.module.css';

export function Gavel(): ReactNode {
  return (
    <svg className={style['gavel']} viewBox="0 0 150 110" aria-hidden="true">
      <path d="M18 92h68l7 12H11z" className={style['block']} />
      <rect x={22} y={84} width={60} height={9} rx={2} className={style['plate']} />
      <path
        d="M14 74l-10-6M90 74l10-6M10 84H0M94 84h10"
        className={style['ring']}
        strokeLinecap="round"
      />
      <g className={style['hammer']}>
        <path d="M66 58L140 52a5 5 0 0 1 0 10L66 69z" className={style['handle']} />
        <rect x={34} y={42} width={36} height={42} rx={4} className={style['head']} />
        <path d="M34 52h36M34 74h36" className={style['band']} />
        <path d="M40 47v32" className={style['gleam']} />
      </g>
    </svg>
  );
}
