/** Every action as a shared constant, and the short lists of them: playing allocates none. */
import { deepFreeze } from '@roundhouse/engine';
import { HEXES } from './board.ts';
import { COMPANIES, SPACES, type Action, type ByCompany, type Company } from './types.ts';

export const NO_ACTIONS: readonly Action[] = Object.freeze([]);
export const PASS: Action = Object.freeze({ type: 'pass' });
export const STOP: Action = Object.freeze({ type: 'stop' });
export const DECLINE: Action = Object.freeze({ type: 'decline' });
const COLLECT: Action = { type: 'collect' };
const LEVY: Action = { type: 'levy' };
const EXPAND2: Action = { type: 'expand2' };

function byCompany<T>(make: (company: Company) => T): Readonly<ByCompany<T>> {
  return Object.freeze([make(0), make(1), make(2), make(3), make(4), make(5)] as const);
}

function byHex(make: (hex: number) => Action): readonly Action[] {
  return deepFreeze(HEXES.map((_, hex) => make(hex)));
}

/** For each set of places, as bits, the list of those items, and what else is always offered. */
function listsByBits(
  items: readonly Action[],
  also: readonly Action[],
): readonly (readonly Action[])[] {
  const lists = Array.from({ length: 1 << items.length }, (_, bits) => [
    ...items.filter((_item, place) => ((bits >> place) & 1) === 1),
    ...also,
  ]);
  return deepFreeze(lists);
}

const OFFERS = COMPANIES.map((company): Action => ({ type: 'offer', company }));
const FINANCES = COMPANIES.map((company): Action => ({ type: 'finance', company }));
const TAKES = SPACES.map((space): Action => ({ type: 'take', space }));

export const OFFER_LISTS = listsByBits(OFFERS, []);
export const OFFER_OR_DECLINE_LISTS = listsByBits(OFFERS, [DECLINE]);
export const FINANCE_LISTS = listsByBits(FINANCES, [DECLINE]);
export const TAKE_LISTS = listsByBits(TAKES, []);
export const TAKE2_LIST: readonly Action[] = deepFreeze([COLLECT, LEVY, DECLINE]);
export const TAKE2_OR_EXPAND_LIST: readonly Action[] = deepFreeze([
  COLLECT,
  LEVY,
  EXPAND2,
  DECLINE,
]);

export const FOUNDS = byHex((hex) => ({ type: 'found', hex }));
export const DEVELOPS = byHex((hex) => ({ type: 'develop', hex }));
export const PLACES = byCompany((company) => byHex((hex) => ({ type: 'place', company, hex })));

/** Lists up to this cash are kept; larger ones are made anew, or they would fill the memory. */
const KEPT_CASH = 120;
const bids: Action[] = [];
const bidLists = new Map<number, readonly Action[]>();

/** A pass, and every bid from the least to the bidder's cash. */
export function bidList(least: number, cash: number): readonly Action[] {
  if (cash > KEPT_CASH) return makeBidList(least, cash);
  const key = least * (KEPT_CASH + 1) + cash;
  const kept = bidLists.get(key);
  if (kept) return kept;
  const list = Object.freeze(makeBidList(least, cash));
  bidLists.set(key, list);
  return list;
}

function makeBidList(least: number, cash: number): Action[] {
  for (let amount = bids.length; amount <= cash; amount++) {
    bids.push(Object.freeze({ type: 'bid', amount }));
  }
  return [PASS, ...bids.slice(least, cash + 1)];
}
