/** A state's copy, written by hand: playouts make many. */
import type { BareState, State, View } from './types.ts';

export function copyBare(from: View): BareState {
  return {
    config: from.config,
    phase: from.phase,
    round: from.round,
    active: from.active,
    passes: from.passes,
    company: from.company,
    auction: from.auction === null ? null : { ...from.auction },
    supply: from.supply,
    cubes: from.cubes.slice(),
    cash: from.cash.slice(),
    box: from.box.slice(),
    profit: from.profit.slice(),
    control: from.control.slice(),
    lastControl: from.lastControl.slice(),
    shares: from.shares.slice(),
    order: from.order.slice(),
    row: from.row.slice(),
    owner: from.owner.slice(),
    start: from.start.slice(),
    network: from.network.slice(),
    goods: from.goods.slice(),
    stock: from.stock.slice(),
    closer: from.closer,
    partners: from.partners,
  };
}

export function clone(state: State): State {
  const copy = copyBare(state) as State;
  copy.laid = state.laid.slice();
  copy.free = state.free.slice();
  copy.touching = state.touching.slice();
  copy.joined = state.joined.slice();
  return copy;
}
