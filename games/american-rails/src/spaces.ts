/** A train takes a space, and the player carries its action out or declines it (AR-3.2, AR-4). */
import type { Emit, Seat } from '@roundhouse/engine';
import { boardOf } from './board.ts';
import { waitFor } from './frame.ts';
import { columnOf, endTurn } from './rounds.ts';
import { buildHouse } from './income.ts';
import { hasHouse } from './mask.ts';
import { canPlace, cubeCost, layCube } from './track.ts';
import {
  COMPANIES,
  NONE,
  SPACES,
  type Company,
  type Event,
  type Space,
  type State,
  type View,
} from './types.ts';

const FINANCE = 5;
const TAKE = 2;

/** The spaces of this phase's column with no train on them, as bits. */
export function freeSpaces(position: View): number {
  const column = columnOf(position.phase);
  let free = 0;
  for (let space = 0; space < SPACES.length; space++) {
    if (position.trains[column + space] === NONE) free |= 1 << space;
  }
  return free;
}

/** The space where a seat's train stands in this phase. */
export function spaceOf(position: View, seat: Seat): Space | undefined {
  return SPACES[position.trains.indexOf(seat, columnOf(position.phase)) - columnOf(position.phase)];
}

/** The cities where a house may be built now (AR-4.2). */
export function developable(position: View): number[] {
  const hexes: number[] = [];
  if (position.houses === 0) return hexes;
  for (const { hex, closed } of boardOf(position.config).cities) {
    const mask = position.map[hex] ?? 0;
    if (!closed && mask !== 0 && !hasHouse(mask)) hexes.push(hex);
  }
  return hexes;
}

/** Companies with a share to auction, as bits (AR-4.6). */
export function withUnsoldShare(position: View): number {
  let found = 0;
  for (const company of COMPANIES) {
    if (position.companies[company].unsold > 0) found |= 1 << company;
  }
  return found;
}

/** Companies that may be financed, as bits (AR-4.3). */
export function financeable(position: View): number {
  let found = 0;
  for (const company of COMPANIES) {
    if (position.companies[company].status === 'playing') found |= 1 << company;
  }
  return found;
}

/** AR-4.5. */
export function mayExpand2(position: View, seat: Seat): boolean {
  return position.config.seats > 3 && canPlace(position, seat);
}

export function take(state: State, seat: Seat, space: Space, emit?: Emit<Event>): void {
  state.trains[columnOf(state.phase) + SPACES.indexOf(space)] = seat;
  emit?.({ type: 'took', seat, phase: state.phase, space });
  switch (space) {
    case 'pass':
      endTurn(state, emit);
      break;
    case 'develop':
      startOrSkip(state, seat, space, developable(state).length > 0, 'develop', emit);
      break;
    case 'auction':
      startOrSkip(state, seat, space, withUnsoldShare(state) !== 0, 'offer', emit);
      break;
    case 'finance':
    case 'take2':
      waitFor(state, space, seat);
      break;
    case 'expand3':
      startExpand(state, seat, space, 3, emit);
      break;
    case 'expand4':
      startExpand(state, seat, space, 4, emit);
      break;
  }
}

/** AR-3.6: a space may be taken though its action is impossible; then the turn is over at once. */
function startOrSkip(
  state: State,
  seat: Seat,
  space: Space,
  possible: boolean,
  step: 'develop' | 'offer' | 'expand',
  emit: Emit<Event> | undefined,
): void {
  if (possible) {
    waitFor(state, step, seat);
    return;
  }
  emit?.({ type: 'declined', seat, space, possible });
  endTurn(state, emit);
}

function startExpand(
  state: State,
  seat: Seat,
  space: Space,
  cubes: number,
  emit: Emit<Event> | undefined,
): void {
  const possible = canPlace(state, seat);
  startOrSkip(state, seat, space, possible, 'expand', emit);
  if (possible) state.frame.left = cubes;
}

export function decline(state: State, seat: Seat, emit?: Emit<Event>): void {
  const space = spaceOf(state, seat);
  if (space === undefined) throw new Error(`AR-3.2: seat ${seat} has taken no space`);
  emit?.({ type: 'declined', seat, space, possible: true });
  endTurn(state, emit);
}

/** AR-4.2. */
export function develop(state: State, seat: Seat, hex: number, emit?: Emit<Event>): void {
  emit?.({ type: 'developed', seat, hex, houses: state.houses - 1 });
  buildHouse(state, hex, emit);
  endTurn(state, emit);
}

/** AR-4.3. */
export function finance(state: State, seat: Seat, company: Company, emit?: Emit<Event>): void {
  const financed = state.companies[company];
  financed.treasury += FINANCE;
  emit?.({ type: 'financed', seat, company, treasury: financed.treasury });
  endTurn(state, emit);
}

/** AR-4.4: $2 from the bank. */
export function collect(state: State, seat: Seat, emit?: Emit<Event>): void {
  const cash = (state.cash[seat] ?? 0) + TAKE;
  state.cash[seat] = cash;
  emit?.({ type: 'collected', seat, cash });
  endTurn(state, emit);
}

/** AR-4.4: all others pay; a player with less pays what he has. */
export function levy(state: State, seat: Seat, emit?: Emit<Event>): void {
  const paid = state.cash.map((cash, other) => (other === seat ? 0 : Math.min(TAKE, cash)));
  for (const [other, sum] of paid.entries()) state.cash[other] = (state.cash[other] ?? 0) - sum;
  emit?.({ type: 'levied', seat, paid });
  endTurn(state, emit);
}

/** AR-4.5: the fourth space used for Expand 2. */
export function expand2(state: State, seat: Seat): void {
  waitFor(state, 'expand', seat);
  state.frame.left = 2;
}

/** AR-4.7, AR-5: one cube. The action ends when its cubes are used up or no more can be placed. */
export function place(
  state: State,
  seat: Seat,
  company: Company,
  hex: number,
  emit?: Emit<Event>,
): void {
  const cost = cubeCost(boardOf(state.config), hex, state.map[hex] ?? 0);
  const builder = state.companies[company];
  builder.treasury -= cost;
  const { treasury, supply } = builder;
  emit?.({ type: 'placed', seat, company, hex, cost, treasury, supply: supply - 1 });
  layCube(state, company, hex, emit);
  const { frame } = state;
  frame.left -= 1;
  frame.placed += 1;
  if (frame.left === 0) endTurn(state, emit);
  else if (!canPlace(state, seat)) endExpand(state, seat, false, emit);
}

export function stop(state: State, seat: Seat, emit?: Emit<Event>): void {
  endExpand(state, seat, true, emit);
}

function endExpand(
  state: State,
  seat: Seat,
  possible: boolean,
  emit: Emit<Event> | undefined,
): void {
  const { placed, left } = state.frame;
  emit?.({ type: 'stopped', seat, placed, left, possible });
  endTurn(state, emit);
}
