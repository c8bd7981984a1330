/** The course of play: WS-1 to WS-3. */
import type { Emit, Outcome, Seat, Turn } from '@roundhouse/engine';
import { leftOf } from '@roundhouse/kit/seats';
import { WAGONS, type Action, type Chance, type Config, type Event, type State } from './types.ts';

const MOST = 3;
const OVER: Turn = { kind: 'over' };
const DRAW: Turn = { kind: 'chance', pool: 'first' };
const NOTHING: readonly Action[] = [];

/** The legal lists of WS-2.1, by the number of wagons that may be taken. */
const LISTS: readonly (readonly Action[])[] = Array.from({ length: MOST + 1 }, (_, most) =>
  Array.from({ length: most }, (__, i) => Object.freeze({ type: 'take', wagons: i + 1 })),
);

export function setup(config: Config): State {
  const taken = Array.from({ length: config.seats }, () => 0);
  return { config, left: WAGONS[config.yard], taken, mover: -1 };
}

export function turn(state: State): Turn {
  if (state.left === 0) return OVER;
  if (state.mover < 0) return DRAW;
  // WS-2.2: everybody sees that there is no choice.
  if (state.left === 1) return { kind: 'act', seats: [state.mover], forced: true };
  return { kind: 'act', seats: [state.mover] };
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (seat !== state.mover || state.left === 0) return NOTHING;
  return LISTS[Math.min(MOST, state.left)] ?? NOTHING;
}

export function apply(state: State, seat: Seat, { wagons }: Action, emit?: Emit<Event>): void {
  state.left -= wagons;
  state.taken[seat] = (state.taken[seat] ?? 0) + wagons;
  emit?.({ type: 'took', seat, wagons, left: state.left });
  if (state.left > 0) state.mover = leftOf(seat, state.config.seats);
  else emit?.({ type: 'won', seat });
}

export function applyChance(state: State, { seat }: Chance, emit?: Emit<Event>): void {
  state.mover = seat;
  emit?.({ type: 'first', seat });
}

/** WS-3.1 */
export function outcome(state: State): Outcome | undefined {
  if (state.left > 0) return undefined;
  const { taken, mover } = state;
  const isBetter = (a: Seat, b: Seat): boolean =>
    b !== mover && (a === mover || (taken[a] ?? 0) > (taken[b] ?? 0));
  const places = taken.map(
    (_, seat) => 1 + taken.filter((__, other) => isBetter(other, seat)).length,
  );
  return { scores: [...taken], places };
}

export function assertSound({ config, left, taken }: State): void {
  const all = taken.reduce((sum, wagons) => sum + wagons, left);
  if (all !== WAGONS[config.yard] || left < 0) {
    throw new Error(`WS-1.1: ${all} wagons of ${WAGONS[config.yard]}, ${left} in the yard`);
  }
}
