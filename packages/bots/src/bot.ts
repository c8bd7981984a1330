import type { GameTypes, Rng, Seat } from '@roundhouse/engine';

/** The names of the levels, weakest first; the same in all games. */
export const LEVELS = ['random', 'easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** A player that gets what a player gets: a view and the legal list, never a state. */
export interface Bot<G extends GameTypes> {
  readonly level: Level;
  choose(view: G['view'], legal: readonly G['action'][], seat: Seat, rng: Rng): G['action'];
}

/** The levels that a game offers. */
export type Bots<G extends GameTypes> = Readonly<Partial<Record<Level, Bot<G>>>>;
