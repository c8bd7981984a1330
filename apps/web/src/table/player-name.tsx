import type { ReactNode } from 'react';
import { useTable } from './table-context.tsx';

/** What a player is called; nobody translates that. */
export function PlayerName({ seat }: { readonly seat: number }): ReactNode {
  const { tell } = useTable();
  return <span translate="no">{tell.who(seat)}</span>;
}
