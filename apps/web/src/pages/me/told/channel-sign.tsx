/** A bell, a letter, a hook: by what one is told. */
import type { ReactNode } from 'react';
import type { Told } from './index.tsx';

export type ChannelKind = Told['channels'][number]['kind'];

const SIGNS: Readonly<Record<ChannelKind, string>> = {
  push: 'M8 22V14a8 8 0 0 1 16 0v8l3 3H5zM13 28h6',
  mail: 'M4 8h24v17H4zM4 9l12 10L28 9',
  webhook: 'M16 3v15a5.500 5.500 0 1 1-5.500-5.500M16 3l-4 4M16 3l4 4',
};

export function ChannelSign({ kind }: { readonly kind: ChannelKind }): ReactNode {
  return (
    <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d={SIGNS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
