/** The emblem: a roundhouse from above, its tracks like the spokes of a wheel. */
import type { ReactNode } from 'react';

const SPOKES = [0, 45, 90, 135];

export function Wheel({ size }: { readonly size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle r="11.6" strokeWidth="1.8" />
        <circle r="3" strokeWidth="1.6" />
        <g strokeWidth="1.5">
          {SPOKES.map((angle) => (
            <path
              key={angle}
              transform={`rotate(${angle})`}
              d="M-1.7-11V-3M1.7-11V-3M-1.7,11V3M1.7,11V3"
            />
          ))}
        </g>
      </g>
    </svg>
  );
}
