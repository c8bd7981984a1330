/** Threads that take jobs, one at a time each: both ends. */
import { parentPort, Worker } from 'node:worker_threads';
import { Pool, type Answer, type Brain } from '@roundhouse/bots';
import { isRefusal } from '@roundhouse/engine';
import { titleOf, type AnyGame } from '@roundhouse/titles';

export class Crew<Job, Value> {
  readonly size: number;
  readonly #pool: Pool;

  constructor(file: URL, size: number) {
    this.size = size;
    this.#pool = new Pool(({ answered, broke }) => {
      const worker = new Worker(file);
      worker.on('message', (answer: Answer) => answered(answer));
      worker.on('error', (error: Error) => broke(error.message));
      worker.on('exit', () => broke('the thread ended'));
      return {
        post: (job) => worker.postMessage(job, []),
        end: () => void worker.terminate(),
      };
    }, size);
  }

  run(job: Job): Promise<Value> {
    return this.#pool.run(job) as Promise<Value>;
  }

  close(): void {
    this.#pool.close();
  }
}

/** What a thread of a crew does until it is ended; its jobs are those that the crew is given. */
export function answerJobs(work: (job: never) => Promise<unknown>): void {
  parentPort?.on('message', async (job: unknown) => {
    parentPort?.postMessage(await answerTo(() => work(job as never)), []);
  });
}

async function answerTo(work: () => Promise<unknown>): Promise<Answer> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Where a job is played: jobs name their title, and bring their config as plain data. */
export async function tableOf(job: {
  readonly title: string;
  readonly config: AnyGame['config'];
}): Promise<{ readonly brain: Brain<AnyGame>; readonly config: AnyGame['config'] }> {
  const title = titleOf(job.title);
  if (!title) throw new Error(`there is no title ${job.title}`);
  const brain = await title.brain();
  const config = brain.rules.configure(job.config);
  if (isRefusal(config)) throw new Error(`the config was refused: ${config.code}`);
  return { brain, config };
}
