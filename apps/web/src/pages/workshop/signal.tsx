/** Whether the way is free. */
import type { ReactNode } from 'react';
import style from './signal.module.css';

/** A lamp, and the arm for eyes that do not tell red from green. */
export function Signal({ isFit }: { readonly isFit: boolean }): ReactNode {
  return (
    <svg
      className={style['signal']}
      width={34}
      height={40}
      viewBox="0 0 34 40"
      aria-hidden="true"
      data-fit={isFit}
    >
      <path d="M9 4V38M4 38H14" />
      <path d="M9 8L32 8L29 11.5L32 15L9 15Z" className={style['arm']} />
      <circle cx={9} cy={24} r={5} className={style['lamp']} />
    </svg>
  );
}
