/** Each action as its paragraph of the rules carries it out. */
import type { Emit, Seat } from '@roundhouse/engine';
import { bid, found, offer, pass } from './auctions.ts';
import { collect, decline, develop, expand2, finance, levy, place, stop, take } from './spaces.ts';
import type { Action, Event, State } from './types.ts';

export function apply(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.type) {
    case 'offer':
      return offer(state, seat, action.company, emit);
    case 'bid':
      return bid(state, seat, action.amount, emit);
    case 'pass':
      return pass(state, seat, emit);
    case 'found':
      return found(state, seat, action.hex, emit);
    case 'take':
      return take(state, seat, action.space, emit);
    case 'develop':
      return develop(state, seat, action.hex, emit);
    case 'finance':
      return finance(state, seat, action.company, emit);
    case 'collect':
      return collect(state, seat, emit);
    case 'levy':
      return levy(state, seat, emit);
    case 'expand2':
      return expand2(state, seat);
    case 'place':
      return place(state, seat, action.company, action.hex, emit);
    case 'stop':
      return stop(state, seat, emit);
    case 'decline':
      return decline(state, seat, emit);
  }
}
