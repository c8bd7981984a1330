/** A station clock of a whole day: the quiet hours are dark, and a flag stands where the one message comes. */
import type { ReactNode } from 'react';
import style from './told.module.css';

const DAY = 1440;
const FACE = 46;

export interface NightClockProps {
  readonly quiet: { readonly from: number; readonly until: number } | undefined;
  readonly digestAt: number | undefined;
}

/** Midnight is at the bottom, noon on top, as the sun goes. */
const angleOf = (minute: number): number => (minute / DAY) * 2 * Math.PI + Math.PI;
const at = (minute: number, far: number): string =>
  `${(Math.sin(angleOf(minute)) * far).toFixed(2)} ${(-Math.cos(angleOf(minute)) * far).toFixed(2)}`;

function sector(from: number, until: number): string {
  const long = (until - from + DAY) % DAY;
  return `M0 0L${at(from, FACE)}A${FACE} ${FACE} 0 ${long > DAY / 2 ? 1 : 0} 1 ${at(until, FACE)}Z`;
}

export function NightClock({ quiet, digestAt }: NightClockProps): ReactNode {
  return (
    <svg viewBox="-60 -60 120 120" className={style['clock']} aria-hidden="true">
      <circle r="55" className={style['rim']} />
      <circle r={FACE + 3} className={style['face']} />
      {quiet && quiet.from !== quiet.until && (
        <path d={sector(quiet.from, quiet.until)} className={style['night']} />
      )}
      {Array.from({ length: 24 }, (_, hour) => (
        <line
          key={hour}
          y1="-45"
          y2={hour % 6 === 0 ? -37 : -41}
          className={style['tick']}
          transform={`rotate(${hour * 15})`}
        />
      ))}
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} transform={`translate(${at(hour * 60, 27)})`} dy="4.500">
          {hour}
        </text>
      ))}
      {digestAt !== undefined && (
        <g className={style['flag']} transform={`rotate(${(angleOf(digestAt) * 180) / Math.PI})`}>
          <path d="M0 0V-44M-6 -44h12v-9h-12z" />
        </g>
      )}
    </svg>
  );
}
