/** The roundhouse itself, in plan: the turntable, its tracks, and engines in their stalls. */
import { Train } from '@roundhouse/ui/pieces/train';
import type { ReactNode } from 'react';

const STALLS = 13;
const angleOf = (stall: number): number => -90 + (stall - (STALLS - 1) / 2) * 12.6;
const ENGINES = [
  { stall: 1, seat: 2 },
  { stall: 3, seat: 0 },
  { stall: 6, seat: 1 },
  { stall: 8, seat: 4 },
  { stall: 11, seat: 3 },
];

/** On a circle round the turntable. */
function at(radius: number, angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(1)},${(radius * Math.sin(radians)).toFixed(1)}`;
}

function arc(radius: number, from: number, to: number): string {
  return `M${at(radius, from)}A${radius},${radius} 0 0 1 ${at(radius, to)}`;
}

const STALL_LIST = Array.from({ length: STALLS }, (_, stall) => angleOf(stall));
const FIRST = angleOf(-0.5);
const LAST = angleOf(STALLS - 0.5);
const WALLS = Array.from({ length: STALLS + 1 }, (_, wall) => angleOf(wall - 0.5));

export function Roundhouse({ className }: { readonly className: string }): ReactNode {
  return (
    <svg className={className} viewBox="-330 -318 660 330" aria-hidden="true">
      <path
        d={`${arc(310, FIRST, LAST)}L${at(196, LAST)}A196,196 0 0 0 ${at(196, FIRST)}Z`}
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path
        d={arc(302, FIRST + 0.6, LAST - 0.6)}
        fill="none"
        stroke="var(--line)"
        strokeWidth={1.4}
      />
      {WALLS.slice(1, -1).map((angle) => (
        <path
          key={angle}
          d={`M${at(196, angle)}L${at(310, angle)}`}
          stroke="var(--line)"
          strokeWidth={2}
        />
      ))}
      {STALL_LIST.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M78,-4.5H296M78,4.5H296" stroke="var(--soft)" strokeWidth={1.6} />
          <path
            d="M84,-8v16M96,-8v16M108,-8v16M120,-8v16M132,-8v16M144,-8v16M156,-8v16M168,-8v16M180,-8v16"
            stroke="var(--line)"
            strokeWidth={3}
          />
        </g>
      ))}
      <circle r={72} fill="var(--card)" stroke="var(--ink)" strokeWidth={3} />
      <circle r={64} fill="none" stroke="var(--line)" strokeWidth={1.4} />
      <g transform={`rotate(${angleOf(4)})`}>
        <path d="M-70,-11H70V11H-70Z" fill="var(--land)" stroke="var(--ink)" strokeWidth={2} />
        <path d="M-70,-4.5H70M-70,4.5H70" stroke="var(--soft)" strokeWidth={1.6} />
        <circle r={5} fill="var(--brass-lit)" stroke="var(--ink)" strokeWidth={1.6} />
      </g>
      {ENGINES.map(({ stall, seat }) => (
        <g key={stall} transform={`rotate(${angleOf(stall)}) translate(252 0) scale(1.7)`}>
          <g transform={angleOf(stall) > -90 ? undefined : 'scale(1 -1)'}>
            <Train seat={seat} />
          </g>
        </g>
      ))}
    </svg>
  );
}
