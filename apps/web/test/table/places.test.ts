import type { Place } from '@roundhouse/ui/face';
import { expect, test } from 'vitest';
import { facetsOf, loners } from '../../src/table/model/facets.ts';
import { findPlaces, grouped, typeAhead } from '../../src/table/model/finding.ts';

const place = (group: string, name: string, choices: readonly number[]): Place => ({
  id: name,
  group,
  name,
  holds: [`${name} holds nothing`],
  choices,
});
const names = (places: readonly Place[]): readonly string[] => places.map(({ name }) => name);

const RED = place('Companies', 'Red', [0, 1]);
const BLUE = place('Companies', 'Blue', [2, 3, 4]);
const CITIES = ['Zürich', 'Aalen', 'Bonn', 'Celle', 'Dresden', 'Essen', 'Fulda'].map(
  (name, index) => place('Cities', name, index < 5 ? [index] : []),
);
const ALL = [RED, BLUE, ...CITIES];

test('a long list is narrowed by the group that cuts it into few parts', () => {
  expect(names(facetsOf(ALL, [0, 1, 2, 3, 4]))).toEqual(['Red', 'Blue']);
});

test.each([
  { name: 'parts that overlap', places: [place('G', 'A', [0, 1]), place('G', 'B', [1, 2])] },
  { name: 'parts of one choice each', places: [place('G', 'A', [0]), place('G', 'B', [1])] },
  { name: 'a single part', places: [place('G', 'A', [0, 1, 2])] },
])('$name do not narrow', ({ places }) => {
  expect(facetsOf(places, [0, 1, 2])).toEqual([]);
});

test('choices alone of their kind stand apart', () => {
  const legal = [{ type: 'place' }, { type: 'stop' }, { type: 'place' }, { type: 'pass' }];
  expect(loners(legal)).toEqual([1, 3]);
});

test.each([
  { text: 'zur', onlyOpen: false, found: ['Zürich'] },
  { text: 'CITIES ss', onlyOpen: false, found: ['Essen'] },
  { text: '', onlyOpen: true, found: ['Blue', 'Bonn'] },
])("places found by '$text'", ({ text, onlyOpen, found }) => {
  expect(names(findPlaces(ALL, { text, onlyOpen }, new Set([2])))).toEqual(found);
});

test('places stand by group, in the order of their first', () => {
  const mixed = [CITIES[0], RED, CITIES[1]].filter((each) => each !== undefined);
  expect(grouped(mixed).map(({ name, places }) => [name, ...names(places)])).toEqual([
    ['Cities', 'Zürich', 'Aalen'],
    ['Companies', 'Red'],
  ]);
});

test('a letter leads to the next name that begins with it, round the list', () => {
  const list = ['Boston', 'Albany', 'Buffalo', 'Örebro'];
  expect(typeAhead(list, 0, 'b')).toBe(2);
  expect(typeAhead(list, 2, 'b')).toBe(0);
  expect(typeAhead(list, 1, 'o')).toBe(3);
  expect(typeAhead(list, 0, 'x')).toBeUndefined();
});
