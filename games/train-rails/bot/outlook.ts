/** How good a place in the aisle is: the chance that the next hand leads from there to a seat. */
import type { Seat } from '@roundhouse/engine';
import { COPIES, kindOf, NUMBERS, placeOf, trainOf, type Card, type State } from '../src/index.ts';
import { countsOfHand } from '../src/blocking.ts';
import { valueAt } from '../src/cards.ts';
import { reach } from '../src/movement.ts';
import { standingFor } from '../src/moves.ts';
import { isSeat } from '../src/train.ts';
import { NOWHERE, type Cell } from '../src/types.ts';

const MOST = 10;

/** For two number cards of a full deck: how often they can add up to each set of counts. */
const HANDS = countHands();

function countHands(): readonly { readonly mask: number; readonly share: number }[] {
  const copies = COPIES[NUMBERS] ?? [];
  const shares = new Map<number, number>();
  let total = 0;
  for (const [a, many] of copies.entries()) {
    for (const [b, others] of copies.entries()) {
      if (b < a) continue;
      const ways = a === b ? (many * (many - 1)) / 2 : many * others;
      const hand = copies.map((_, place) => Number(place === a) + Number(place === b));
      const mask = countsOfHand(hand);
      shares.set(mask, (shares.get(mask) ?? 0) + ways);
      total += ways;
    }
  }
  return [...shares].map(([mask, ways]) => ({ mask, share: ways / total }));
}

/** The counts that lead from a cell to an empty seat, without pass cards: bit n for n. */
export function seatCounts(state: State, seat: Seat, cell: Cell): number {
  const walker = { start: cell, held: false, cameFrom: NOWHERE };
  const found = reach(trainOf(state), standingFor(state, seat), walker, MOST, 0);
  let mask = 0;
  for (let count = 1; count <= MOST; count++) {
    for (let n = 0; n < found.ends(count); n++) {
      if (isSeat(found.end(count, n))) {
        mask |= 1 << count;
        break;
      }
    }
  }
  return mask;
}

/** The chance to sit down from the cell with what is kept of the number cards and what is drawn. */
export function seatChance(state: State, seat: Seat, cell: Cell, kept: readonly Card[]): number {
  const mask = seatCounts(state, seat, cell);
  const sure = kept.some(
    (card) => kindOf(card) === 'number' && ((mask >> valueAt(placeOf(card))) & 1) === 1,
  );
  let chance = 0;
  for (const hand of HANDS) if ((hand.mask & mask) !== 0) chance += hand.share;
  return sure ? 0.9 + 0.1 * chance : chance;
}
