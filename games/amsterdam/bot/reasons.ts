/** What speaks for an action, as a code with its figures. */
import type { Seat } from '@roundhouse/engine';
import type { Reason } from '@roundhouse/bots';
import type { Action, RouteId, View } from '../src/index.ts';
import { routeNumber, trackAt } from '../src/tables.ts';
import { boardOf } from './board.ts';
import { heldBy } from './contracts.ts';
import { planFor } from './plan.ts';

export function reason(view: View, seat: Seat, action: Action): Reason {
  switch (action.type) {
    case 'claim':
      return reasonOfClaim(view, seat, action.route);
    case 'take':
      return { code: 'wanted-card', params: { card: action.card } };
    case 'blind':
      return { code: 'nothing-wanted-shown', params: {} };
    case 'contracts':
      return { code: 'more-contracts', params: { held: view.seats[seat]?.contracts ?? 0 } };
    case 'keep':
      return { code: 'contracts-in-reach', params: { kept: action.contracts.length } };
    case 'pass':
      return { code: 'only-choice', params: {} };
  }
}

function reasonOfClaim(view: View, seat: Seat, route: RouteId): Reason {
  const track = trackAt(routeNumber(route));
  const board = boardOf(view, seat);
  const serves = planFor(board, heldBy(board)).ways.find(({ tracks }) => tracks.includes(track));
  if (serves) {
    const { points } = serves.pair;
    const code = serves.tracks.length === 1 ? 'completes-contract' : 'on-the-way';
    return { code, params: { route, points } };
  }
  return track.cart
    ? { code: 'bonus-card', params: { route, points: track.points } }
    : { code: 'route-points', params: { route, points: track.points } };
}
