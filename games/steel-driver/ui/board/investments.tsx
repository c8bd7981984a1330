/** Investment cubes: wooden ones, one behind the other. */
import type { ReactNode } from 'react';

const HEIGHT = 18;
/** More than this are told by their number alone. */
const MOST = 8;

export interface InvestmentsProps {
  readonly count: number;
  /** How wide they may lie, in pixels. */
  readonly room: number;
}

export function Investments({ count, room }: InvestmentsProps): ReactNode {
  const shown = Math.min(count, MOST);
  const step = shown < 2 ? 0 : Math.min(15, (room - 16) / (shown - 1));
  const width = 16 + step * Math.max(0, shown - 1);
  if (shown === 0) return null;
  return (
    <svg width={width} height={HEIGHT} viewBox={`-1 -1 ${width} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: shown }, (_, at) => (
        <g key={at} transform={`translate(${at * step} 0)`}>
          <Investment />
        </g>
      ))}
    </svg>
  );
}

/** One of them, 14 units wide and 16 high. */
export function Investment(): ReactNode {
  return (
    <g stroke="#4d3a10" strokeLinejoin="round">
      <path d="M0 4L7 0L14 4L7 8Z" fill="#f0d08a" />
      <path d="M0 4V12L7 16V8Z" fill="#c99a3c" />
      <path d="M14 4V12L7 16V8Z" fill="#a87b22" />
    </g>
  );
}
