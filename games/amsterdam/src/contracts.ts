/** AM-1.3 and AM-5: contracts dealt, drawn, kept and returned. */
import type { Emit, Seat } from '@roundhouse/engine';
import { joined } from '@roundhouse/kit/connectivity';
import type { Printed } from './printed.ts';
import { playerAt } from './setup.ts';
import { contractName, contractSet, contractsIn, OFFER, sizeOf } from './tables.ts';
import { endTurn, startTurn } from './turn-end.ts';
import type { Action, Event, Player, State } from './types.ts';

export type Keep = Extract<Action, { readonly type: 'keep' }>;

/** How many contracts lie in the pile. */
export function contractsLeft(state: State): number {
  return sizeOf(state.fresh) + state.under.length;
}

/** AM-5.1: the top two, or the one that is left; each is a chance step. */
export function drawContracts(state: State, emit?: Emit<Event>): void {
  state.step = 'contracts';
  const contracts = Math.min(OFFER, contractsLeft(state));
  emit?.({ type: 'drew-contracts', seat: state.seat, contracts });
}

/** A contract of the pile's top goes before the seat in turn. */
function offer(state: State, contract: number, emit?: Emit<Event>): Player {
  const player = playerAt(state, state.seat);
  if (state.fresh !== 0) {
    state.fresh &= ~(1 << contract);
  } else {
    state.under.shift();
    state.underBy.shift();
  }
  player.offer |= 1 << contract;
  emit?.({ type: 'offered', seat: state.seat, contract: contractName(contract) });
  return player;
}

/** AM-1.3: two for each, from the first player on; the sealed choice when all have two. */
export function dealContract(state: State, contract: number, emit?: Emit<Event>): void {
  const player = offer(state, contract, emit);
  if (sizeOf(player.offer) < OFFER) return;
  state.seat = (state.seat + 1) % state.players.length;
  if (playerAt(state, state.seat).offer !== 0) state.step = 'choose';
}

/** AM-5.1: a single one must be kept, without a further decision. */
export function drawContract(state: State, contract: number, emit?: Emit<Event>): void {
  const player = offer(state, contract, emit);
  if (sizeOf(player.offer) === OFFER) {
    state.step = 'keep';
  } else if (contractsLeft(state) === 0) {
    keepOf(state, state.seat, player.offer, emit);
    endTurn(state, emit);
  }
}

export function keep(state: State, seat: Seat, action: Keep, emit?: Emit<Event>): void {
  keepOf(state, seat, contractSet(action.contracts), emit);
  endTurn(state, emit);
}

/** AM-1.3: sealed; nothing happens until the last has chosen. */
export function choose(state: State, seat: Seat, action: Keep, emit?: Emit<Event>): void {
  playerAt(state, seat).chosen = contractSet(action.contracts);
  emit?.({ type: 'chose', seat, contracts: action.contracts });
  if (state.players.some((player) => player.chosen === 0)) return;
  const first = state.seat;
  for (let step = 0; step < state.players.length; step++) {
    // AM-1.5: under the pile in seat order from the first player, whatever the order of the answers.
    const chooser = (first + step) % state.players.length;
    const player = playerAt(state, chooser);
    keepOf(state, chooser, player.chosen, emit);
    player.chosen = 0;
  }
  startTurn(state, first);
}

/** The kept ones are held to the end (AM-5.2), the others go under the pile. */
function keepOf(state: State, seat: Seat, kept: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat);
  const returned = player.offer & ~kept;
  player.held |= kept;
  player.offer = 0;
  for (let left = returned; left !== 0; left &= left - 1) {
    state.under.push(31 - Math.clz32(left & -left));
    state.underBy.push(seat);
  }
  emit?.({
    type: 'kept',
    seat,
    kept: sizeOf(kept),
    returned: sizeOf(returned),
    contracts: contractsIn(kept),
  });
}

/** AM-6.2: the held contracts whose locations are joined by own routes. */
export function contractsDone({ pairs }: Printed, player: Player): number {
  let done = 0;
  for (let left = player.held; left !== 0; left &= left - 1) {
    const contract = 31 - Math.clz32(left & -left);
    const pair = pairs[contract];
    if (pair && joined(player.linked, pair.a, pair.b)) done |= 1 << contract;
  }
  return done;
}
