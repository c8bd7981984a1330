/** What will be checked, and the way to begin: the line lies there, and the signal is not yet clear. */
import type { ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { Signal } from '../../app/signal.tsx';
import { plannedStops } from './checks.ts';
import { Stops } from './stops.tsx';
import style from './verify.module.css';
import { useFair } from '../../fair/words.ts';

export function Plan({ children }: { readonly children: ReactNode }): ReactNode {
  const fair = useFair();
  return (
    <div className={style['report']}>
      <Captioned className={`card ${style['found']}`} title={fair.toCheck}>
        <Stops stops={plannedStops(fair)} />
      </Captioned>
      <div className={style['begin']}>
        <Signal aspect="caution" />
        {children}
      </div>
    </div>
  );
}
