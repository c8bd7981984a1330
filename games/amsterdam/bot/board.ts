/** What the rule bot reads off its own view: its network, the routes it may claim, the pace of the game. */
import type { Seat } from '@roundhouse/engine';
import { apart, join } from '@roundhouse/kit/connectivity';
import type { View } from '../src/index.ts';
import { JOKER, LOCATIONS, NONE, TRACKS, type Track } from '../src/tables.ts';
import { TUNED, type Taste } from './tuned.ts';

export interface Board {
  readonly view: View;
  readonly seat: Seat;
  /** How whoever looks at it weighs things. */
  readonly taste: Taste;
  readonly hand: readonly number[];
  readonly carts: number;
  /** Routes that are free and open to the seat, whatever they cost, by number. */
  readonly open: readonly number[];
  /** Its own routes. */
  readonly own: readonly number[];
  /** By route, where it is open: cards still missing to claim it. */
  readonly missing: readonly number[];
  /** The colour of which the hand holds most. */
  readonly colour: number;
  /** Which locations its routes join. */
  readonly linked: readonly number[];
  /** The set of locations that others' routes touch. */
  readonly others: number;
  /** Own turns that are likely left. */
  readonly turns: number;
}

const APART: readonly number[] = apart(LOCATIONS);

export function boardOf(view: View, seat: Seat, taste: Taste = TUNED): Board {
  const hand = view.seats[seat]?.hand ?? [];
  const carts = view.seats[seat]?.carts ?? 0;
  const linked = [...APART];
  const open: number[] = [];
  const own: number[] = [];
  const missing: number[] = [];
  const colour = mostOf(hand);
  let others = 0;
  for (let route = 0; route < TRACKS.length; route++) {
    const track = TRACKS[route];
    if (!track) continue;
    missing.push(0);
    const owner = view.routes[route]?.seat;
    if (owner === seat) {
      own.push(route);
      join(linked, track.a, track.b);
    } else if (owner !== undefined) {
      others |= (1 << track.a) | (1 << track.b);
    } else if (track.length <= carts && isTwinOpen(view, seat, track)) {
      open.push(route);
      const kind = track.colour === NONE ? colour : track.colour;
      const cards = (hand[kind] ?? 0) + (hand[JOKER] ?? 0);
      missing[route] = Math.max(0, track.length - cards);
    }
  }
  const turns = turnsLeft(view, seat, taste);
  return { view, seat, taste, hand, carts, open, own, missing, colour, linked, others, turns };
}

/** AM-4.6. */
function isTwinOpen(view: View, seat: Seat, { twin }: Track): boolean {
  const owner = twin === NONE ? undefined : view.routes[twin]?.seat;
  return owner === undefined || (owner !== seat && view.config.seats > 2);
}

function mostOf(hand: readonly number[]): number {
  let colour = 0;
  for (let other = 1; other < JOKER; other++) {
    if ((hand[other] ?? 0) > (hand[colour] ?? 0)) colour = other;
  }
  return colour;
}

/** Carts go at about one a turn; the end comes with the first who has two left. */
function turnsLeft(view: View, seat: Seat, { pace }: Taste): number {
  const { seats } = view.config;
  if (view.lastTurns > 0) return view.lastTurns > (seat - view.seat + seats) % seats ? 1 : 0;
  let fewest = Infinity;
  for (const { carts } of view.seats) if (carts < fewest) fewest = carts;
  return Math.max(1, (fewest - 1) * pace);
}
