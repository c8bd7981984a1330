/** Who thinks for bots and gives advice: beside the table, so that nothing waits for it but its answer. */
import type { BotJob, Explanation, Level, Thought } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';

export type Question = Pick<
  BotJob<AnyGame>,
  'title' | 'seats' | 'view' | 'legal' | 'seat' | 'seed'
>;

export interface Thinker {
  decide(question: Question, level: Level): Promise<Thought<AnyGame>>;
  /** What the expert would do, and why. */
  advise(question: Question): Promise<{ readonly explanation: Explanation<AnyGame['action']> }>;
}
