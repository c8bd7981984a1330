/** Looked at now, and again whenever its stream says that it has changed, for as long as a page shows it. */
import { line, watchNetwork } from './here.ts';
import { StreamReader } from './stream-reader.ts';

export interface News {
  /** The stream that says so. */
  open(cut: AbortSignal): Promise<Response>;
  look(): Promise<void>;
  fail(error: unknown): void;
}

/** What no stream tells, and a hint that was lost. */
const EVERY_MS = 30_000;

export function followNews({ open, look, fail }: News, signal: AbortSignal): void {
  // Whoever has gone on asks for nothing.
  const lookIfSeen = (): void => {
    if (document.visibilityState === 'visible') look().catch(fail);
  };
  const stream = new StreamReader({
    line,
    closing: signal,
    open: async (cut) => {
      const response = await open(cut);
      // What has changed while nobody listened.
      lookIfSeen();
      return response;
    },
    hear: lookIfSeen,
  });
  look()
    .then(() => stream.follow())
    .catch(fail);
  const timer = setInterval(lookIfSeen, EVERY_MS);
  const stop = watchNetwork((isCut) => {
    stream.doubt(isCut);
    if (!isCut) lookIfSeen();
  });
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    stop();
  });
}
