/** The course of a turn (TR-2.1, TR-2.4): how one starts, ends, and who is next. */
import type { Emit, Seat } from '@roundhouse/engine';
import { countOnes } from '@roundhouse/kit/bitset';
import * as cards from './cards.ts';
import * as hands from './hands.ts';
import { opponentsInAisle } from './aisle.ts';
import * as pawns from './pawns.ts';
import { isOutside, sittingOf } from './pawns.ts';
import * as frames from './frames.ts';
import * as types from './types.ts';
import type { Event, State } from './types.ts';

// Constants of this file: engines look imported names up each time.
const ACTIONS = cards.ACTIONS;
const handSize = cards.handSize;
const NUMBERS = cards.NUMBERS;
const drawPile = hands.drawPile;
const isEmpty = hands.isEmpty;
const sizeOf = hands.sizeOf;
const aisleOf = pawns.aisleOf;
const topFrame = frames.topFrame;
const NOWHERE = types.NOWHERE;

/** Goes on by itself until somebody must decide or chance must. */
export function proceed(state: State, emit?: Emit<Event>): void {
  while (!state.over && !isWaiting(state, emit));
}

/** Whether the last frame waits for somebody; if not, it was one step further. */
const isWaiting = (state: State, emit?: Emit<Event>): boolean => {
  const frame = topFrame(state);
  if (frame === undefined) {
    nextTurn(state, emit);
    return false;
  }
  switch (frame.type) {
    case 'draw':
      // TR-1.3: if deck and discards are empty, none is drawn.
      if (frame.numbers > 0 && isEmpty(drawPile(state, NUMBERS))) frame.numbers = 0;
      if (frame.actions > 0 && isEmpty(drawPile(state, ACTIONS))) frame.actions = 0;
      if (frame.numbers + frame.actions > 0) return true;
      state.stack.pop();
      return false;
    case 'test':
      if (isTestOpen(state)) return true;
      unblock(state, emit);
      state.stack.pop();
      return false;
    case 'discard':
      if (hasSurplus(state)) return true;
      state.stack.pop();
      drawUp(state);
      return false;
    default:
      return true;
  }
};

/** Above zero: too many cards of the kind; below: so many short. */
export function surplus(state: State, kind: number): number {
  return sizeOf(state, state.player, kind) - (handSize(state.config)[kind] ?? 0);
}

const hasSurplus = (state: State): boolean => {
  return surplus(state, NUMBERS) > 0 || surplus(state, ACTIONS) > 0;
};

const drawUp = (state: State): void => {
  const numbers = Math.max(0, -surplus(state, NUMBERS));
  const actions = Math.max(0, -surplus(state, ACTIONS));
  if (numbers + actions > 0)
    state.stack.push({ type: 'draw', seat: state.player, numbers, actions });
};

/** TR-7.1: without an own and an opponent's pawn in the aisle nobody need look at a card. */
const isTestOpen = (state: State): boolean => {
  const { player } = state;
  return aisleOf(state, player) !== NOWHERE && opponentsInAisle(state, player) !== 0;
};

/** Nobody in the aisle can block the player any more. */
const unblock = (state: State, emit?: Emit<Event>): void => {
  const { player } = state;
  if (state.counter[player] === 0) return;
  state.counter[player] = 0;
  state.blockers[player] = 0;
  emit?.({ type: 'tested', seat: player, counter: 0, blockers: [] });
};

/** TR-7.2: somebody's counter says that the player may have to pay. */
const isPaymentOpen = (state: State): boolean => {
  const { player } = state;
  if (aisleOf(state, player) === NOWHERE) return false;
  for (let victim = 0; victim < state.counter.length; victim++) {
    const blockers = state.blockers[victim] ?? 0;
    if ((state.counter[victim] ?? 0) >= 2 && ((blockers >> player) & 1) === 1) return true;
  }
  return false;
};

/** TR-2.4: nothing but laying off and drawing up is left of this turn. */
export function endTurn(state: State): void {
  while (state.stack.length > 0) state.stack.pop();
  if (hasSurplus(state)) state.stack.push({ type: 'discard' });
  else drawUp(state);
}

export function startTurn(state: State, player: Seat, bonus: boolean, emit?: Emit<Event>): void {
  state.player = player;
  state.bonus = bonus;
  state.boarded = false;
  state.begRefused = false;
  state.satNow = 0;
  emit?.({ type: 'turn', seat: player, bonus });
  state.stack.push({ type: 'free' });
  if (bonus) return;
  const isPaymentDue = isPaymentOpen(state);
  if (isPaymentDue || isTestOpen(state)) state.stack.push({ type: 'test' });
  else unblock(state, emit);
  if (isPaymentDue) state.stack.push({ type: 'payment' });
}

export function opponentsMask(state: State, seat: Seat): number {
  return ((1 << state.config.seats) - 1) & ~(1 << seat);
}

export function nextSeat(state: State, seat: Seat): Seat {
  const { seats } = state.config;
  const next = seat + state.direction;
  if (next < 0) return seats - 1;
  return next < seats ? next : 0;
}

/** TR-5.4, TR-5.5: marked players are skipped; if all opponents are, the player has a bonus turn. */
const nextTurn = (state: State, emit?: Emit<Event>): void => {
  const { player } = state;
  const others = opponentsMask(state, player);
  if ((state.marked & others) === others) {
    state.marked = 0;
    emit?.({ type: 'unmarked', seats: seatsIn(others) });
    startTurn(state, player, true, emit);
    return;
  }
  let next = nextSeat(state, player);
  while (((state.marked >> next) & 1) === 1) {
    state.marked &= ~(1 << next);
    emit?.({ type: 'skipped', seat: next });
    next = nextSeat(state, next);
  }
  startTurn(state, next, false, emit);
};

export function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if (((mask >> seat) & 1) === 1) seats.push(seat);
  return seats;
}

/** TR-2.7: all own pawns on seats; tested when a card or move is resolved. */
export function testWin(state: State, seat: Seat, emit?: Emit<Event>): boolean {
  if (isOutside(state, seat) || aisleOf(state, seat) !== NOWHERE) return false;
  state.over = true;
  state.stack.length = 0;
  emit?.({ type: 'won', seat, scores: scoresOf(state) });
  return true;
}

export function scoresOf(state: State): number[] {
  return state.sitting.map((_, seat) => countOnes(sittingOf(state, seat)));
}
