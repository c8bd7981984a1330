/** How many tables elsewhere wait for whoever is here: on the sign of every page, and on the icon of the installed place. */
import { useSyncExternalStore } from 'react';
import { hasBeenOnline } from './addresses.ts';

let count = 0;
let heard = 0;
const listeners = new Set<() => void>();

/** Whoever has asked for the list tells it. */
export function noteAwaited(waiting: number): void {
  heard = Date.now();
  if ('setAppBadge' in navigator) {
    // A browser may not want it; then there is none.
    navigator.setAppBadge(waiting).catch(() => undefined);
  }
  if (waiting === count) return;
  count = waiting;
  for (const listener of listeners) listener();
}

export async function refreshAwaited(): Promise<void> {
  if (!hasBeenOnline()) return;
  await (await import('./list.ts')).listOnline();
}

const EVERY_MS = 30_000;
let timer: ReturnType<typeof setInterval> | undefined;

const look = (): void => {
  const isFresh = Date.now() - heard < EVERY_MS / 2;
  if (document.visibilityState === 'visible' && !isFresh) void refreshAwaited();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined && hasBeenOnline()) {
    timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', look);
  };
}

export function useAwaited(): number {
  return useSyncExternalStore(subscribe, () => count);
}
