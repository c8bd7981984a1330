/** The one judge of what may be done: all actions of the seat that owes a decision, in a fixed order. */
import type { Seat } from '@roundhouse/engine';
import { emptyCities, leastOf } from './auctions.ts';
import {
  DECLINE,
  DEVELOPS,
  FINANCE_LISTS,
  FOUNDS,
  NO_ACTIONS,
  OFFER_LISTS,
  OFFER_OR_DECLINE_LISTS,
  STOP,
  TAKE2_LIST,
  TAKE2_OR_EXPAND_LIST,
  TAKE_LISTS,
  bidList,
} from './moves.ts';
import { developable, financeable, freeSpaces, mayExpand2, withUnsoldShare } from './spaces.ts';
import { placements } from './track.ts';
import type { Action, View } from './types.ts';

export function legal(position: View, seat: Seat): readonly Action[] {
  const { frame } = position;
  if (frame.seat !== seat) return NO_ACTIONS;
  switch (frame.step) {
    case 'offer':
      return position.phase === 0
        ? listed(OFFER_LISTS, position.unoffered)
        : listed(OFFER_OR_DECLINE_LISTS, withUnsoldShare(position));
    case 'bid':
      return bidList(leastOf(position), position.cash[seat] ?? 0);
    case 'found':
      return pick(FOUNDS, emptyCities(position));
    case 'space':
      return listed(TAKE_LISTS, freeSpaces(position));
    case 'develop':
      return pick(DEVELOPS, developable(position)).concat(DECLINE);
    case 'finance':
      return listed(FINANCE_LISTS, financeable(position));
    case 'take2':
      return mayExpand2(position, seat) ? TAKE2_OR_EXPAND_LIST : TAKE2_LIST;
    case 'expand': {
      const list = placements(position, seat);
      // AR-3.2: before the first cube he declines, after it he stops.
      list.push(frame.placed === 0 ? DECLINE : STOP);
      return list;
    }
    case 'removal':
    case 'banker':
    case 'over':
      return NO_ACTIONS;
  }
}

function listed(lists: readonly (readonly Action[])[], bits: number): readonly Action[] {
  return lists[bits] ?? NO_ACTIONS;
}

function pick(actions: readonly Action[], hexes: readonly number[]): Action[] {
  const list: Action[] = [];
  for (const hex of hexes) {
    const action = actions[hex];
    if (action) list.push(action);
  }
  return list;
}
