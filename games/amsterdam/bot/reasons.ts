/** What speaks for an action, as a code with its figures. */
import type { Seat } from '@roundhouse/engine';
import type { Reason } from '@roundhouse/bots';
import type { Action, Card, ContractId, RouteId, View } from '../src/index.ts';
import { printedIn } from '../src/printed.ts';
import { cardNumber, JOKER, NONE, routeNumber, trackAt } from '../src/tables.ts';
import { boardOf } from './board.ts';
import { heldBy } from './contracts.ts';
import { planFor } from './plan.ts';
import { targetsOf, worthsOf } from './targets.ts';

export function reason(view: View, seat: Seat, action: Action): Reason {
  switch (action.type) {
    case 'claim':
      return reasonOfClaim(view, seat, action.route);
    case 'take':
      return reasonOfTake(view, seat, action.card);
    case 'blind':
      return { code: 'nothing-wanted-shown', params: {} };
    case 'contracts':
      return { code: 'more-contracts', params: { held: view.seats[seat]?.contracts ?? 0 } };
    case 'keep':
      return { code: 'contracts-in-reach', params: { points: pointsOf(view, action.contracts) } };
    case 'pass':
      return { code: 'nothing-else', params: {} };
  }
}

function pointsOf({ config }: View, ids: readonly ContractId[]): number {
  const { contracts } = printedIn(config);
  return ids.reduce((sum, id) => sum + contracts[id].points, 0);
}

function reasonOfClaim(view: View, seat: Seat, route: RouteId): Reason {
  const number = routeNumber(route);
  const { length, cart } = trackAt(number);
  const points = printedIn(view.config).routePoints[length] ?? 0;
  const board = boardOf(view, seat);
  const serves = planFor(board, heldBy(board)).ways.find(({ routes }) => routes.includes(number));
  if (serves) {
    const left = serves.routes.length - 1;
    const contract = serves.pair.id;
    return left === 0
      ? { code: 'completes-contract', params: { route, contract } }
      : { code: 'on-the-way', params: { route, contract, left } };
  }
  return { code: cart ? 'bonus-card' : 'route-points', params: { route, points } };
}

/** The best target that the card is missing for. */
function reasonOfTake(view: View, seat: Seat, card: Card): Reason {
  const board = boardOf(view, seat);
  const plan = planFor(board, heldBy(board));
  const targets = targetsOf(board, plan, worthsOf(board, plan), (worth) => worth);
  const kind = cardNumber(card);
  for (const { route, missing } of targets) {
    const { colour, id } = trackAt(route);
    const fits = kind === JOKER || colour === kind || (colour === NONE && kind === board.colour);
    if (missing > 0 && fits) return { code: 'wanted-card', params: { card, route: id } };
  }
  return { code: 'spare-card', params: { card } };
}
