/** Keeps the place on this device, where the browser can, and each game that was opened once. */
import type { Order } from './orders.ts';

/** Not there on plain http, and while developing nothing is to be kept. */
export const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** What is on the page comes first: keeping it waits until that is loaded. */
const AFTER_MS = 2000;

export function keepOffline(): void {
  if (!canKeep()) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('./service-worker.js').catch(() => {
      // Private windows may forbid it; then it works with a network only.
    });
  });
  addEventListener('vite:preloadError', () => void turnToNewBuild());
}

/** Answers the games that can be played without a network by then; none where nothing can be kept. */
async function told(order: Order): Promise<readonly string[]> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data as readonly string[]));
    port1.start();
    active?.postMessage(order, [port2]);
  });
}

export const keptGames = (): Promise<readonly string[]> => told({ kind: 'kept' });
export const keepGame = (game: string): Promise<readonly string[]> => told({ kind: 'keep', game });

const asked = new Set<string>();

/** Whoever opens a game has it on the device from then on. */
export function keepOpened(game: string): void {
  if (!canKeep() || asked.has(game)) return;
  asked.add(game);
  setTimeout(() => void keepGame(game), AFTER_MS);
}

/** A file of this build that is not on its server any more was replaced: a newer build is. */
async function turnToNewBuild(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const next = registration?.waiting ?? registration?.installing;
  if (!next) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  const order: Order = { kind: 'take over' };
  const takeOver = (): void => {
    if (next.state === 'installed') next.postMessage(order, []);
  };
  next.addEventListener('statechange', takeOver);
  takeOver();
}
