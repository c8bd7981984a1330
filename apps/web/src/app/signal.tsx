import type { ReactNode } from 'react';

/** What a semaphore says: by where its arm hangs, and by its lamp. */
export type Aspect = 'danger' | 'caution' | 'clear';

const ARMS: Readonly<Record<Aspect, { readonly turn: number; readonly lamp: string }>> = {
  danger: { turn: 0, lamp: '#e35b4c' },
  caution: { turn: -24, lamp: '#f0b429' },
  clear: { turn: -48, lamp: '#4fbf8b' },
};

export function Signal({ aspect = 'danger' }: { readonly aspect?: Aspect }): ReactNode {
  const { turn, lamp } = ARMS[aspect];
  return (
    <svg width="120" height="170" viewBox="0 0 120 170" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="2.2" strokeLinejoin="round">
        <path d="M74,20h10v136h-10z" fill="var(--card)" />
        <path d="M72,20q7,-14 14,0z" fill="var(--ink)" />
        <path d="M58,156h42v8H58z" fill="var(--line)" />
        <g transform={`rotate(${turn} 79 40)`}>
          <path d="M20,30h58v20H20z" fill="#a4231b" />
          <path d="M30,30h9v20h-9z" fill="#fbf6ec" />
        </g>
        <circle cx="92" cy="40" r="11" fill="var(--ink)" />
        <circle cx="92" cy="40" r="6.5" fill={lamp} stroke="none" />
        <path d="M84,72h14v84M84,92h14M84,112h14M84,132h14" fill="none" />
      </g>
    </svg>
  );
}
