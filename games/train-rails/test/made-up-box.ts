/** Boxes that can be played with, made up: other cars, other decks, another die. */
import type { Rng } from '@roundhouse/engine';
import { shuffledOut } from '@roundhouse/engine/testing';
import {
  ACTION_CARDS,
  CARDS,
  NUMBER_CARDS,
  TILES,
  type Car,
  type Card,
  type TrainBox,
} from '../src/index.ts';
import { TILE_WIDTH } from '../src/tiles.ts';

const SEATS = 16;
const MOST_BAYS = 6;
const MOST_COPIES = 20;
const FEWEST_CARDS = 24;
const FEWEST_PASSES = 6;
const MOST_CARDS = 160;

/** From the wall to the aisle: what a column of a side may have, with its free seats and floor. */
const PAIRS = ['ss', 'ps', 'sp', 'pp', 's.', 'p.', 'b.', 'q.', '..'] as const;
const seatsOf = (signs: string): number => signs.replaceAll(/[^sb]/g, '').length;
const floorOf = (signs: string): number => signs.replaceAll(/[^.]/g, '').length;

function madeUpCar(name: string, rng: Rng): Car {
  for (;;) {
    const columns = Array.from({ length: 2 * (TILE_WIDTH - 1) }, (_, at) =>
      at % (TILE_WIDTH - 1) === 0 && rng.below(2) === 0
        ? '##'
        : (PAIRS[rng.below(PAIRS.length)] ?? 'ss'),
    );
    const signs = columns.join('');
    const more = SEATS - seatsOf(signs);
    if (floorOf(signs) > MOST_BAYS) continue;
    // Passengers and free seats change places until there are sixteen.
    const [from, to] = more > 0 ? ['p', 's'] : ['s', 'p'];
    const fit = signs.split('');
    const spots = shuffledOut(
      fit.flatMap((sign, at) => (sign === from ? [at] : [])),
      Math.abs(more),
      rng,
    );
    if (spots.length < Math.abs(more)) continue;
    for (const at of spots) fit[at] = to;
    return { name, rows: drawn(fit.join('')) };
  }
}

/** The columns of both sides, wall first, as rows. */
function drawn(signs: string): string[] {
  const side = (which: number, at: number): string =>
    Array.from({ length: TILE_WIDTH - 1 }, (_, x) => signs[2 * (which * (TILE_WIDTH - 1) + x) + at])
      .join('')
      .replace(/^(.)/, '$1.');
  const end = '-.------';
  return [end, side(0, 0), side(0, 1), '........', side(1, 1), side(1, 0), end];
}

/** Drawn at random, with fewer exits where they are too many. */
function madeUpDeck(rng: Rng): Record<Card, number> {
  const most = rng.below(2) === 0 ? 4 : MOST_COPIES;
  for (;;) {
    const drawn = CARDS.map((card) => [card, rng.below(most + 1)]);
    const cards = Object.fromEntries(drawn) as Record<Card, number>;
    const sum = (some: readonly Card[]): number => some.reduce((all, card) => all + cards[card], 0);
    const counts = [sum(NUMBER_CARDS), sum(ACTION_CARDS)];
    if (counts.some((count) => count < FEWEST_CARDS || count > MOST_CARDS)) continue;
    if (cards.excuse + cards.rebel < FEWEST_PASSES) cards.rebel = FEWEST_PASSES;
    const { enter1, enter2, excuse, rebel, takeseat } = cards;
    const seating = excuse + rebel + takeseat + enter1 + 2 * enter2;
    const isTooMany = (): boolean =>
      5 * (cards.exit1 + cards.exit2) > sum(ACTION_CARDS) ||
      4 * (cards.exit1 + 2 * cards.exit2) > 3 * seating;
    while (isTooMany()) cards[cards.exit1 > 0 ? 'exit1' : 'exit2'] -= 1;
    const isScarce = NUMBER_CARDS.slice(0, 5).some(
      (red, at) => 10 * sum([red, NUMBER_CARDS[5 + at] ?? red]) < sum(NUMBER_CARDS),
    );
    if (!isScarce && sum(ACTION_CARDS) >= FEWEST_CARDS) return cards;
  }
}

export function madeUpBox(rng: Rng): TrainBox {
  const open = 2 + rng.below(4);
  return {
    name: 'Verzonnen',
    title: 'train-rails',
    cars: TILES.map((tile) => madeUpCar(`Wagon ${tile}`, rng)),
    cards: madeUpDeck(rng),
    die: Array.from({ length: 6 }, (_, face) => (face < open ? 'open' : 'closed')),
  };
}
