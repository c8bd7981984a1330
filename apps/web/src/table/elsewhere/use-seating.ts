import type { Seating, SeatingState } from '@roundhouse/table';
import { useSyncExternalStore } from 'react';

export function useSeating(seating: Seating): SeatingState {
  return useSyncExternalStore(seating.subscribe, seating.now);
}
