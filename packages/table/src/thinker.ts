/** Who thinks for bots and gives advice: beside the table, so that nothing waits for it but its answer. */
import type { BotJob, Explanation, Level, Review, Thought, Wanted } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles/playable';

export type Question = Pick<
  BotJob<AnyGame>,
  'title' | 'seats' | 'view' | 'legal' | 'seat' | 'seed'
>;

/** A finished match to look through, as a record. */
export interface ReviewJob extends Wanted {
  readonly title: string;
  readonly seats: number;
  readonly record: string;
}

export interface Thinker {
  decide(question: Question, level: Level): Promise<Thought<AnyGame>>;
  /** What the expert would do, and why. */
  advise(question: Question): Promise<{ readonly explanation: Explanation<AnyGame['action']> }>;
  /** Undefined: there is no expert for so many seats. */
  review(job: ReviewJob): Promise<Review | undefined>;
}
