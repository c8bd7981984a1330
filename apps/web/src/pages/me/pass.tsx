/** The pass: a paper with one's name on it, and a stub to play on with another device. */
import { band, rosette } from '@roundhouse/ui/pieces/guilloche';
import { useId, type ReactNode } from 'react';
import { Wheel } from '../../app/wheel.tsx';
import style from './pass.module.css';

const PERIOD = 26;
/** Many waves that meet their neighbours, so that the edge is as long as the paper. */
const WAVES = band({ from: 0, to: PERIOD * 4, at: 9, swing: 7, period: PERIOD, lines: 4 });
const ROSETTE = rosette({ x: 0, y: 0, radius: 41, swing: 16, petals: 12, lines: 4 });

export interface PassProps {
  /** What kind of pass it is. */
  readonly kind: string;
  readonly children: ReactNode;
  /** What can be torn off. */
  readonly stub?: ReactNode;
}

export function Pass({ kind, children, stub }: PassProps): ReactNode {
  return (
    <section className={style['pass']} aria-label={kind}>
      <div className={style['body']}>
        <Edge />
        <div className={style['face']}>
          <Medallion />
          <div className={style['writing']}>
            <p className={style['kind']}>{kind}</p>
            {children}
          </div>
        </div>
        <Edge />
      </div>
      {stub !== undefined && <div className={style['stub']}>{stub}</div>}
    </section>
  );
}

function Edge(): ReactNode {
  const id = useId();
  return (
    <svg className={style['edge']} width="100%" height={18} aria-hidden="true">
      <defs>
        <pattern id={id} width={PERIOD * 4} height={18} patternUnits="userSpaceOnUse">
          <path d={WAVES} fill="none" stroke="currentColor" strokeWidth={0.7} />
        </pattern>
      </defs>
      <rect width="100%" height={18} fill={`url(#${id})`} />
    </svg>
  );
}

function Medallion(): ReactNode {
  return (
    <div className={style['medallion']} aria-hidden="true">
      <svg viewBox="-60 -60 120 120">
        <path d={ROSETTE} fill="none" stroke="currentColor" strokeWidth={0.6} />
        <circle r={27} className={style['hub']} />
      </svg>
      <Wheel size={38} />
    </div>
  );
}
