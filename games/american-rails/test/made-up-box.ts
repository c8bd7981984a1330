/** Boxes that can be played with, made up: few cities and many, poor and rich, with and without special connections. */
import type { Rng } from '@roundhouse/engine';
import { shuffledOut } from '@roundhouse/engine/testing';
import { HEXES } from '../src/board.ts';
import { OUR_BOX } from '../src/our-box.ts';
import type { RailsBox } from '../src/types.ts';

const LETTERS = ['P', 'F', 'M'] as const;
const MOST_FULL = 140;
const MOST_SHARED = 80;

export function madeUpBox(rng: Rng): RailsBox {
  const count = 6 + rng.below(rng.below(2) === 0 ? 5 : 50);
  const spots = shuffledOut(HEXES, count, rng);
  const special = rng.below(4);
  let [fullLeft, sharedLeft] = [MOST_FULL, MOST_SHARED];
  const richest = rng.below(2) === 0 ? 4 : 20;
  const cities = spots.map(({ col, row }, at) => {
    const full = rng.below(Math.min(richest, fullLeft) + 1);
    const shared = rng.below(Math.min(full, sharedLeft) + 1);
    fullLeft -= full;
    sharedLeft -= shared;
    return {
      name: `Stad ${at}`,
      col,
      row,
      full,
      shared,
      ...(rng.below(4) === 0 ? { closed: true } : {}),
      ...(at < special ? { special: true } : {}),
    };
  });
  const isCity = new Set(spots.map(({ id }) => id));
  const terrain = OUR_BOX.terrain.map((line, row) =>
    Array.from(line, (letter, col) => {
      if (letter === 'O') return letter;
      return isCity.has(`${col},${row}`) ? 'C' : LETTERS[rng.below(LETTERS.length)];
    }).join(''),
  );
  return { name: 'Verzonnen', title: 'american-rails', terrain, cities };
}
