/** Which moves there are. A move is one act (TR-4.3): its cards, its end, and where they matter way in and shift seat. */
import type { Seat } from '@roundhouse/engine';
import * as cards from './cards.ts';
import * as hands from './hands.ts';
import * as walking from './movement.ts';
import { reach } from './movement.ts';
import * as pawns from './pawns.ts';
import { takenSeats } from './pawns.ts';
import { paymentsOf, type Payment } from './payments.ts';
import * as spends from './spends.ts';
import { arriveAt, oustFrom, type Spend } from './spends.ts';
import type { Standing, Walker } from './standing.ts';
import * as trains from './train.ts';
import { isSeat, trainOf, type Train } from './train.ts';
import * as types from './types.ts';
import type { Action, Cell, State } from './types.ts';

// Constants of this file: engines look imported names up each time.
const ACTIONS = cards.ACTIONS;
const EXCUSE = cards.EXCUSE;
const NUMBERS = cards.NUMBERS;
const REBEL = cards.REBEL;
const handOf = hands.handOf;
const found = walking.found;
const aisleOf = pawns.aisleOf;
const moveTo = spends.moveTo;
const plainSpend = spends.plainSpend;
const spendOf = spends.spendOf;
const MOST_EDGES = trains.MOST_EDGES;
const NOWHERE = types.NOWHERE;

interface Moving {
  readonly state: State;
  readonly train: Train;
  readonly excuses: number;
  readonly rebels: number;
  readonly taken: number;
  readonly into: Action[];
}

export function standingFor(state: State, seat: Seat): Standing {
  const taken = takenSeats(state);
  const own = state.sitting[seat] ?? 0;
  return { taken, opponents: taken & ~own, aisle: state.aisle, walker: seat };
}

export function walkerOf(state: State, seat: Seat): Walker {
  return {
    start: aisleOf(state, seat),
    held: state.heldBy[seat] !== 0,
    cameFrom: state.cameFrom[seat] ?? NOWHERE,
  };
}

/** Every way to pay, and where it leads. */
export function listMoves(state: State, seat: Seat, into: Action[]): void {
  if (aisleOf(state, seat) === NOWHERE) return;
  const actions = handOf(state, seat, ACTIONS);
  const payments = paymentsOf(handOf(state, seat, NUMBERS), actions);
  if (payments.length === 0) return;
  const excuses = actions[EXCUSE] ?? 0;
  const rebels = actions[REBEL] ?? 0;
  const train = trainOf(state);
  const standing = standingFor(state, seat);
  const walker = walkerOf(state, seat);
  reach(train, standing, walker, payments.counts, excuses + rebels);
  const { taken } = standing;
  const moving = { state, train, excuses, rebels, taken, into };
  for (let n = 0; n < payments.length; n++) {
    const count = payments.count[n] ?? 0;
    listPaid(moving, payments.payment[n] ?? 0, count, payments.other[n] ?? 0);
  }
}

/**
 * Everything that this payment allows; `other` is a second count that it can stand for. An end that both
 * reach is reached with the count that needs fewer pass cards.
 */
const listPaid = (moving: Moving, payment: Payment, count: number, other: number): void => {
  const { train, into } = moving;
  const plain = plainSpend(payment);
  const ends = found.ends(count);
  for (let n = 0; n < ends; n++) {
    const cell = found.end(count, n);
    if (other === 0 && found.isPlain(count, cell)) {
      into.push(moveTo(train, plain, cell));
      continue;
    }
    const needs = found.needs(count, cell);
    const less = other === 0 ? Infinity : found.needs(other, cell);
    if (less < needs) continue;
    const also = less === needs ? found.from(other, cell) : 0;
    listEnd(moving, payment, cell, needs, found.from(count, cell) | also);
  }
  const ousts = found.ousts(count);
  for (let n = 0; n < ousts; n++) {
    const cell = found.oust(count, n);
    const needs = found.needs(count, cell);
    if (other === 0 || found.needs(other, cell) >= needs) listOust(moving, payment, cell, needs);
  }
  if (other > 0) listOther(moving, payment, count, other);
};

/** What the second count reaches with fewer pass cards than the first. */
const listOther = (moving: Moving, payment: Payment, count: number, other: number): void => {
  for (let n = 0; n < found.ends(other); n++) {
    const cell = found.end(other, n);
    const needs = found.needs(other, cell);
    if (needs < found.needs(count, cell)) {
      listEnd(moving, payment, cell, needs, found.from(other, cell));
    }
  }
  for (let n = 0; n < found.ousts(other); n++) {
    const cell = found.oust(other, n);
    const needs = found.needs(other, cell);
    if (needs < found.needs(count, cell)) listOust(moving, payment, cell, needs);
  }
};

/** TR-4.6: each mix of Excuse Me and Rebel that makes up the cards needed. */
const listEnd = (
  moving: Moving,
  payment: Payment,
  cell: Cell,
  needs: number,
  from: number,
): void => {
  const { state, train, excuses, rebels, into } = moving;
  // TR-4.7: the way in matters on an aisle cell where an opponent stands.
  const isNamed = (from & (from - 1)) !== 0 && state.config.overtaking === 'strict';
  for (let used = Math.max(0, needs - rebels); used <= Math.min(needs, excuses); used++) {
    const spend = spendOf(payment, used, needs - used);
    if (isNamed) listArrivals(moving, spend, cell, from);
    else into.push(moveTo(train, spend, cell));
  }
};

const listArrivals = ({ train, into }: Moving, spend: Spend, cell: Cell, from: number): void => {
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    if (((from >> edge) & 1) === 1) into.push(arriveAt(train, spend, cell, edge));
  }
};

/** TR-4.8: one Excuse Me more than passing needs, and a free seat beside the one that is taken. */
const listOust = (moving: Moving, payment: Payment, cell: Cell, needs: number): void => {
  const { train, taken, excuses, rebels, into } = moving;
  if (needs >= excuses + rebels) return;
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    const shift = train.next[cell * MOST_EDGES + edge] ?? -1;
    if (shift < 0) return;
    if (!isSeat(shift) || ((taken >>> shift) & 1) === 1) continue;
    for (let used = Math.max(0, needs - rebels); used <= Math.min(needs, excuses - 1); used++) {
      const spend = spendOf(payment, used + 1, needs - used);
      into.push(oustFrom(train, spend, cell, edge));
    }
  }
};
