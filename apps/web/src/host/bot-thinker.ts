/**
 * Thinking in workers of the browser. A worker that breaks is replaced, one that does not come to an end is stopped;
 * the bot then plays by its rule of thumb.
 */
import {
  Pool,
  type Answer,
  type BotJob,
  type Explanation,
  type Level,
  type ReviewAnswer,
  type ReviewQuestion,
  type Thought,
} from '@roundhouse/bots';
import type { Question, ReviewJob, Thinker } from '@roundhouse/table';
import type { AnyGame } from '@roundhouse/titles';

/** The expert's time in play; the other levels have their own measure. */
const EXPERT_MS = 500;
const ADVICE_MS = 800;
/** The best are followed to the end of the match, so long. */
const FOLLOWED = { most: 3, ms: 1500 } as const;
const THINKERS = 2;
/** A search stops itself by its deadline. One that has not answered so long after it is stopped. */
const PATIENCE_MS = 10_000;
/** A whole match is looked through: that takes its time on a slow device. */
const REVIEW_MS = 180_000;

export function openBotThinker(): Thinker {
  const pool = new Pool(({ answered, broke }) => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    worker.addEventListener('message', (event: MessageEvent<Answer>) => {
      clearTimeout(timer);
      answered(event.data);
    });
    const stop = (problem: string): void => {
      clearTimeout(timer);
      worker.terminate();
      broke(problem);
    };
    worker.addEventListener('error', (event) => stop(event.message));
    return {
      post(job) {
        worker.postMessage(job);
        timer = setTimeout(
          () => stop('it did not come to an end'),
          patienceFor(job as BotJob<AnyGame> | ReviewJob),
        );
      },
      end: () => worker.terminate(),
    };
  }, THINKERS);
  const twice = (job: BotJob<AnyGame> | ReviewJob): Promise<unknown> =>
    pool.run(job).catch(() => pool.run(job));
  const ask = async (job: BotJob<AnyGame>): Promise<Thought<AnyGame>> =>
    (await pool.run(job)) as Thought<AnyGame>;
  const jobOf = (question: Question, level: Level, ms: number | undefined): BotJob<AnyGame> => ({
    ...question,
    level,
    measure: { ms },
    isExplained: true,
  });
  return {
    decide: (question, level) =>
      ask(jobOf(question, level, level === 'expert' ? EXPERT_MS : undefined)).catch(() =>
        ask(jobOf(question, RULE_OF_THUMB, undefined)),
      ),
    async advise(question) {
      const job = { ...jobOf(question, 'expert', ADVICE_MS), followed: FOLLOWED };
      const { action, explanation } = (await twice(job)) as Thought<AnyGame>;
      return { explanation: explanation ?? onlyChoice(action) };
    },
    review: async (job) => (await twice(job)) as ReviewAnswer<ReviewQuestion> | undefined,
  };
}

const RULE_OF_THUMB: Level = 'normal';

function patienceFor(job: BotJob<AnyGame> | ReviewJob): number {
  if ('record' in job) return REVIEW_MS;
  return (job.measure.ms ?? 0) + (job.followed?.ms ?? 0) + PATIENCE_MS;
}

/** Where there is nothing to weigh. */
function onlyChoice(action: AnyGame['action']): Explanation<AnyGame['action']> {
  const reason = { code: 'only-choice', params: {} };
  return { playouts: 0, candidates: [{ action, value: 0, trials: 0, reason }] };
}
