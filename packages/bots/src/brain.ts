import type { GameTypes, Imagined, Rng, Rules, Seat } from '@roundhouse/engine';
import type { Reason } from './bot.ts';
import type { Iterations } from './iterations.ts';
import type { Sheet } from './instinct.ts';
import type { Figures } from './tune/figures.ts';

/** A quick choice by rule of thumb, from what the seat sees. */
export type Policy<G extends GameTypes> = Choosing<G>['choose'];

/** A method, as in Rules: so a game's brain is a brain of any game to those who only hand its things on. */
interface Choosing<G extends GameTypes> {
  choose(view: G['view'], legal: readonly G['action'][], seat: Seat, rng: Rng): G['action'];
}

/** Simple strategies by name, to measure levels by: each a policy that wants one thing at any price. */
export type Exploits<G extends GameTypes> = Readonly<Record<string, Policy<G>>>;

/** A way to play that is as strong as the others: what a character likes. */
export interface Style<G extends GameTypes> {
  readonly name: string;
  readonly policy: Policy<G>;
}

/** The figures that the rule bot's choices rest on, for games against itself to find better ones. */
export interface Tuning<G extends GameTypes> {
  /** Those in use at so many seats. What only sees to it that no two games are alike is not among them. */
  figures(seats: number): Figures;
  /** The rule bot with these in their place. */
  policy(figures: Figures, seats: number): Policy<G>;
}

/** How a game tells the choices of a decision in numbers, for an instinct to learn from. */
export interface Choices<G extends GameTypes> {
  /** How many numbers tell of the table, and of each choice. */
  readonly table: number;
  readonly each: number;
  /** The most choices that are told of. */
  readonly most: number;
  /** Those that come into question, the policy's own first; none: the decision is left to the policy. */
  read(
    view: G['view'],
    legal: readonly G['action'][],
    seat: Seat,
    into: Sheet,
  ): readonly G['action'][];
}

/** How a searching level looks ahead. */
export interface Looking {
  /** Own and others' decisions that are played on before it judges. */
  readonly plies: number;
  readonly iterations: Iterations;
  /** How often a play-out is judged on its way; usually once, at its end. */
  readonly looks?: number;
  /** One decision of a play-out in so many is made carelessly; 0: none. */
  readonly slips?: number;
}

/** What a game knows about playing itself well. All levels are made from it. */
export interface Brain<G extends GameTypes> {
  readonly rules: Rules<G>;
  /** The tuned rule bot: below 1 ms a move; play-outs consist of it. */
  readonly policy: Policy<G>;
  /** The rule bot as a beginner plays it: it blocks nobody and misjudges prices. */
  readonly careless: Policy<G>;
  /** Characters, from normal on: a bot's own is the one with the number of its name, or none. */
  readonly styles?: readonly Style<G>[];
  /** What can be tuned of the rule bot, if its figures lie apart from it. */
  readonly tuning?: Tuning<G>;
  /** What an instinct learns from, if the game can tell. */
  readonly choices?: Choices<G>;
  /** The few actions worth a closer look, the policy's choice first. */
  candidates(
    view: G['view'],
    legal: readonly G['action'][],
    seat: Seat,
    rng: Rng,
  ): readonly G['action'][];
  /**
   * Worlds that fit what a seat sees, as likely as what the others did makes them; without it whatever can be is as
   * likely as anything else.
   */
  imagining?(view: G['view'], seat: Seat): (rng: Rng) => Imagined<G['state']>;
  /** How many numbers describe a position. */
  readonly features: number;
  /** Describes the position as the seat stands in it, each number about -1 to 1. */
  describe(state: Imagined<G['state']>, seat: Seat, into: Float32Array): void;
  /** Whether a play-out may stop here and be judged by value: between two turns, not in the middle of one. */
  isQuiet(state: Imagined<G['state']>): boolean;
  /** How much of a score difference is a decisive one, for the margin's part of a result. */
  readonly decisive: number;
  /** How the searching levels look ahead. */
  readonly search: {
    readonly hard: Looking;
    readonly expert: Looking;
  };
  /** Whether an action promises a price: a search makes it only if its own figures do not favour doing nothing. */
  isBid?(action: G['action']): boolean;
  /** What the seat has in hand, in a game with money: the arena tells who runs out of it. */
  money?(view: G['view'], seat: Seat): number;
  /** What a player would call the move, where some are told apart only by what they are paid with. */
  gist?(action: G['action']): string;
  /** What speaks for an action, for hint and review. */
  reason(view: G['view'], seat: Seat, action: G['action']): Reason;
  /** What it would mean to the seat that another does this next; undefined: nothing worth a word. */
  threat?(view: G['view'], seat: Seat, other: Seat, action: G['action']): Reason | undefined;
}
