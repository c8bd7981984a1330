/** The lists of bids: shared, frozen, made when first asked for. */
import { COMPANIES, type Action } from './types.ts';

const PASS: Action = Object.freeze({ type: 'pass' });
export const ONLY_PASS: readonly Action[] = Object.freeze([PASS]);

const raises = new Map<number, readonly Action[]>();
const offers = new Map<number, readonly Action[]>();
/** More cubes than there are, so that two figures make one key. */
const BASE = 64;

/** Every bid from `least` to all one's cubes, and a pass. */
export function raisesFrom(least: number, cubes: number): readonly Action[] {
  const key = least * BASE + cubes;
  let list = raises.get(key);
  if (list === undefined) {
    list = Object.freeze([...bidsFrom(least, cubes), PASS]);
    raises.set(key, list);
  }
  return list;
}

function bidsFrom(least: number, cubes: number): Action[] {
  const bids: Action[] = [];
  for (let bid = least; bid <= cubes; bid++) bids.push(Object.freeze({ type: 'bid', bid }));
  return bids;
}

/** Every opening bid for each company whose bit is set, and a pass of the active marker. */
export function offersOf(available: number, cubes: number): readonly Action[] {
  const key = available * BASE + cubes;
  let list = offers.get(key);
  if (list === undefined) {
    list = Object.freeze([...openingBids(available, cubes), PASS]);
    offers.set(key, list);
  }
  return list;
}

function openingBids(available: number, cubes: number): Action[] {
  const list: Action[] = [];
  COMPANIES.forEach((company, index) => {
    if (((available >> index) & 1) === 0) return;
    for (let bid = 1; bid <= cubes; bid++)
      list.push(Object.freeze({ type: 'offer', company, bid }));
  });
  return list;
}
