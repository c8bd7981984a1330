/** The rule bot's figures, in parts of a seated pawn, found by games against itself. */
import type { Card } from '../src/types.ts';

export interface Temper {
  /** What an opponent's seated pawn is worth to him who unseats it: always, and more towards the end. */
  readonly rivalry: number;
  readonly lateRivalry: number;
  /** How much less it counts against somebody who is not the furthest. */
  readonly follower: number;
  /** More, where the target lacks so few pawns. */
  readonly urgency: number;
  /** The part of a seated pawn that is lost by being pushed into the aisle, and that an aisle pawn is. */
  readonly push: number;
  readonly aisle: number;
  /** Below this an attack that costs nothing but its card is kept. */
  readonly leastPush: number;
  /** What a boarding roll is worth, and a pass. */
  readonly open: number;
  readonly closed: number;
  readonly pass: number;
  /** What a sure seat in the next turn is worth now. */
  readonly later: number;
  /** Where a pawn sits down: what the hand promises to the next one. */
  readonly next: number;
  /** For each opponent on an aisle cell where the pawn would stop. */
  readonly crowd: number;
  readonly token: number;
  readonly rebel: number;
  /** Action cards below this are laid off for new ones. */
  readonly poor: number;
  /** What laying off a card that is worth less than a new one brings. */
  readonly fresh: number;
  /** Reverse is played unless the one who then comes next is so many pawns further. */
  readonly turnRound: number;
  /**
   * What cards are worth in hand; below zero: a new one in its place is worth more. Exits are cheap enough
   * that two players unseat each other no longer than about 40 turns on average.
   */
  readonly worth: Readonly<Record<Card, number>>;
}

const AMONG_MANY: Temper = {
  rivalry: 0.5,
  lateRivalry: 0.8,
  follower: 0.9,
  urgency: 1.5,
  push: 0.5,
  aisle: 0.5,
  leastPush: 0,
  open: 0.9,
  closed: 0.3,
  pass: 0.05,
  later: 0.5,
  next: 0.1,
  crowd: 0.2,
  token: 0.2,
  rebel: 0.7,
  poor: 0.35,
  fresh: 0.05,
  turnRound: 1,
  worth: {
    red1: 0.1,
    red2: 0.15,
    red3: 0.2,
    red4: 0.3,
    red5: 0.4,
    blue1: 0.1,
    blue2: 0.15,
    blue3: 0.2,
    blue4: 0.3,
    blue5: 0.4,
    exit1: 0.3,
    exit2: 0.6,
    express: 0.7,
    reverse: 0.05,
    eccentric: 0.5,
    beg: 0.4,
    token: 0.2,
    enter1: 1,
    enter2: 1.8,
    excuse: -0.1,
    upass: 0.6,
    advanced1: -0.2,
    advanced2: -0.2,
    advanced3: -0.2,
    takeseat: 1,
    rebel: 0.4,
  },
};

const ALONE: Temper = {
  ...AMONG_MANY,
  rivalry: 0.6,
  lateRivalry: 0.6,
  rebel: 0.4,
  later: 0.3,
  fresh: 0.2,
};

/** Against one opponent what he loses is won; among many it helps the others too. */
export function temperAt(seats: number): Temper {
  return seats === 2 ? ALONE : AMONG_MANY;
}
