/** What number cards promise: the chance that those kept and those drawn make a wanted count. */
import { countsOfHand } from '../src/blocking.ts';
import { COPIES, NUMBERS } from '../src/cards.ts';

const MASKS = 1 << 11;
const known = new Map<number, number>();

/**
 * `wanted` has bit n for a count of n; `kept` are counts by card; cards are drawn up to `size`, from a
 * full deck.
 */
export function hitChance(wanted: number, kept: readonly number[], size: number): number {
  if (wanted === 0) return 0;
  let [key, held] = [0, 0];
  for (let place = 0; place < kept.length; place++) {
    const count = kept[place] ?? 0;
    held += count;
    key = 8 * key + count;
  }
  key = (key * 4 + Math.max(0, size - held)) * MASKS + wanted;
  const before = known.get(key);
  if (before !== undefined) return before;
  const chance = drawOn(wanted, kept, size - held);
  known.set(key, chance);
  return chance;
}

function drawOn(wanted: number, kept: readonly number[], draws: number): number {
  if ((countsOfHand(kept) & wanted) !== 0) return 1;
  if (draws <= 0) return 0;
  let [chance, cards] = [0, 0];
  for (const [place, copies] of (COPIES[NUMBERS] ?? []).entries()) {
    const left = copies - (kept[place] ?? 0);
    if (left <= 0) continue;
    cards += left;
    chance += left * drawOn(wanted, kept.with(place, (kept[place] ?? 0) + 1), draws - 1);
  }
  return chance / cards;
}
