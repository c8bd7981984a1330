/** Thinking in workers of the browser. A worker that breaks is replaced and asked once more. */
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

export function openBotThinker(): Thinker {
  const pool = new Pool(({ answered, broke }) => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<Answer>) => answered(event.data));
    worker.addEventListener('error', (event) => broke(event.message));
    return { post: (job) => worker.postMessage(job), end: () => worker.terminate() };
  }, THINKERS);
  const answered = (job: BotJob<AnyGame> | ReviewJob): Promise<unknown> => {
    const once = (): Promise<unknown> => pool.run(job);
    return once().catch(once);
  };
  const ask = async (job: BotJob<AnyGame>): Promise<Thought<AnyGame>> =>
    (await answered(job)) as Thought<AnyGame>;
  const jobOf = (question: Question, level: Level, ms: number | undefined): BotJob<AnyGame> => ({
    ...question,
    level,
    measure: { ms },
    isExplained: true,
  });
  return {
    decide: (question, level) =>
      ask(jobOf(question, level, level === 'expert' ? EXPERT_MS : undefined)),
    async advise(question) {
      const job = { ...jobOf(question, 'expert', ADVICE_MS), followed: FOLLOWED };
      const { action, explanation } = await ask(job);
      return { explanation: explanation ?? onlyChoice(action) };
    },
    review: async (job) => (await answered(job)) as ReviewAnswer<ReviewQuestion> | undefined,
  };
}

/** Where there is nothing to weigh. */
function onlyChoice(action: AnyGame['action']): Explanation<AnyGame['action']> {
  const reason = { code: 'only-choice', params: {} };
  return { playouts: 0, candidates: [{ action, value: 0, trials: 0, reason }] };
}
