/** The bots' workers on Node: threads, which hold no process back that wants to end. */
import { Worker } from 'node:worker_threads';
import { Pool, type Answer, type Bot, type BotJob, type Thought } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import type { SeatedPlayer } from './players.ts';

/** A search stops itself by its deadline. One that has not answered so long after it is stopped. */
const PATIENCE_MS = 30_000;

export class BotPool {
  readonly #pool: Pool;

  constructor(
    size: number,
    file = new URL('./bot-worker.ts', import.meta.url),
    patienceMs = PATIENCE_MS,
  ) {
    this.#pool = new Pool(({ answered, broke }) => {
      const worker = new Worker(file);
      let timer: NodeJS.Timeout | undefined;
      worker.on('message', (answer: Answer) => {
        clearTimeout(timer);
        answered(answer);
      });
      worker.on('error', (error: Error) => broke(error.message));
      worker.on('exit', () => {
        clearTimeout(timer);
        broke('the worker ended');
      });
      return {
        post(job) {
          worker.postMessage(job, []);
          const { measure, followed } = job as BotJob<AnyGame>;
          const ms = (measure.ms ?? 0) + (followed?.ms ?? 0);
          timer = setTimeout(() => void worker.terminate(), ms + patienceMs);
        },
        end: () => void worker.terminate(),
      };
    }, size);
  }

  think(job: BotJob<AnyGame>): Promise<Thought<AnyGame>> {
    return this.#pool.run(job) as Promise<Thought<AnyGame>>;
  }

  close(): void {
    this.#pool.close();
  }
}

/** A player who thinks in the pool. If that breaks he plays by the rule of thumb, and the game goes on. */
export function playerInPool(
  name: string,
  asked: Pick<BotJob<AnyGame>, 'title' | 'seats' | 'level' | 'measure' | 'character'>,
  pool: BotPool,
  rule: Bot<AnyGame>,
): SeatedPlayer {
  let faults = 0;
  return {
    name,
    get faults() {
      return faults;
    },
    async choose(view, legal, seat, rng) {
      const seed = `${rng.below(2 ** 30)} ${rng.below(2 ** 30)}`;
      try {
        const job = { ...asked, view, legal, seat, seed, isExplained: false };
        return (await pool.think(job)).action;
      } catch {
        faults++;
        return rule.choose(view, legal, seat, rng);
      }
    },
    close: () => undefined,
  };
}
