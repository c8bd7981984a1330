/** Each company for one cube, and for the most that another would pay too; and a pass. */
import type { Sheet } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { COMPANIES, type Action, type Company, type View } from '../../src/index.ts';
import { dearest, limitFor, marketOf, meanWorth, type Market } from '../market.ts';
import { outlook } from '../prospects.ts';
import { CAREFUL } from '../temper.ts';
import { stake } from '../worth.ts';
import { tell } from './columns.ts';
import { tellTable } from './table.ts';

interface Lot {
  readonly company: Company;
  /** What the seat may expect if it comes under the hammer next. */
  readonly hope: number;
}

export function tellOffers(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  into: Sheet,
): readonly Action[] {
  const market = marketOf(view, CAREFUL);
  const leader = tellTable(into, 'offer', view, seat, market);
  const found: Action[] = [];
  const lots = lotsOf(market, seat);
  const most = lots[0]?.hope ?? 0;
  for (const { company, hope } of lots) {
    const limits = view.cubes.map((_, other) => limitFor(market, company, other));
    const own = limits[seat] ?? 0;
    const rival = dearest(market, company, seat);
    const worth = market.worths[company] ?? 0;
    const numbers = [
      Math.max(-3, (hope - most) / 60),
      worth / 100,
      (worth - meanWorth(market)) / 60,
      (own - rival) / 4,
      own / 8,
      (limits[leader] ?? 0) / 8,
      (limits.filter((one) => one >= own).length - 1) / 3,
      (view.shares[company * view.config.seats + seat] ?? 0) / 2,
      (view.shares[company * view.config.seats + leader] ?? 0) / 2,
      stake(view, company, seat, CAREFUL.rivals) / 2,
      (view.box[company] ?? 0) / 10,
    ];
    const jump = Math.min(own, rival);
    for (const bid of jump > 1 ? [1, jump] : [1]) {
      const action = offered(legal, company, bid);
      if (!action) continue;
      tell(into, 'offer', found.length, [1, bid > 1 ? 1 : 0, bid / 8, ...numbers]);
      found.push(action);
    }
  }
  const pass = legal.at(-1);
  return pass?.type === 'pass' ? [...found, pass] : found;
}

/** The most hopeful first. */
function lotsOf(market: Market, seat: Seat): readonly Lot[] {
  return market.unsold
    .map((company) => ({ company, hope: outlook(market, seat, undefined, company) }))
    .toSorted((one, two) => two.hope - one.hope);
}

function offered(legal: readonly Action[], company: Company, bid: number): Action | undefined {
  const name = COMPANIES[company];
  return legal.find(
    (action) => action.type === 'offer' && action.company === name && action.bid === bid,
  );
}
