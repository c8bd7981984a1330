/** What another may do next that a seat has to reckon with, as a code with its figures. */
import type { Reason } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { boardOf, COMPANIES, type Action, type View } from '../src/index.ts';

/** Sums of bids are left out: it counts that somebody bids at all. */
export function threat(view: View, _seat: Seat, _other: Seat, action: Action): Reason | undefined {
  const { a, b, cities, cityIndex, routeIndex } = boardOf(view.config);
  const nameAt = (city: number | undefined): string => cities[city ?? -1]?.name ?? '';
  const named = (id: string): string => nameAt(cityIndex.get(id));
  switch (action.type) {
    case 'offer':
      return { code: 'offers-company', params: { company: action.company } };
    case 'bid':
      return view.phase === 'auction'
        ? { code: 'bids-on', params: { company: COMPANIES[view.company] ?? '' } }
        : undefined;
    case 'start':
      return { code: 'starts-in', params: { city: named(action.city) } };
    case 'build': {
      const route = routeIndex.get(action.route) ?? -1;
      return { code: 'builds-link', params: { from: nameAt(a[route]), to: nameAt(b[route]) } };
    }
    case 'take':
      return { code: 'takes-goods', params: { city: named(action.city) } };
    default:
      return undefined;
  }
}
