/** The player's own worker, which imagines for a table elsewhere. One that does not come to an end is stopped. */
import { openBotThinker } from '../host/bot-thinker.ts';
import type { Imagined, Imagining } from './mind-worker.ts';
import type { Mind } from './mind.ts';

/** Imagining what others may hold takes a moment at most. */
const PATIENCE_MS = 5_000;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

export function openWorkerMind(): Mind {
  const thinker = openBotThinker();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let numbers = 0;
  const stop = (problem: string): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(problem));
    }
    waiting.clear();
  };
  const hear = ({ data: { id, value, error } }: MessageEvent<Imagined>): void => {
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    clearTimeout(asked.timer);
    if (error === undefined) asked.resolve(value);
    else asked.reject(new Error(error));
  };
  const opened = (): Worker => {
    const made = new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', hear);
    made.addEventListener('error', (event) => stop(event.message));
    return made;
  };
  const imagine = (call: Imagining['call'], args: Imagining['args']): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++numbers;
      const timer = setTimeout(() => stop('it did not come to an end'), PATIENCE_MS);
      waiting.set(id, { resolve, reject, timer });
      worker ??= opened();
      const asked: Imagining = { id, call, args };
      worker.postMessage(asked, []);
    });
  return {
    why: (...args) => imagine('why', args) as ReturnType<Mind['why']>,
    preview: (...args) => imagine('preview', args) as ReturnType<Mind['preview']>,
    advise: thinker.advise,
    review: thinker.review,
    close: () => stop('the table was left'),
  };
}
