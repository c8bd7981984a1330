/** The server that this page came from. */
import { LineKeeper } from './line-keeper.ts';
import { Server } from './server.ts';

/** Which build of the client this page is; a page that was not built has no name. */
const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;

export const line = new LineKeeper({ now: () => Date.now(), chance: () => Math.random() });

export const server = new Server({
  origin: '',
  line,
  send: (address, init) => fetch(address, init),
  ...(build === undefined ? {} : { build }),
});

/** Calls back when the device says that its network has gone, and when it may be back. Answers how to end that. */
export function watchNetwork(onDoubt: (isCut: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const back = (): void => onDoubt(false);
  addEventListener('offline', () => onDoubt(true), { signal });
  addEventListener('online', back, { signal });
  const seen = (): void => {
    if (document.visibilityState === 'visible') back();
  };
  document.addEventListener('visibilitychange', seen, { signal });
  return () => ending.abort();
}

export function randomHex(bytes: number): string {
  const given = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(given, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
