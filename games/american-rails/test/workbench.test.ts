import { boxFaults, seededRng } from '@roundhouse/engine';
import { LANGUAGES } from '@roundhouse/ui/words';
import { expect, test } from 'vitest';
import { HEXES } from '../src/board.ts';
import { box } from '../src/box.ts';
import { OUR_BOX } from '../src/our-box.ts';
import { TERRAINS, type RailsBox } from '../src/types.ts';
import {
  blankFrom,
  cityOn,
  entry,
  follow,
  hexOfCity,
  withCity,
  withCityAt,
  withoutCity,
  withTerrain,
} from '../ui/workbench/editing.ts';

const called = (number: number): string => `City ${number}`;

test('whatever is painted, put down, dragged and taken away, terrain and cities fit each other', () => {
  const rng = seededRng('workbench');
  let design: RailsBox = OUR_BOX;
  const met = new Set<string>();
  for (let step = 0; step < 600; step++) {
    const hex = rng.below(HEXES.length);
    const city = rng.below(design.cities.length + 1);
    const hands = [
      () => withTerrain(design, hex, TERRAINS[rng.below(3)] ?? 'plains'),
      () => withCity(design, hex, called),
      () => withCityAt(design, city, hex),
      () => withoutCity(design, city),
    ];
    design = hands[rng.below(hands.length)]?.() ?? design;
    for (const { code } of boxFaults(box, design)) met.add(code);
  }
  for (const code of ['rails-too-rich', 'rails-too-rich-shared', 'box-bad-length'])
    met.delete(code);
  expect([...met]).toEqual([]);
});

test('a city that is dragged leaves behind what lay where it goes', () => {
  const [buffalo] = OUR_BOX.cities;
  const from = buffalo && hexOfCity(buffalo);
  const forest = HEXES.findIndex(({ id }) => id === '12,0');
  expect(OUR_BOX.terrain[0]?.slice(11, 13)).toBe('CF');
  const design = withCityAt(OUR_BOX, 0, forest);
  expect(design.terrain[0]?.slice(11, 13)).toBe('FC');
  expect([cityOn(design, forest), cityOn(design, from ?? -1)]).toEqual([0, -1]);
  expect(boxFaults(box, design)).toEqual([]);
  expect(withCityAt(OUR_BOX, 1, from ?? -1)).toBe(OUR_BOX);
});

test('what is changed by table takes the terrain along; from nothing a country can be made', () => {
  const moved = {
    ...OUR_BOX,
    cities: OUR_BOX.cities.map((c, at) => (at === 0 ? { ...c, col: 12 } : c)),
  };
  expect(boxFaults(box, moved)).not.toEqual([]);
  expect(boxFaults(box, follow(OUR_BOX, moved))).toEqual([]);
  for (const language of LANGUAGES) {
    let design = blankFrom(OUR_BOX, language);
    for (let city = 0; city < 6; city++) {
      const added = { ...design, cities: [...design.cities, entry(design, 'cities', language)] };
      design = follow(design, added as RailsBox);
    }
    expect(boxFaults(box, design)).toEqual([]);
  }
});
