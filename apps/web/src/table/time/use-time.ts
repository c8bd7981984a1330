/** The table's time, and what its clock says now, as often as that matters. */
import type { TableTime, TimeState } from '@roundhouse/table';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Below this every second is told. */
export const LOW_MS = 60_000;

export function useTime(time: TableTime): { readonly state: TimeState; readonly now: number } {
  const state = useSyncExternalStore(time.subscribe, time.now);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const looking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(looking);
  }, []);
  return { state, now: now + state.ahead };
}
