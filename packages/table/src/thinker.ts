/** Who thinks for bots and gives advice: beside the table, so that nothing waits for it but its answer. */
import type {
  BotJob,
  Explanation,
  Level,
  ReviewAnswer,
  ReviewQuestion,
  Thought,
} from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles/playable';

export type Question = Pick<
  BotJob<AnyGame>,
  'title' | 'seats' | 'view' | 'legal' | 'seat' | 'seed' | 'character'
>;

/** A question about a finished match, as a record. */
export interface ReviewJob {
  readonly title: string;
  readonly seats: number;
  readonly record: string;
  readonly question: ReviewQuestion;
}

export interface Thinker {
  /** `match`: where it is asked, which may say whose turn it is to think. */
  decide(question: Question, level: Level, match?: string): Promise<Thought<AnyGame>>;
  /** What the expert would do, and why. */
  advise(question: Question): Promise<{ readonly explanation: Explanation<AnyGame['action']> }>;
  /** Undefined: there is no expert for so many seats. */
  review(job: ReviewJob): Promise<ReviewAnswer<ReviewQuestion> | undefined>;
}
