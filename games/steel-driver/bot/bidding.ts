/** What to offer, and how far to go along: by what the rest of the auctions would come to. */
import type { Rng, Seat } from '@roundhouse/engine';
import { COMPANIES, NONE, type Action, type Company, type View } from '../src/index.ts';
import { blurred } from './choice.ts';
import { marketOf } from './market.ts';
import { outlook } from './prospects.ts';
import type { Temper } from './temper.ts';

/** Offers what it would best see sold first, for one cube. */
export function chooseOffer(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  temper: Temper,
  rng: Rng,
): Action {
  const market = marketOf(view, temper);
  let best: Company = NONE;
  let most = -Infinity;
  for (const company of market.unsold) {
    const hope = blurred(outlook(market, seat, undefined, company), temper.blur, rng);
    if (hope <= most) continue;
    best = company;
    most = hope;
  }
  const name = COMPANIES[best];
  const opens = (action: Action): boolean =>
    action.type === 'offer' && action.company === name && action.bid === 1;
  return legal.find(opens) ?? passOf(legal);
}

/**
 * Raises by one if buying for that leaves it better off than letting the highest bidder have it. The
 * company under the hammer counts as unsold: its marker lies there.
 */
export function chooseBid(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  temper: Temper,
  rng: Rng,
): Action {
  const [raise] = legal;
  const { auction, company } = view;
  if (auction === null || raise?.type !== 'bid') return passOf(legal);
  const market = marketOf(view, temper);
  const won = outlook(market, seat, { company, seat, price: raise.bid });
  const lost = outlook(market, seat, { company, seat: auction.bidder, price: auction.bid });
  const doubt = blurred(1, temper.blur, rng) - 1;
  return won - lost + doubt * (market.worths[company] ?? 0) >= 0 ? raise : passOf(legal);
}

function passOf(legal: readonly Action[]): Action {
  const pass = legal.at(-1);
  if (pass?.type !== 'pass') throw new Error('SD-3.2: one may always pass');
  return pass;
}
