/** To raise by one, or to pass: what the rest of the auctions would come to either way, and for whom. */
import type { Sheet } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { hasPassed, type Auction } from '@roundhouse/kit/auction';
import type { Action, View } from '../../src/index.ts';
import { limitFor, marketOf, meanWorth, type Market } from '../market.ts';
import { hasAfter } from '../prospects.ts';
import { CAREFUL } from '../temper.ts';
import { clamp, tell } from './columns.ts';
import { tellTable } from './table.ts';

export function tellAuction(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  into: Sheet,
): readonly Action[] {
  const [raise] = legal;
  const pass = legal.at(-1);
  const { auction, company } = view;
  if (auction === null || raise?.type !== 'bid' || pass === undefined) return [];
  const { bidder } = auction;
  const market = marketOf(view, CAREFUL);
  const leader = tellTable(into, 'auction', view, seat, market);
  const won = hasAfter(market, { company, seat, price: raise.bid });
  const lost = hasAfter(market, { company, seat: bidder, price: auction.bid });
  const gains = won.map((has, one) => has - (lost[one] ?? 0));
  const own = gains[seat] ?? 0;
  const others = gains.reduce((sum, one) => sum + one, -own) / (gains.length - 1);
  const gain = own - CAREFUL.envy * others;
  const worth = market.worths[company] ?? 0;
  const [rivals, dearest] = rivalsIn(market, auction, seat);
  const raises = gain >= 0;
  tell(into, 'auction', raises ? 0 : 1, [
    1,
    clamp(gain / 60, 3),
    worth / 100,
    (limitFor(market, company, seat) - raise.bid) / 4,
    (dearest - raise.bid) / 4,
    (view.shares[company * view.config.seats + seat] ?? 0) / 2,
    raise.bid / 8,
    (worth - meanWorth(market)) / 60,
    bidder === leader ? 1 : 0,
    rivals / 3,
    ((view.cubes[seat] ?? 0) - raise.bid) / 8,
    clamp(own / 60, 3),
    clamp((gains[leader] ?? 0) / 60, 3),
    clamp((gains[bidder] ?? 0) / 60, 3),
    (view.cubes[bidder] ?? 0) / 8,
  ]);
  return raises ? [raise, pass] : [pass, raise];
}

/** How many others are still in, and how high the keenest of them would go. */
function rivalsIn(market: Market, auction: Auction, seat: Seat): readonly [number, number] {
  const { config, company } = market.view;
  let [count, dearest] = [0, 0];
  for (let other = 0; other < config.seats; other++) {
    if (other === seat || hasPassed(auction, other)) continue;
    count++;
    dearest = Math.max(dearest, limitFor(market, company, other));
  }
  return [count, dearest];
}
