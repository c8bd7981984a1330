import type { Auctioned } from '@roundhouse/ui/face';
import { useMemo } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';

/** The auction that runs at the line that is looked at. */
export function useAuction(): Auctioned | undefined {
  const { face, tell } = useTable();
  const { here } = usePlay().travel;
  return useMemo(() => here && face.auction?.(here.view, tell), [face, here, tell]);
}
