/** How many tables elsewhere wait for whoever is here, as it was last heard: also on the icon of the installed place. */
import { Listeners } from '../app/listeners.ts';

let count = 0;
let heard = 0;
const told = new Listeners();

/** Whoever has asked for the list tells it. */
export function noteAwaited(waiting: number): void {
  heard = Date.now();
  if ('setAppBadge' in navigator) {
    // A browser may not want it; then there is none. Nought takes it away.
    navigator.setAppBadge(waiting).catch(() => undefined);
  }
  if (waiting === count) return;
  count = waiting;
  told.tell();
}

export const awaitedCount = (): number => count;
export const awaitedHeardAt = (): number => heard;
export const listenAwaited = told.subscribe;
