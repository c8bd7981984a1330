import { boxFaults, isRefusal } from '@roundhouse/engine';
import type { Language } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { box, mapOf, rules, type GameMap } from '../src/index.ts';
import { words } from '../ui/words/index.ts';
import { ownMap } from './own-map.ts';
import { configOf, newTable, playOut } from './table.ts';

type Loose = Record<string, unknown>;

/** The small map with one field replaced, anywhere: 'cities.0.id'. */
function spoiled(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(ownMap);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at = copy as Loose;
  for (const step of steps) at = at[step] as Loose;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

/** What a reader is told of a map; nothing of a good one. */
function told(input: unknown, language: Language = 'en'): readonly string[] {
  return boxFaults(box, input).map((fault) => words[language].refusal(fault));
}

const everyCity = (id: string, goods: string) => ({
  id,
  name: id,
  value: 10,
  goods,
  shape: 'hexagon',
  x: 1,
  y: 1,
  label: 'n',
});

/** A field, what is written there, and one thing that is told of it. */
const SPOILED: readonly (readonly [string, unknown, string])[] = [
  [
    'cities.0.id',
    'A B',
    "City 1 (A B), short name: must be 1 to 8 letters and digits and begin with a letter, not 'A B'.",
  ],
  [
    'cities.0.id',
    '__proto__',
    "City 1 (__proto__), short name: must be 1 to 8 letters and digits and begin with a letter, not '__proto__'.",
  ],
  ['cities.1.id', 'A', 'City 2 (A), short name: there is another with it.'],
  ['cities.1.value', 1.5, 'City 2 (B), value: must be a whole number from 0 to 200, not 1.5.'],
  ['cities.1.value', 201, 'City 2 (B), value: must be a whole number from 0 to 200, not 201.'],
  [
    'cities.1.goods',
    'purple',
    "City 2 (B), goods: must be one of white, black, green, orange, pink, not 'purple'.",
  ],
  ['cities.1.x', 101, 'City 2 (B), from the left: must be a whole number from 0 to 100, not 101.'],
  ['cities.1.name', 'a\nb', "City 2 (B), name: must be a text of 1 to 60 characters, not 'a\nb'."],
  [
    'cities.1.label',
    undefined,
    'City 2 (B), side of the name: must be one of n, e, s, w, not nothing.',
  ],
  [
    'cities.1.colour',
    'red',
    "City 2 (B): there is no field 'colour'; there are id, name, value, goods, shape, x, y, label, known.",
  ],
  ['cities.0.shape', 'circle', 'Cities: none is a hexagon, so no company could start.'],
  ['cities.2', 7, 'City 3: must be an object with fields, not 7.'],
  ['routes.0.cost', 0, 'Route 1, cost: must be a whole number from 1 to 60, not 0.'],
  ['routes.0.a', 'X', 'Route 1, from: there is no city X.'],
  ['routes.0.b', 'A', 'Route 1: it leads from A to A itself.'],
  ['routes.1', { a: 'B', b: 'A', cost: 2 }, 'Route 2: there is another route A-B.'],
  ['routes.1', { a: 'A', b: 'B', cost: 2 }, 'Routes: no way leads to C.'],
  ['routes', {}, 'Routes: must be a list, not an object.'],
  ['ends', ['A'], 'Transcontinental ends: there must be 2, not 1.'],
  ['ends', ['A', 'B', 'C'], 'Transcontinental ends: there must be 2, not 3.'],
  [
    'ends',
    ['A', 'A'],
    'Transcontinental ends: the transcontinental connection joins two cities, and both are A.',
  ],
  [
    'ends',
    ['A', {}],
    'End 2: must be 1 to 8 letters and digits and begin with a letter, not an object.',
  ],
  ['ends', ['A', 'Z'], 'End 2: there is no city Z.'],
  [
    'scenery',
    { margins: [0, 0, 0, 0], coast: 'M0 0"/><script>' },
    "Scenery, coast: must be a path of SVG of 1 to 20000 characters, not 'M0 0\"/><script>'.",
  ],
  [
    'scenery',
    { margins: [0, 0, -1, 0], coast: 'M0 0L9 9Z' },
    'Scenery, margin 3: must be a whole number from 0 to 500, not -1.',
  ],
  ['scenery', { coast: 'M0 0Z' }, 'Scenery, margins: must be a list, not nothing.'],
  [
    'scenery',
    { margins: [0, 0, 0, 0], coast: 'M0 0Z', names: { X: [1, 2] } },
    'Scenery, places of names, X: there is no city X.',
  ],
  [
    'scenery',
    { margins: [0, 0, 0, 0], coast: 'M0 0Z', waters: [{ name: 'a\nb', x: 1, y: 2 }] },
    "Scenery, water 1 (a\nb), name: must be a text of 1 to 60 characters, not 'a\nb'.",
  ],
  [
    'scenery',
    { margins: [0, 0, 0, 0], coast: 'M0 0Z', mountains: [[1]] },
    'Scenery, mountain 1: there must be 2, not 1.',
  ],
  ['width', null, 'Width: must be a whole number from 1 to 10000, not nothing.'],
  ['name', ['x'], 'Name: must be a text of 1 to 60 characters, not a list.'],
  ['title', 'amsterdam', "Made for: the box is for 'amsterdam', not for steel-driver."],
  ['licence', '', "Licence: must be a text of 1 to 200 characters, not ''."],
];

const pinks = Array.from({ length: 7 }, (_, at) => everyCity(`P${at}`, 'pink'));
const sevenPinks = {
  ...ownMap,
  cities: pinks,
  routes: pinks.slice(1).map(({ id }) => ({ a: 'P0', b: id, cost: 1 })),
  ends: ['P0', 'P1'],
};
const hugeList = {
  ...ownMap,
  cities: Array.from({ length: 5000 }, (_, at) => everyCity(`C${at}`, 'white')),
  routes: [],
};

describe('maps are data', () => {
  test('[SD-7.7] our own maps and a small one of a stranger are accepted', () => {
    for (const name of ['usa', 'tutorial', 'netherlands']) {
      const map = mapOf(configOf({ seats: 3, map: name }));
      expect(box.read(structuredClone(map))).toEqual({ box: map });
    }
    expect(box.read(ownMap)).toEqual({ box: ownMap });
  });

  test.each(SPOILED)('[SD-7.7] refuses %s = %j', (path, value, problem) => {
    expect(told(spoiled(path, value))).toContain(problem);
  });

  test('[SD-7.7] no more cities of a colour than goods cubes', () => {
    expect(told(sevenPinks)).toEqual(['Cities: 7 are pink, but there are 6 pink goods cubes.']);
    const { routes } = sevenPinks;
    const six = { ...sevenPinks, cities: pinks.slice(0, 6), routes: routes.slice(0, 5) };
    expect(told(six)).toEqual([]);
  });

  test('[SD-7.7] every problem is told, not only the first', () => {
    const bad = structuredClone(ownMap) as unknown as {
      ends: unknown;
      cities: Loose[];
      routes: Loose[];
    };
    bad.ends = ['A', 'Z'];
    (bad.cities[0] as Loose)['shape'] = 'square';
    (bad.routes[0] as Loose)['cost'] = -3;
    expect(told(bad)).toEqual([
      "City 1 (A), shape: must be one of hexagon, circle, not 'square'.",
      'Route 1, cost: must be a whole number from 1 to 60, not -3.',
      'End 2: there is no city Z.',
    ]);
  });

  test.each([undefined, null, 7, 'usa', [], () => 0])('[SD-7.7] refuses %s', (input) => {
    expect(told(input)).toHaveLength(1);
    expect(told(input)[0]).toMatch(/^The map: must be an object with fields, not /);
  });

  test('[SD-7.7] a huge list is cut before it is read', () => {
    const problems = told(hugeList);
    expect(problems).toContain('Cities: there must be 2 to 42, not 5000.');
    expect(problems.length).toBeLessThan(10);
  });

  test('[SD-7.7] every kind of fault has a sentence in every language, with all figures', () => {
    const spoiledMaps = SPOILED.map(([path, value]) => spoiled(path, value));
    const faults = [...spoiledMaps, sevenPinks, hugeList].flatMap((map) => boxFaults(box, map));
    expect(new Set(faults.map(({ code }) => code)).size).toBe(18);
    for (const fault of faults) {
      const [en, nl] = [words.en.refusal(fault), words.nl.refusal(fault)];
      expect(nl).not.toBe(en);
      for (const sentence of [en, nl]) {
        expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/su);
        expect(sentence).not.toMatch(/undefined|map-|box-/);
        const figures = Object.values(fault.params).filter((each) => typeof each === 'number');
        expect(figures.filter((figure) => !sentence.includes(String(figure)))).toEqual([]);
      }
    }
  });

  test('[SD-7.7] configure takes a map, copies and freezes it; a match is played on it to the end', () => {
    const input = structuredClone(ownMap);
    const config = configOf({ seats: 3, map: input });
    expect(config.map).toEqual(ownMap);
    expect(config.map).not.toBe(input);
    const map = config.map as GameMap;
    for (const part of [map, map.ends, map.cities, map.cities[0], map.routes[1]]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
    expect(rules.configure(structuredClone(config))).toEqual(config);
    const state = newTable(3, 0, input);
    playOut(state, ({ phase }) => phase === 'over');
    expect(state.owner).toHaveLength(2);
  });

  test('[SD-7.7] configure refuses a bad map with its first fault', () => {
    const refused = rules.configure({ seats: 3, map: spoiled('routes.0.cost', 0) });
    expect(isRefusal(refused) && refused).toEqual({
      code: 'box-bad-number',
      rule: 'table',
      params: { at: 'routes.0.cost', least: 1, most: 60, given: '0' },
    });
    expect(rules.configure({ seats: 3, map: 'mars' })).toMatchObject({ code: 'bad-option' });
    expect(rules.configure({ seats: 7, map: ownMap })).toMatchObject({ code: 'bad-seats' });
    expect(rules.configure({ seats: 3, map: ownMap, speed: 1 })).toMatchObject({
      code: 'unknown-option',
    });
  });

  test('[SD-7.7] a map that is too large for a record is refused', () => {
    const path = `M0 0${'L1 1'.repeat(4990)}`;
    const scenery = { margins: [0, 0, 0, 0], coast: path, abroad: path, borders: path };
    expect(told({ ...ownMap, scenery })).toEqual([
      'The map: it has 60403 bytes, and 60000 is all that there is room for.',
    ]);
  });
});
