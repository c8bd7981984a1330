/** Green cards that hit nobody's pawns or hand (TR-5.4 to TR-5.6, TR-5.9, TR-5.10), swaps and laying off. */
import type { Emit, Seat } from '@roundhouse/engine';
import { ACTIONS, kindIndex, NUMBERS } from './cards.ts';
import { endTurn, nextSeat, opponentsMask, proceed, testWin } from './flow.ts';
import { layCard, layOff, sizeOf } from './hands.ts';
import { isOutside, sitDown, takeOutside } from './pawns.ts';
import { cellOf, trainOf } from './train.ts';
import { topFrame } from './frames.ts';
import type { Card, CellId, Event, Source, State } from './types.ts';

/** TR-5.4: the next opponent in the direction of play without a marker; -1: all have one. */
export function expressTarget(state: State): Seat {
  const open = opponentsMask(state, state.player) & ~state.marked;
  if (open === 0) return -1;
  let seat = nextSeat(state, state.player);
  while (((open >> seat) & 1) === 0) seat = nextSeat(state, seat);
  return seat;
}

export function applyExpress(state: State, emit?: Emit<Event>): void {
  layCard(state, state.player, 'express', emit);
  const seat = expressTarget(state);
  state.marked |= 1 << seat;
  emit?.({ type: 'marked', seat, by: state.player });
}

/** TR-5.6. */
export function applyReverse(state: State, emit?: Emit<Event>): void {
  layCard(state, state.player, 'reverse', emit);
  state.direction = -state.direction;
  emit?.({ type: 'reversed', seat: state.player, direction: state.direction });
}

/** TR-5.9. */
export function applyToken(state: State, emit?: Emit<Event>): void {
  const seat = state.player;
  layCard(state, seat, 'token', emit);
  const tokens = (state.tokens[seat] ?? 0) + 1;
  state.tokens[seat] = tokens;
  emit?.({ type: 'token', seat, tokens });
}

/** TR-5.10: the card is laid, then each pawn is a step of its own. */
export function applyEnter(state: State, card: 'enter1' | 'enter2', emit?: Emit<Event>): void {
  layCard(state, state.player, card, emit);
  state.stack.push({ type: 'enter', left: card === 'enter1' ? 1 : 2, first: true });
}

export function applySit(state: State, id: CellId, from: Source, emit?: Emit<Event>): void {
  const seat = state.player;
  const frame = topFrame(state);
  if (frame?.type !== 'enter') throw new Error('TR-5.10: nobody enters');
  const cell = cellOf(trainOf(state), id);
  takeOutside(state, seat, from);
  sitDown(state, seat, cell);
  state.satNow |= 1 << cell;
  emit?.({ type: 'sat', seat, cell: id, by: 'enter', from });
  frame.left--;
  frame.first = false;
  if (frame.left > 0 && isOutside(state, seat)) return;
  state.stack.pop();
  if (!testWin(state, seat, emit)) proceed(state, emit);
}

/** TR-2.5: a token for each card; further ones may follow before anything is drawn. */
export function applyTrade(state: State, card: Card, emit?: Emit<Event>): void {
  const seat = state.player;
  const frame = topFrame(state);
  if (frame?.type !== 'swap') throw new Error('TR-2.5: no swap has begun');
  const kind = kindIndex(card);
  layOff(state, seat, card);
  const tokens = (state.tokens[seat] ?? 0) - 1;
  state.tokens[seat] = tokens;
  emit?.({ type: 'discarded', seat, card, by: 'swap' });
  if (kind === NUMBERS) frame.numbers++;
  else frame.actions++;
  if (tokens === 0 || isHandEmpty(state, seat)) applyDraw(state, emit);
}

function isHandEmpty(state: State, seat: Seat): boolean {
  return sizeOf(state, seat, NUMBERS) + sizeOf(state, seat, ACTIONS) === 0;
}

export function applyDraw(state: State, emit?: Emit<Event>): void {
  const frame = state.stack.pop();
  if (frame?.type !== 'swap') throw new Error('TR-2.5: nothing was swapped');
  const { numbers, actions } = frame;
  state.stack.push({ type: 'draw', seat: state.player, numbers, actions });
  proceed(state, emit);
}

export function applyPass(state: State, emit?: Emit<Event>): void {
  emit?.({ type: 'passed', seat: state.player });
  endTurn(state);
  proceed(state, emit);
}

/** TR-2.6: the player passes, and lays off cards first. */
export function applyRefresh(state: State, emit?: Emit<Event>): void {
  emit?.({ type: 'passed', seat: state.player });
  state.stack.push({ type: 'refresh' });
}

/** No further pawn enters, or no further card is laid off. */
export function applyStop(state: State, emit?: Emit<Event>): void {
  const frame = state.stack.pop();
  if (frame?.type === 'refresh') endTurn(state);
  proceed(state, emit);
}

/** One card of a refresh, or (TR-2.4) one too many. */
export function applyDiscard(state: State, card: Card, emit?: Emit<Event>): void {
  const seat = state.player;
  const isRefresh = topFrame(state)?.type === 'refresh';
  layOff(state, seat, card);
  emit?.({ type: 'discarded', seat, card, by: isRefresh ? 'refresh' : 'surplus' });
  if (!isRefresh) proceed(state, emit);
  else if (isHandEmpty(state, seat)) applyStop(state, emit);
}
