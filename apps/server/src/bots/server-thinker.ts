/** Bots think in threads of their own, so that no request waits for them. */
import { Worker } from 'node:worker_threads';
import { Pool, type Answer, type BotJob, type Thought } from '@roundhouse/bots';
import type { Thinker } from '@roundhouse/table';
import type { AnyGame } from '@roundhouse/titles';

/** The expert's time for a move; the other levels have their own measure. */
const EXPERT_MS = 500;
/** A search stops itself by its deadline. One that has not answered so long after it is stopped. */
const PATIENCE_MS = 10_000;

export interface ServerThinker extends Thinker {
  close(): void;
}

export function openThinker(threads: number): ServerThinker {
  const pool = new Pool(({ answered, broke }) => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url));
    let timer: NodeJS.Timeout | undefined;
    worker.on('message', (answer: Answer) => {
      clearTimeout(timer);
      answered(answer);
    });
    worker.on('error', (error: Error) => broke(error.message));
    worker.on('exit', () => {
      clearTimeout(timer);
      broke('the thread has ended');
    });
    return {
      post(job) {
        worker.postMessage(job, []);
        timer = setTimeout(() => void worker.terminate(), EXPERT_MS + PATIENCE_MS);
      },
      end: () => void worker.terminate(),
    };
  }, threads);
  const elsewhere = async (): Promise<never> => {
    throw new Error('advice is given where the player is, from what he sees');
  };
  return {
    async decide(question, level) {
      const ms = level === 'expert' ? EXPERT_MS : undefined;
      const job: BotJob<AnyGame> = { ...question, level, measure: { ms }, isExplained: true };
      return (await pool.run(job)) as Thought<AnyGame>;
    },
    advise: elsewhere,
    review: elsewhere,
    close: () => pool.close(),
  };
}
