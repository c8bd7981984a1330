import type { Wire, WireState } from '@roundhouse/table';
import { useSyncExternalStore } from 'react';

export function useWire(wire: Wire): WireState {
  return useSyncExternalStore(wire.subscribe, wire.now);
}
