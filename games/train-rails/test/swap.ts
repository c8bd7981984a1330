/** Whether a bot decides by what its seat sees: hidden cards dealt anew must not change its choice. */
import type { Bot, Budget } from '@roundhouse/bots';
import { hashOf, seededRng } from '@roundhouse/engine';
import { rules, type State, type TrainRails } from '@roundhouse/train-rails/rules';
import { actorOf } from './positions.ts';
import { redeal } from './redeal.ts';

export interface Swapped {
  /** Positions whose hidden cards did change. */
  readonly changed: number;
  /** The choices that changed with them. */
  readonly differ: readonly string[];
}

export function swap(
  states: readonly State[],
  botAt: (seats: number) => Bot<TrainRails>,
  budget: Budget,
): Swapped {
  let changed = 0;
  const differ: string[] = [];
  for (const [index, state] of states.entries()) {
    const seat = actorOf(state);
    const world = redeal(state, seat, seededRng(`swap ${index}`));
    if (hashOf(world) !== hashOf(state)) changed++;
    const choice = (of: State): string => {
      const bot = botAt(of.config.seats);
      const rng = seededRng(`choice ${index}`);
      const action = bot.choose(rules.view(of, seat), rules.legal(of, seat), seat, rng, budget);
      return rules.action.format(action);
    };
    const [one, other] = [choice(state), choice(world)];
    if (one !== other) differ.push(`${index}: ${one}, ${other}`);
  }
  return { changed, differ };
}
