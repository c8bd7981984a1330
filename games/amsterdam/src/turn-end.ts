/** AM-2.2 and AM-6.1: how turns follow each other and when the match is over. */
import type { Emit, Seat } from '@roundhouse/engine';
import { finals } from './scoring.ts';
import { playerAt } from './setup.ts';
import { LAST_CARTS } from './tables.ts';
import type { Ending, Event, State } from './types.ts';

const DRAWS_A_TURN = 2;

export function startTurn(state: State, seat: Seat): void {
  state.step = 'turn';
  state.seat = seat;
  state.draws = DRAWS_A_TURN;
  state.resets = 0;
  const { took } = playerAt(state, seat);
  while (took.length > 0) took.pop();
}

export function endTurn(state: State, emit?: Emit<Event>): void {
  const { carts } = playerAt(state, state.seat);
  if (state.lastTurns > 0) {
    state.lastTurns -= 1;
    if (state.lastTurns === 0) return finish(state, 'carts', emit);
  } else if (carts <= LAST_CARTS) {
    state.lastTurns = state.players.length;
    emit?.({ type: 'last-turns', seat: state.seat, carts });
  }
  startTurn(state, (state.seat + 1) % state.players.length);
}

/** AM-2.2: when all must pass in a row, nothing can change any more. */
export function pass(state: State, emit?: Emit<Event>): void {
  state.passes += 1;
  emit?.({ type: 'passed', seat: state.seat, inRow: state.passes });
  if (state.passes === state.players.length) finish(state, 'passes', emit);
  else endTurn(state, emit);
}

function finish(state: State, ending: Ending, emit?: Emit<Event>): void {
  state.step = 'over';
  state.draws = 0;
  state.resets = 0;
  state.lastTurns = 0;
  if (!emit) return;
  emit({ type: 'ended', ending });
  // The winner is told last: whoever looks at the end alone reads who it was.
  const told = finals(state).toSorted((a, b) => b.place - a.place);
  for (const final of told) emit({ type: 'scored', ...final });
}
