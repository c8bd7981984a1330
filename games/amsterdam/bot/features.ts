/** A position in numbers, as one seat stands in it: its own block first, then the others clockwise. */
import type { Imagined, Seat } from '@roundhouse/engine';
import { clockwiseFrom } from '@roundhouse/kit/seats';
import { rules, type State } from '../src/index.ts';
import { JOKER, PAIRS } from '../src/tables.ts';
import { boardOf, type Board } from './board.ts';
import { heldBy, worthOf } from './contracts.ts';
import { planFor, turnsFor } from './plan.ts';

const TABLE = 5;
const BLOCK = 13;
const SEATS = 4;
export const FEATURES = TABLE + SEATS * BLOCK;

export function describe(state: Imagined<State>, seat: Seat, into: Float32Array): void {
  const view = rules.view(state, 'all');
  const { seats } = state.config;
  const fewest = Math.min(...view.seats.map(({ carts }) => carts));
  into[0] = state.seat === seat ? 1 : 0;
  into[1] = ((state.seat - seat + seats) % seats) / seats;
  into[2] = fewest / 16;
  into[3] = state.lastTurns / seats;
  into[4] = view.pile / 44;
  let at = TABLE;
  for (const one of clockwiseFrom(seat, seats)) {
    describeSeat(boardOf(view, one), into, at);
    at += BLOCK;
  }
}

function describeSeat(board: Board, into: Float32Array, from: number): void {
  const own = board.view.seats[board.seat];
  if (!own) return;
  const held = heldBy(board);
  const plan = planFor(board, held);
  const done = held
    .flatMap((contract) => PAIRS[contract] ?? [])
    .filter((pair) => board.linked[pair.a] === board.linked[pair.b]);
  const points = (pairs: readonly { readonly points: number }[]): number =>
    pairs.reduce((sum, pair) => sum + pair.points, 0);
  const missing = plan.ways.reduce((sum, { tracks }) => sum + turnsFor(board, tracks), 0);
  const rivals = board.view.seats.filter((_, seat) => seat !== board.seat);
  const colours = board.hand.slice(0, JOKER);
  const numbers = [
    own.score / 30,
    own.carts / 16,
    own.bonus / 8,
    (own.bonus - Math.max(...rivals.map(({ bonus }) => bonus))) / 4,
    own.cards / 12,
    (board.hand[JOKER] ?? 0) / 4,
    Math.max(...colours) / 5,
    points(done) / 15,
    points(plan.ways.map(({ pair }) => pair)) / 15,
    points(plan.lost) / 15,
    missing / 12,
    (missing - board.turns) / 12,
    worthOf(board, held) / 20,
  ];
  for (const [index, number] of numbers.entries()) into[from + index] = number;
}
