import { isRefusal } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { checkMap, mapOf, rules, type GameMap } from '../src/index.ts';
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

describe('maps are data', () => {
  test('[SD-7.7] our own maps and a small one of a stranger are accepted', () => {
    for (const name of ['usa', 'tutorial']) {
      const map = mapOf(configOf({ seats: 3, map: name }));
      expect(checkMap(structuredClone(map))).toEqual(map);
    }
    expect(checkMap(ownMap)).toEqual(ownMap);
  });

  test.each([
    [
      'cities.0.id',
      'A B',
      "city 1: id must be 1 to 8 letters and digits and begin with a letter, not 'A B'",
    ],
    [
      'cities.0.id',
      '__proto__',
      "city 1: id must be 1 to 8 letters and digits and begin with a letter, not '__proto__'",
    ],
    ['cities.1.id', 'A', 'two cities have the id A'],
    ['cities.1.value', 1.5, 'city B: value must be a whole number from 0 to 200, not 1.5'],
    [
      'cities.1.goods',
      'purple',
      "city B: goods must be one of white, black, green, orange, pink, not 'purple'",
    ],
    ['cities.1.x', 101, 'city B: x must be a whole number from 0 to 100, not 101'],
    ['cities.1.name', 'a\nb', "city B: name must be a text of 1 to 60 characters, not 'a\nb'"],
    ['cities.1.label', undefined, 'city B: label must be one of n, e, s, w, not nothing'],
    ['cities.1.colour', 'red', "city 2 has an unknown field 'colour'"],
    ['cities.0.shape', 'circle', 'no city is a hexagon, so no company could start'],
    ['cities.2', 7, 'city 3 is not an object with fields'],
    ['routes.0.cost', 0, 'route A-B: cost must be a whole number from 1 to 60, not 0'],
    ['routes.0.a', 'X', "route 1: there is no city 'X'"],
    ['routes.0.b', 'A', 'route 1: it leads from A to A itself'],
    ['routes.1', { a: 'B', b: 'A', cost: 2 }, 'there are two routes A-B'],
    ['routes.1', { a: 'A', b: 'B', cost: 2 }, 'the map is not connected: no way leads to C'],
    ['routes', {}, 'the map has no list of routes'],
    ['ends', ['A'], 'the map must name exactly two transcontinental ends'],
    ['ends', ['A', 'B', 'C'], 'the map must name exactly two transcontinental ends'],
    ['ends', ['A', 'A'], 'the transcontinental ends are the same city, A'],
    ['ends', ['A', {}], 'transcontinental ends: there is no city an object'],
    ['width', null, 'the map: width must be a whole number from 1 to 10000, not nothing'],
    ['name', ['x'], 'the map: name must be a text of 1 to 60 characters, not a list'],
  ])('[SD-7.7] refuses %s = %j', (path, value, problem) => {
    expect(checkMap(spoiled(path, value))).toContain(problem);
  });

  test('[SD-7.7] no more cities of a colour than goods cubes', () => {
    const cities = Array.from({ length: 7 }, (_, at) => everyCity(`P${at}`, 'pink'));
    const routes = cities.slice(1).map(({ id }) => ({ a: 'P0', b: id, cost: 1 }));
    const seven = { ...ownMap, cities, routes, ends: ['P0', 'P1'] };
    expect(checkMap(seven)).toEqual(['7 cities are pink, but there are 6 pink goods cubes']);
    const six = { ...seven, cities: cities.slice(0, 6), routes: routes.slice(0, 5) };
    expect(Array.isArray(checkMap(six))).toBe(false);
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
    expect(checkMap(bad)).toEqual([
      "city A: shape must be one of hexagon, circle, not 'square'",
      'route A-B: cost must be a whole number from 1 to 60, not -3',
      "transcontinental ends: there is no city 'Z'",
    ]);
  });

  test.each([undefined, null, 7, 'usa', [], () => 0])('[SD-7.7] refuses %s', (input) => {
    expect(checkMap(input)).toEqual(['the map is not an object with fields']);
  });

  test('[SD-7.7] a huge list is cut before it is read', () => {
    const cities = Array.from({ length: 5000 }, (_, at) => everyCity(`C${at}`, 'white'));
    const problems = checkMap({ ...ownMap, cities, routes: [] });
    expect(problems).toContain('the map has 5000 cities; at most 42 are possible');
    expect((problems as readonly string[]).length).toBeLessThan(10);
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

  test('[SD-7.7] configure refuses a bad map with all its problems', () => {
    const refused = rules.configure({ seats: 3, map: spoiled('routes.0.cost', 0) });
    expect(isRefusal(refused) && refused).toEqual({
      code: 'bad-map',
      rule: 'SD-7.7',
      params: {
        count: 1,
        problems: 'route A-B: cost must be a whole number from 1 to 60, not 0',
      },
    });
    expect(rules.configure({ seats: 3, map: 'mars' })).toMatchObject({ code: 'bad-option' });
    expect(rules.configure({ seats: 7, map: ownMap })).toMatchObject({ code: 'bad-seats' });
    expect(rules.configure({ seats: 3, map: ownMap, speed: 1 })).toMatchObject({
      code: 'unknown-option',
    });
  });
});
