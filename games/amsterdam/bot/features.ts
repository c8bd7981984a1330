/** A position in numbers, as one seat stands in it: the table, its own block, then the others clockwise. */
import type { Imagined, Seat } from '@roundhouse/engine';
import { clockwiseFrom } from '@roundhouse/kit/seats';
import { rules, type State } from '../src/index.ts';
import { bonusPoints } from '../src/scoring.ts';
import { printedIn } from '../src/printed.ts';
import { JOKER, START_CARTS } from '../src/tables.ts';
import { boardOf, type Board } from './board.ts';
import { heldBy, worthOfPlan } from './contracts.ts';
import { planFor, turnsFor, type Plan } from './plan.ts';
import { targetsOf, worthsOf } from './targets.ts';

const TABLE = 6;
const BLOCK = 18;
const SEATS = 4;
export const FEATURES = TABLE + SEATS * BLOCK;

export function describe(state: Imagined<State>, seat: Seat, into: Float32Array): void {
  const view = rules.view(state, 'all');
  const { seats } = state.config;
  const bonus = bonusPoints(
    printedIn(state.config),
    state.players.map((player) => player.bonus),
  );
  let rival = -Infinity;
  let own = 0;
  let at = TABLE;
  for (const one of clockwiseFrom(seat, seats)) {
    const total = describeSeat(boardOf(view, one), bonus[one] ?? 0, into, at);
    if (one === seat) own = total;
    else rival = Math.max(rival, total);
    at += BLOCK;
  }
  const fewest = Math.min(...state.players.map(({ carts }) => carts));
  into[0] = (own - rival) / 20;
  into[1] = (own - rival) / (10 + 2 * fewest);
  into[2] = ((state.seat - seat + seats) % seats) / seats;
  into[3] = fewest / START_CARTS;
  into[4] = state.lastTurns / seats;
  into[5] = view.pile / 44;
}

/** Returns what the seat may expect to have in the end if nobody claims anything beyond his contracts. */
function describeSeat(board: Board, bonus: number, into: Float32Array, from: number): number {
  const own = board.view.seats[board.seat];
  if (!own) return 0;
  const held = heldBy(board);
  const plan = planFor(board, held);
  const worth = worthOfPlan(board, held, plan);
  const total = own.score + worth + bonus;
  const rivals = board.view.seats.filter((_, seat) => seat !== board.seat);
  const missing = plan.ways.reduce((sum, { routes }) => sum + turnsFor(board, routes), 0);
  const [now, best, second] = prospects(board, plan);
  const numbers = [
    total / 40,
    own.score / 30,
    own.carts / START_CARTS,
    own.bonus / 8,
    bonus / 8,
    (own.bonus - Math.max(...rivals.map((other) => other.bonus))) / 4,
    own.cards / 12,
    (board.hand[JOKER] ?? 0) / 4,
    (board.hand[board.colour] ?? 0) / 5,
    pointsDone(board, held) / 15,
    plan.ways.reduce((sum, { pair }) => sum + pair.points, 0) / 15,
    plan.lost.reduce((sum, pair) => sum + pair.points, 0) / 15,
    missing / 12,
    Math.min(2, missing / Math.max(1, board.turns)) / 2,
    plan.spaces / START_CARTS,
    now / 10,
    best / 5,
    second / 5,
  ];
  for (const [index, number] of numbers.entries()) into[from + index] = number;
  return total;
}

function pointsDone(board: Board, held: readonly number[]): number {
  const { pairs } = printedIn(board.view.config);
  let points = 0;
  for (const contract of held) {
    const pair = pairs[contract];
    if (pair && board.linked[pair.a] === board.linked[pair.b]) points += pair.points;
  }
  return points;
}

/** The most that a claim brings now, and the two best rates of points a turn. */
function prospects(board: Board, plan: Plan): readonly [number, number, number] {
  const worths = worthsOf(board, plan);
  const targets = targetsOf(board, plan, worths, (worth) => worth);
  let now = 0;
  for (const { route, missing } of targets) {
    if (missing === 0) now = Math.max(now, worths[route] ?? 0);
  }
  return [now, targets[0]?.rate ?? 0, targets[1]?.rate ?? 0];
}
