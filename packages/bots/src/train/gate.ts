/** Whether a new net is better than the best so far: they play until that is sure. */
import type { GameTypes } from '@roundhouse/engine';
import type { Bot } from '../bot.ts';
import { playGame } from '../play-game.ts';
import type { Brain } from '../brain.ts';

/** One new bot at a table of champions, in every seat by the same chance: its share of the wins. */
export function gateGroup<G extends GameTypes>(
  { rules }: Brain<G>,
  config: G['config'],
  challenger: Bot<G>,
  champion: Bot<G>,
  seed: string,
): number {
  const { seats } = config;
  let wins = 0;
  for (let own = 0; own < seats; own++) {
    const seating = Array.from({ length: seats }, (_, seat) =>
      seat === own ? challenger : champion,
    );
    const seeds = { chance: `${seed} chance`, bots: `${seed} bots ${own}` };
    const { places } = playGame(rules, config, seating, seeds).outcome;
    const winners = places.filter((place) => place === 1).length;
    if (places[own] === 1) wins += 1 / winners;
  }
  return wins / seats;
}

/** The even share, and the share that is worth being told apart from it. */
export interface Hypotheses {
  readonly even: number;
  readonly better: number;
}

export type Verdict = 'better' | 'not better' | 'unsure';

/** Wrong one time in twenty, either way. */
const BOUND = Math.log(19);
/** Fewer groups say nothing of how much they differ. */
const LEAST = 8;

/**
 * Wald's sequential test on groups of games, with the variance that the groups show: how much likelier the
 * shares are for a better bot than for an even one.
 */
export function verdictOn(shares: readonly number[], { even, better }: Hypotheses): Verdict {
  const { length } = shares;
  if (length < LEAST) return 'unsure';
  const mean = shares.reduce((sum, share) => sum + share, 0) / length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  // Groups that all agree are luck as well: as if one of them had been even.
  const variance = (squares + (1 - even) * even) / length;
  const likelier = (length * (better - even) * (mean - (better + even) / 2)) / variance;
  if (likelier >= BOUND) return 'better';
  return likelier <= -BOUND ? 'not better' : 'unsure';
}
