import type { ReactNode } from 'react';
import { drawn } from './drawn.tsx';
import { useTable } from './table-context.tsx';

/** The small picture of a place, where the game draws one. */
export function Mark({ place }: { readonly place: string }): ReactNode {
  const { board, info } = useTable();
  return drawn(board?.Mark, { place, config: info.config });
}
