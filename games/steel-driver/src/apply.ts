/** Each action to its phase's own file. */
import type { Emit, Seat } from '@roundhouse/engine';
import { buildLink, passBuilding, startLink } from './building.ts';
import { offer, passBid, passMarker, raise } from './control.ts';
import { takeGoods } from './settlement.ts';
import type { Action, Event, State } from './types.ts';

export function apply(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.type) {
    case 'offer':
      return offer(state, seat, action.company, action.bid, emit);
    case 'bid':
      return raise(state, seat, action.bid, emit);
    case 'pass':
      return pass(state, seat, emit);
    case 'start':
      return startLink(state, seat, action.city, action.route, emit);
    case 'build':
      return buildLink(state, seat, action.route, emit);
    case 'take':
      return takeGoods(state, seat, action.city, emit);
  }
}

function pass(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.phase === 'offer') passMarker(state, seat, emit);
  else if (state.phase === 'auction') passBid(state, seat, emit);
  else passBuilding(state, emit);
}
