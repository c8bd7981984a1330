/** What number cards promise: the chance that those kept and those drawn make a wanted count. */
import { oncePerBox } from '@roundhouse/engine';
import { countsOfHand } from '../src/blocking.ts';
import { handSize, NUMBERS } from '../src/cards.ts';
import { contentsIn } from '../src/contents.ts';
import { OUR_BOX } from '../src/our-box.ts';
import type { Config, TrainBox } from '../src/types.ts';

const MASKS = 1 << 11;

interface Draws {
  /** The number deck: counts by card. */
  readonly copies: readonly number[];
  /** By the cards kept: the chance of each set of counts, NaN where nobody has asked yet. */
  readonly known: Map<number, Float64Array>;
}

const drawsFor = oncePerBox((box: TrainBox): Draws => ({
  copies: contentsIn({ box }).copies[NUMBERS] ?? [],
  known: new Map(),
}));

/** `wanted` has bit n for a count of n; `kept` are counts by card; a hand is drawn up, from a full deck. */
export function hitChance(config: Config, wanted: number, kept: readonly number[]): number {
  if (wanted === 0) return 0;
  const { copies, known } = drawsFor(config.box ?? OUR_BOX);
  const size = handSize(config)[NUMBERS];
  const chances = chancesWith(known, kept, size);
  const before = chances[wanted] ?? Number.NaN;
  if (!Number.isNaN(before)) return before;
  let draws = size;
  for (const count of kept) draws -= count;
  return (chances[wanted] = drawOn(copies, wanted, kept, draws));
}

/** A hand is written card by card, in digits: small as numbers go, since hands are. */
function chancesWith(known: Draws['known'], kept: readonly number[], size: number): Float64Array {
  let hand = size;
  for (let place = 0; place < kept.length; place++) {
    for (let left = kept[place] ?? 0; left > 0; left--) hand = hand * (kept.length + 1) + place + 1;
  }
  const before = known.get(hand);
  if (before) return before;
  const chances = new Float64Array(MASKS).fill(Number.NaN);
  known.set(hand, chances);
  return chances;
}

/** The same cards with so many more of one. */
export function withMore(cards: readonly number[], place: number, more: number): number[] {
  const copy = cards.slice();
  copy[place] = (copy[place] ?? 0) + more;
  return copy;
}

function drawOn(
  copies: readonly number[],
  wanted: number,
  kept: readonly number[],
  draws: number,
): number {
  if ((countsOfHand(kept) & wanted) !== 0) return 1;
  if (draws <= 0) return 0;
  let [chance, cards] = [0, 0];
  for (const [place, count] of copies.entries()) {
    const left = count - (kept[place] ?? 0);
    if (left <= 0) continue;
    cards += left;
    chance += left * drawOn(copies, wanted, withMore(kept, place, 1), draws - 1);
  }
  return chance / cards;
}
