import type { GameTypes, Rng, Seat } from '@roundhouse/engine';

/** The names of the levels, weakest first; the same in all games. */
export const LEVELS = ['random', 'easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may think. A search stops itself: nobody aborts it. */
export interface Budget {
  /** The most play-outs that a search makes. */
  readonly iterations: number;
  /** The part of its time that is used up: at 1 it answers with the best so far. Without it a search is repeatable. */
  readonly spent?: () => number;
}

/** Why a candidate is good or bad: a code and its figures, for the client to turn into a sentence. */
export interface Reason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** It speaks against the candidate, as the rules of thumb see it. */
  readonly isAgainst?: true;
}

/** What another does before the seat decides again, and how often: what a choice lets happen. */
export interface Threat {
  readonly seat: Seat;
  readonly reason: Reason;
  /** How many of a hundred times. */
  readonly times: number;
}

/** What a choice falls short of the best by, when both are followed to the end in the same worlds. */
export interface Shortfall {
  /** What the seat has less in the end, in what the game counts; where it has a threat, whenever that happened. */
  readonly points: number;
  /** What happens after it, and seldom after the best. */
  readonly threat?: Threat;
  /** Who gains most by it, and how many of a hundred times more he wins. */
  readonly gainer?: { readonly seat: Seat; readonly wins: number };
}

export interface Weighed<A> {
  readonly action: A;
  /** What the seat may expect, 0 (lost) to 1 (won by far). */
  readonly value: number;
  /** How many play-outs the value rests on; who has fewer than the first fell behind on the way. */
  readonly trials: number;
  /** How many of a hundred times it wins from here, where that was followed to the end. */
  readonly wins?: number;
  /** Against the first, where it was followed to the end. */
  readonly shortfall?: Shortfall;
  readonly reason: Reason;
}

/** What a bot thought of: best first; the first is what it plays. */
export interface Explanation<A> {
  readonly candidates: readonly Weighed<A>[];
  /** How many play-outs the figures rest on; 0: a rule of thumb. */
  readonly playouts: number;
}

/** A player that gets what a player gets: a view and the legal list, never a state. */
export interface Bot<G extends GameTypes> {
  readonly level: Level;
  /** The same level as each of the game's characters plays it. */
  readonly styles?: readonly Bot<G>[];
  choose(
    view: G['view'],
    legal: readonly G['action'][],
    seat: Seat,
    rng: Rng,
    budget?: Budget,
  ): G['action'];
  /** The candidates it weighed, with values and reasons. */
  explain?(
    view: G['view'],
    legal: readonly G['action'][],
    seat: Seat,
    rng: Rng,
    budget?: Budget,
  ): Explanation<G['action']>;
}

/** The levels that a game offers. */
export type Bots<G extends GameTypes> = Readonly<Partial<Record<Level, Bot<G>>>>;
