/** Whether a bot decides by what its seat sees: hidden cards dealt anew must not change its choice. */
import {
  hashOf,
  seededRng,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
} from '@roundhouse/engine';
import type { Bot, Budget } from '../src/index.ts';
import { actorOf } from './actor.ts';

export interface Swapped {
  /** Positions whose hidden cards did change. */
  readonly changed: number;
  /** The choices that changed with them. */
  readonly differ: readonly string[];
}

export interface Swapping<G extends GameTypes> {
  readonly rules: Rules<G>;
  /** Another state that the observer can't tell from this one. */
  readonly redeal: (state: G['state'], observer: Seat, rng: Rng) => G['state'];
  readonly botAt: (seats: number) => Bot<G>;
  readonly budget: Budget;
}

export function swap<G extends GameTypes>(
  states: readonly G['state'][],
  { rules, redeal, botAt, budget }: Swapping<G>,
): Swapped {
  let changed = 0;
  const differ: string[] = [];
  for (const [index, state] of states.entries()) {
    const seat = actorOf(rules, state);
    const world = redeal(state, seat, seededRng(`swap ${index}`));
    if (hashOf(world) !== hashOf(state)) changed++;
    const choice = (of: G['state']): string => {
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
