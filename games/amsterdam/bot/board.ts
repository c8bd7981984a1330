/** What the rule bot reads off its own view: its network, the routes it may claim, the pace of the game. */
import type { Seat } from '@roundhouse/engine';
import { apart, join } from '@roundhouse/kit/connectivity';
import type { View } from '../src/index.ts';
import { JOKER, LOCATIONS, NONE, TRACKS, type Track } from '../src/tables.ts';
import { closedBy } from '../src/why.ts';

export interface Board {
  readonly view: View;
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly carts: number;
  /** Routes that are free and open to the seat, whatever they cost. */
  readonly open: readonly Track[];
  /** Which locations its routes join. */
  readonly linked: readonly number[];
  /** Own turns that are likely left. */
  readonly turns: number;
}

export function boardOf(view: View, seat: Seat): Board {
  const linked = apart(LOCATIONS);
  const open: Track[] = [];
  const carts = view.seats[seat]?.carts ?? 0;
  for (const [route, track] of TRACKS.entries()) {
    if (view.routes[route]?.seat === seat) join(linked, track.a, track.b);
    else if (track.length <= carts && closedBy(view, seat, track.id) === undefined) {
      open.push(track);
    }
  }
  const hand = view.seats[seat]?.hand ?? [];
  return { view, seat, hand, carts, open, linked, turns: turnsLeft(view, seat) };
}

/** Carts go at about one a turn; the end comes with the first who has two left. */
function turnsLeft(view: View, seat: Seat): number {
  if (view.lastTurns > 0) {
    const seats = view.config.seats;
    const before = (seat - view.seat + seats) % seats;
    return view.lastTurns > before ? 1 : 0;
  }
  const fewest = Math.min(...view.seats.map(({ carts }) => carts));
  return Math.max(1, fewest - 1);
}

/** The colour of the hand that pays most of a route, and how many cards are still missing. */
export function missingFor(board: Board, track: Track): { colour: number; missing: number } {
  const jokers = board.hand[JOKER] ?? 0;
  if (track.colour !== NONE) {
    const cards = board.hand[track.colour] ?? 0;
    return { colour: track.colour, missing: Math.max(0, track.length - cards - jokers) };
  }
  let colour = 0;
  for (let other = 1; other < JOKER; other++) {
    if ((board.hand[other] ?? 0) > (board.hand[colour] ?? 0)) colour = other;
  }
  return { colour, missing: Math.max(0, track.length - (board.hand[colour] ?? 0) - jokers) };
}
