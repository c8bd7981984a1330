/** Looks now and then whether tables elsewhere wait for whoever is here: it stands on the sign of every page. */
import { useSyncExternalStore } from 'react';
import { hasBeenOnline } from './addresses.ts';
import { awaitedCount, awaitedHeardAt, listenAwaited } from './awaited-count.ts';

export async function refreshAwaited(): Promise<void> {
  if (!hasBeenOnline()) return;
  await (await import('./list.ts')).listOnline();
}

const EVERY_MS = 30_000;
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const look = (): void => {
  const isFresh = Date.now() - awaitedHeardAt() < EVERY_MS / 2;
  if (document.visibilityState === 'visible' && !isFresh) void refreshAwaited();
};

function subscribe(listener: () => void): () => void {
  const stop = listenAwaited(listener);
  readers += 1;
  if (timer === undefined && hasBeenOnline()) {
    timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    look();
  }
  return () => {
    stop();
    readers -= 1;
    if (readers > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', look);
  };
}

export function useAwaited(): number {
  return useSyncExternalStore(subscribe, awaitedCount);
}
