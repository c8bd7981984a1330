/**
 * Bots think in threads of their own, so that no request waits for them. A thread that breaks is replaced, one that
 * does not come to an end is stopped; the bot then plays by its rule of thumb.
 */
import { Worker } from 'node:worker_threads';
import {
  Pool,
  type Answer,
  type BotJob,
  type Level,
  type ReviewAnswer,
  type ReviewQuestion,
  type Thought,
} from '@roundhouse/bots';
import type { ReviewJob, Thinker } from '@roundhouse/table';
import type { AnyGame } from '@roundhouse/titles';
import { Turns } from './turns.ts';

/** The expert's time for a move; the other levels have their own measure. */
const EXPERT_MS = 500;
/** A search stops itself by its deadline. One that has not answered so long after it is stopped. */
const PATIENCE_MS = 10_000;
const RULE_OF_THUMB: Level = 'normal';
/** A whole match is looked through, with no deadline of its own. */
const REVIEW_MS = 60_000;
/** Reviews wait for each other and leave room for the bots of others. */
const REVIEWS = 'reviews';

export interface ThinkerParts {
  readonly threads: number;
  /** Who has opened the table of a match. */
  readonly ownerOf: (match: string) => Promise<string>;
  /** That a bot could not think, for the log. */
  readonly onFault: (error: unknown) => void;
  readonly patienceMs?: number | undefined;
  /** What runs in a thread; undefined: the bots of the titles. */
  readonly worker?: URL | undefined;
}

export interface ServerThinker extends Thinker {
  /** How many bots think now, and how many wait until they may. */
  readonly thinking: number;
  readonly waiting: number;
  close(): void;
}

export function openThinker(parts: ThinkerParts): ServerThinker {
  const { threads, ownerOf, onFault, patienceMs = PATIENCE_MS } = parts;
  const patienceFor = (job: BotJob<AnyGame> | ReviewJob): number =>
    'record' in job ? REVIEW_MS : EXPERT_MS + patienceMs;
  const file = parts.worker ?? new URL('./bot-worker.ts', import.meta.url);
  const pool = new Pool(({ answered, broke }) => {
    const worker = new Worker(file);
    let timer: NodeJS.Timeout | undefined;
    let problem = 'the thread has ended';
    worker.on('message', (answer: Answer) => {
      clearTimeout(timer);
      answered(answer);
    });
    worker.on('error', (error: Error) => broke(error.message));
    worker.on('exit', () => {
      clearTimeout(timer);
      broke(problem);
    });
    return {
      post(job) {
        worker.postMessage(job, []);
        timer = setTimeout(
          () => {
            problem = 'it did not come to an end';
            void worker.terminate();
          },
          patienceFor(job as BotJob<AnyGame> | ReviewJob),
        );
      },
      end: () => void worker.terminate(),
    };
  }, threads);
  const turns = new Turns({ atOnce: threads, ofOne: Math.max(1, threads - 1) });
  let isClosed = false;
  const ask = async (job: BotJob<AnyGame>): Promise<Thought<AnyGame>> =>
    (await pool.run(job)) as Thought<AnyGame>;
  const byRuleOfThumb = (job: BotJob<AnyGame>) => (error: unknown) => {
    // A thought that is cut off at the end of the server is thought again after it.
    if (isClosed) throw error;
    const why = error instanceof Error ? error.message : String(error);
    onFault(new Error(`${job.title}, ${job.level}: ${why}; it plays by its rule of thumb`));
    return ask({ ...job, level: RULE_OF_THUMB, measure: { ms: undefined } });
  };
  const elsewhere = async (): Promise<never> => {
    throw new Error('advice is given where the player is, from what he sees');
  };
  return {
    async decide(question, level, match) {
      const ms = level === 'expert' ? EXPERT_MS : undefined;
      const job: BotJob<AnyGame> = { ...question, level, measure: { ms }, isExplained: true };
      // Whose table it is says only who waits for whom: where the store is away, each table waits for itself.
      const owner = match === undefined ? '' : await ownerOf(match).catch(() => match);
      return turns.take(owner, () => ask(job).catch(byRuleOfThumb(job)));
    },
    advise: elsewhere,
    review: (job) =>
      turns.take(
        REVIEWS,
        async () => (await pool.run(job)) as ReviewAnswer<ReviewQuestion> | undefined,
      ),
    get thinking() {
      return turns.thinking;
    },
    get waiting() {
      return turns.waiting;
    },
    close() {
      isClosed = true;
      pool.close();
    },
  };
}
