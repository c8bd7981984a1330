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
  /** What cards are worth in hand; below zero: a new one in its place is worth more. */
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
  rivalry: 1.11,
  lateRivalry: 0.92,
  follower: 1,
  urgency: 1.27,
  push: 0.63,
  aisle: 0.55,
  leastPush: -0.06,
  open: 0.75,
  closed: 0.4,
  pass: -0.05,
  later: 0.22,
  next: 0.05,
  crowd: 0.23,
  token: 0.06,
  rebel: 0.41,
  poor: 0.28,
  fresh: 0.27,
  turnRound: 1.17,
  worth: {
    red1: 0.07,
    red2: 0.12,
    red3: 0.26,
    red4: 0.29,
    red5: 0.47,
    blue1: 0.08,
    blue2: 0.22,
    blue3: 0.27,
    blue4: 0.26,
    blue5: 0.37,
    exit1: 0.38,
    exit2: 0.8,
    express: 0.55,
    reverse: 0.05,
    eccentric: 0.56,
    beg: 0.39,
    token: 0.26,
    enter1: 1.05,
    enter2: 2.51,
    excuse: -0.15,
    upass: 0.56,
    advanced1: -0.16,
    advanced2: -0.23,
    advanced3: -0.18,
    takeseat: 1.07,
    rebel: 0.35,
  },
};

/** Characters: as strong as the usual one, and different company. */
export const STYLES: Readonly<Record<string, (usual: Temper) => Temper>> = {
  gentle: (usual) => withRivalry(usual, 0.85),
  bully: (usual) => ({ ...withRivalry(usual, 1.2), leastPush: usual.leastPush - 0.5 }),
  careful: (usual) => ({ ...usual, fresh: usual.fresh + 0.2 }),
};

function withRivalry(usual: Temper, times: number): Temper {
  const { rivalry, lateRivalry } = usual;
  return { ...usual, rivalry: rivalry * times, lateRivalry: lateRivalry * times };
}

/** Against one opponent what he loses is won; among many it helps the others too. */
export function temperAt(seats: number): Temper {
  return seats === 2 ? ALONE : AMONG_MANY;
}
