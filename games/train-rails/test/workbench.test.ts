import { boxFaults, seededRng } from '@roundhouse/engine';
import { LANGUAGES } from '@roundhouse/ui/words';
import { expect, test } from 'vitest';
import { box } from '../src/box.ts';
import { OUR_BOX } from '../src/our-box.ts';
import { TILE_HEIGHT, TILE_WIDTH } from '../src/tiles.ts';
import { CARDS, TILES, type TrainBox } from '../src/types.ts';
import {
  blank,
  countOf,
  isFree,
  STUFFS,
  withCards,
  withCarsSwapped,
  withFace,
  withStuff,
} from '../ui/workbench/editing.ts';

test('whatever is put into a car, only its seats and its floor can be too many or too few', () => {
  const rng = seededRng('workbench');
  let design: TrainBox = OUR_BOX;
  const met = new Set<string>();
  for (let step = 0; step < 3000; step++) {
    const at = {
      car: rng.below(TILES.length),
      x: rng.below(TILE_WIDTH),
      y: rng.below(TILE_HEIGHT),
    };
    if (!isFree(at.x, at.y)) continue;
    design = withStuff(design, at, STUFFS[rng.below(STUFFS.length)] ?? 'seat');
    for (const { code } of boxFaults(box, design)) met.add(code);
  }
  expect([...met].toSorted()).toEqual(['car-bays', 'car-seats']);
});

test.each([
  ['a bench has floor before it', 'bench', ['#.bsssss', '#..pspsp']],
  ['somebody sits down', 'passenger', ['#.psssss', '#.spspsp']],
  ['a seat', 'seat', ['#.ssssss', '#.spspsp']],
  ['floor at the wall has floor before it', 'floor', ['#..sssss', '#..pspsp']],
  ['no cab but beside the doors', 'cab', ['#.psssss', '#.spspsp']],
] as const)('%s', (_, stuff, rows) => {
  const design = withStuff(OUR_BOX, { car: 0, x: 2, y: 1 }, stuff);
  expect(design.cars[0]?.rows.slice(1, 3)).toEqual(rows);
  expect(design.cars.slice(1)).toEqual(OUR_BOX.cars.slice(1));
});

test('cards are counted, faces turned, cars exchanged; from nothing all of it can be made', () => {
  expect(withCards(OUR_BOX, 'exit1', -20).cards.exit1).toBe(0);
  expect(withCards(OUR_BOX, 'exit1', 1).cards).toEqual({ ...OUR_BOX.cards, exit1: 10 });
  expect(withFace(OUR_BOX, 0).die).toEqual(['closed', ...OUR_BOX.die.slice(1)]);
  const names = withCarsSwapped(OUR_BOX, 0).cars.map(({ name }) => name);
  expect(names).toEqual(['3200 series', '2600 series', '5000 series', '7000 series']);
  for (const language of LANGUAGES) {
    let design = blank(language);
    expect(countOf(design, 0, 'sb')).toBe(28);
    for (const card of CARDS) design = withCards(design, card, OUR_BOX.cards[card]);
    for (const face of [0, 1, 2]) design = withFace(design, face);
    for (const car of TILES.keys()) {
      for (const y of [2, 4])
        for (const x of [0, 2, 3, 4, 5, 6]) design = withStuff(design, { car, x, y }, 'passenger');
    }
    expect(boxFaults(box, design)).toEqual([]);
  }
});
