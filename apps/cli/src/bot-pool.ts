/** The bots' workers on Node: threads, which hold no process back that wants to end. */
import { Worker } from 'node:worker_threads';
import { Pool, type Answer, type BotJob, type Thought } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';

export class BotPool {
  readonly #pool: Pool;

  constructor(size: number, file = new URL('./bot-worker.ts', import.meta.url)) {
    this.#pool = new Pool(({ answered, broke }) => {
      const worker = new Worker(file);
      worker.on('message', (answer: Answer) => answered(answer));
      worker.on('error', (error: Error) => broke(error.message));
      worker.on('exit', () => broke('the worker ended'));
      return { post: (job) => worker.postMessage(job, []), end: () => void worker.terminate() };
    }, size);
  }

  think(job: BotJob<AnyGame>): Promise<Thought<AnyGame>> {
    return this.#pool.run(job) as Promise<Thought<AnyGame>>;
  }

  close(): void {
    this.#pool.close();
  }
}
