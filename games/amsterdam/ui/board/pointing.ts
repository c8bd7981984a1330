/** The contract that is shown on the map, whichever part of the board was touched for it. */
import { useSyncExternalStore } from 'react';
import type { ContractId } from '../../src/board.ts';
import type { View } from '../../src/types.ts';

export interface Pointed {
  readonly seat: number;
  readonly contract: ContractId;
}

let pointed: Pointed | undefined;
const listeners = new Set<() => void>();

function tell(next: Pointed | undefined): void {
  pointed = next;
  for (const listener of listeners) listener();
}

/** Touched again it is shown no longer. */
export function pointAt(seat: number, contract: ContractId): void {
  const isAgain = pointed?.seat === seat && pointed.contract === contract;
  tell(isAgain ? undefined : { seat, contract });
}

export function pointAtNothing(): void {
  if (pointed) tell(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only what the view shows: on a shared screen another looks next. */
export function shownIn(view: View, wanted: Pointed | undefined): Pointed | undefined {
  if (!wanted) return undefined;
  const { held, offer } = view.seats[wanted.seat] ?? {};
  return held?.includes(wanted.contract) || offer?.includes(wanted.contract) ? wanted : undefined;
}

export function usePointed(view: View): Pointed | undefined {
  return shownIn(
    view,
    useSyncExternalStore(subscribe, () => pointed),
  );
}
