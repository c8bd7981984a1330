/** Threads that play for a training: positions of self-play, and groups of a gate. */
import { Worker } from 'node:worker_threads';
import { Pool, type Answer } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';

interface Table {
  readonly title: string;
  readonly config: AnyGame['config'];
  readonly seed: string;
  /** The weights of the best so far, as bytes; without it the rule bot plays. */
  readonly best: Uint8Array | undefined;
  /** Play-outs a move; without it hard's own. */
  readonly playouts: number | undefined;
}

/** Plays matches and writes their positions to the file; the answer is how many there are. */
export interface PlayJob extends Table {
  readonly kind: 'play';
  readonly from: number;
  readonly to: number;
  readonly blunders: number;
  readonly every: number;
  readonly file: string;
}

/** The answer is the share of wins of the challenger. */
export interface GateJob extends Table {
  readonly kind: 'gate';
  readonly challenger: Uint8Array;
}

export class Crew {
  readonly size: number;
  readonly #pool: Pool;

  constructor(size: number) {
    this.size = size;
    this.#pool = new Pool(({ answered, broke }) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      worker.on('message', (answer: Answer) => answered(answer));
      worker.on('error', (error: Error) => broke(error.message));
      worker.on('exit', () => broke('the thread ended'));
      return {
        post: (job) => worker.postMessage(job, []),
        end: () => void worker.terminate(),
      };
    }, size);
  }

  run(job: PlayJob | GateJob): Promise<number> {
    return this.#pool.run(job) as Promise<number>;
  }

  close(): void {
    this.#pool.close();
  }
}
