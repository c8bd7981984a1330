/** What the rule bot reads off a view once, as numbers. */
import type { Seat } from '@roundhouse/engine';
import { pawnsOf } from '../src/cards.ts';
import { cellOf, trainOf, type Train } from '../src/train.ts';
import {
  CARDS,
  JOINS,
  NUMBER_CARDS,
  PAIRS,
  type Action,
  type Card,
  type Cell,
  type View,
} from '../src/types.ts';
import { hitChance } from './draws.ts';
import type { Temper } from './temper.ts';
import { addToAisle, seatCounts, type Crowd } from './ways.ts';

export interface Scene {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly seat: Seat;
  readonly temper: Temper;
  readonly train: Train;
  readonly crowd: Crowd;
  /** The own number cards, as counts. */
  readonly numbers: readonly number[];
  /** How many cards to pass a passenger with. */
  readonly passes: number;
  readonly pawns: number;
  /** By seat: what unseating a pawn of his is worth. */
  readonly harm: readonly number[];
  /** Moves looked at so far, by their cards. */
  readonly spent: Spent[];
}

/** The cards of a move, and what is left without them. */
export interface Spent {
  readonly cards: readonly Card[];
  readonly kept: readonly number[];
  readonly passes: number;
  readonly cost: number;
  /** What is kept promises the next pawn so much; undefined: not asked yet. */
  next: number | undefined;
}

export const NO_NUMBERS: readonly number[] = NUMBER_CARDS.map(() => 0);
const NO_CARDS: readonly number[] = CARDS.map(() => 0);
const EXCUSES = CARDS.indexOf('excuse');
const REBELS = CARDS.indexOf('rebel');

export function sceneOf(view: View, legal: readonly Action[], seat: Seat, temper: Temper): Scene {
  const train = trainOfView(view);
  const pawns = pawnsOf(view.config);
  const hand = view.players[seat]?.hand ?? NO_CARDS;
  return {
    view,
    legal,
    seat,
    temper,
    train,
    crowd: crowdFor(view, train, seat),
    numbers: hand.slice(0, NUMBER_CARDS.length),
    passes: (hand[EXCUSES] ?? 0) + (hand[REBELS] ?? 0),
    pawns,
    harm: harmOf(view, seat, pawns, temper),
    spent: [],
  };
}

export function trainOfView({ config, tiles, join }: View): Train {
  if (tiles === null || join === null) throw new Error('TR-1.2: no train yet');
  return trainOf({ config, pair: PAIRS.indexOf(tiles), join: JOINS.indexOf(join) });
}

/** Who is in the way of this seat's pawns. */
function crowdFor({ players }: View, train: Train, seat: Seat): Crowd {
  const crowd: Crowd = { taken: 0, low: 0, high: 0 };
  for (const [other, { sitting, aisle }] of players.entries()) {
    for (const id of sitting) crowd.taken |= 1 << cellOf(train, id);
    if (other !== seat && aisle !== null) addToAisle(crowd, cellOf(train, aisle));
  }
  return crowd;
}

const NEARLY = 2;

/** The furthest opponent is the one to hit; with more players a blow helps the others as much. */
function harmOf({ players }: View, seat: Seat, pawns: number, temper: Temper): readonly number[] {
  let most = 0;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) most = Math.max(most, players[other]?.sitting.length ?? 0);
  }
  return players.map(({ sitting }, other) => {
    if (other === seat) return 0;
    const seated = sitting.length;
    const part = seated >= most ? 1 : temper.follower;
    const urgent = pawns - seated <= NEARLY ? temper.urgency : 0;
    return part * (temper.rivalry + temper.lateRivalry * (seated / pawns)) + urgent;
  });
}

/** Pawns of the seat that are not yet seated. */
export function leftOf({ view, pawns }: Scene, seat: Seat): number {
  return pawns - (view.players[seat]?.sitting.length ?? 0);
}

export function hasAislePawn({ view }: Scene, seat: Seat): boolean {
  return (view.players[seat]?.aisle ?? null) !== null;
}

/** The chance to sit down from an aisle cell in the next turn, with these cards kept. */
export function seatChance(
  scene: Scene,
  cell: Cell,
  kept: readonly number[],
  passes: number,
): number {
  const counts = seatCounts(scene.train, cell, scene.crowd, passes > 0);
  return hitChance(scene.view.config, counts, kept);
}
