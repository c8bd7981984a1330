/** A house in a city. */
import type { ReactNode } from 'react';

/** Its middle lies at the origin; 23 units wide. */
export function House({ isGhost = false }: { readonly isGhost?: boolean }): ReactNode {
  return (
    <g opacity={isGhost ? 0.75 : undefined}>
      <path
        d="M-9 9V-1L-11.5 -1L0 -11.5L4 -7.8V-10.5H7.5V-4.6L11.5 -1H9V9Z"
        fill="var(--house)"
        stroke={isGhost ? 'var(--red)' : 'var(--city)'}
        strokeWidth={isGhost ? 3.4 : 3}
        strokeLinejoin="round"
        strokeDasharray={isGhost ? '4 2.6' : undefined}
        paintOrder="stroke"
      />
      <path d="M-5.5 1h4v4h-4zM1.5 1h4v8h-4z" fill="light-dark(#f6d58b, #7a5a14)" />
    </g>
  );
}
