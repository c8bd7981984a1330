import type { Seating, SeatingState } from '@roundhouse/table';
import { useSyncExternalStore } from 'react';

export function useSeating(seating: Seating): SeatingState {
  return useSyncExternalStore(seating.subscribe, seating.now);
}

const nobodyComes = (): (() => void) => () => undefined;

/** Something of it; a table of this device has none. */
export function useOfSeating<T extends number | boolean>(
  seating: Seating | undefined,
  look: (now: SeatingState | undefined) => T,
): T {
  return useSyncExternalStore(seating?.subscribe ?? nobodyComes, () => look(seating?.now()));
}
