import { boxFaults } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { box, type City, type GameMap } from '../src/index.ts';
import { blank } from '../ui/workbench/blank.ts';
import { benchDrawing, cityUnder, onMap, pointsOf } from '../ui/workbench/bench-drawing.ts';
import {
  entry,
  follow,
  freeSpot,
  newCity,
  routeCalled,
  withCity,
  withCityAt,
  withEnd,
  withoutEntry,
  withRoute,
} from '../ui/workbench/editing.ts';

const called = (number: number): string => `City ${number}`;

function mapOf(...spots: readonly (readonly [x: number, y: number])[]): GameMap {
  return spots.reduce((map, [x, y]) => withCity(map, newCity(map, { x, y }, called)), blank('en'));
}

function city(map: GameMap, place: number): City {
  const found = map.cities[place];
  if (!found) throw new Error(`no city ${place}`);
  return found;
}

const TRIANGLE = mapOf([100, 100], [500, 100], [300, 400]);
const JOINED = [
  [0, 1],
  [1, 2],
].reduce((map, [a = 0, b = 0]) => withRoute(map, city(map, a), city(map, b)), TRIANGLE);

const codesOf = (map: GameMap): readonly string[] => boxFaults(box, map).map(({ code }) => code);

test('from an empty sheet three cities and two routes make a map that can be played on', () => {
  expect(codesOf(blank('en')).length).toBeGreaterThan(0);
  expect(codesOf(TRIANGLE)).toEqual(['box-bad-length']);
  expect(codesOf(JOINED)).toEqual([]);
  expect(JOINED.cities.map(({ shape }) => shape)).toEqual(['hexagon', 'circle', 'circle']);
  expect(new Set(JOINED.cities.map(({ goods }) => goods)).size).toBe(3);
  expect(JOINED.ends).toEqual(['C1', 'C2']);
  expect(JOINED.routes.map(({ cost }) => cost)).toEqual([6, 5]);
});

test('a city stays on the map, and ids are never given twice', () => {
  const moved = withCityAt(TRIANGLE, 0, { x: -40, y: 10_000 });
  expect(city(moved, 0)).toMatchObject({ x: 0, y: 700 });
  const fewer = withoutEntry(mapOf([1, 1], [2, 2], [3, 3]), 'cities.0');
  expect(newCity(fewer, { x: 0, y: 0 }, called).id).toBe('C4');
});

test('routes, ends and names go along with a city that is called otherwise', () => {
  const scenery = { margins: [0, 0, 0, 0] as const, coast: 'M0 0', names: { C1: [3, 4] as const } };
  const before = { ...JOINED, scenery };
  const renamed = {
    ...before,
    cities: before.cities.map((each, at) => (at === 0 ? { ...each, id: 'AMS' } : each)),
  };
  const after = follow(before, renamed);
  expect(after.ends).toEqual(['AMS', 'C2']);
  expect(after.routes[0]).toMatchObject({ a: 'AMS', b: 'C2' });
  expect(after.scenery?.names).toEqual({ AMS: [3, 4] });
});

test('who gets a name gets a short one, unless it is taken', () => {
  const naming = (map: GameMap, place: number, name: string): GameMap =>
    follow(map, {
      ...map,
      cities: map.cities.map((each, at) => (at === place ? { ...each, name } : each)),
    });
  const first = naming(JOINED, 0, 'Österreich');
  expect(city(first, 0).id).toBe('OST');
  expect(first.routes[0]?.a).toBe('OST');
  expect(city(naming(first, 1, 'Oostende'), 1).id).toBe('OOS');
  expect(city(naming(first, 1, 'Ostia'), 1).id).toBe('OSA');
  expect(city(naming(naming(first, 1, 'Ostia'), 2, 'Osta'), 2).id).toBe('C3');
  expect(city(naming(first, 0, 'Wien'), 0).id).toBe('OST');
  expect(city(naming(JOINED, 0, 'IJ'), 0).id).toBe('C1');
});

test('a city takes its routes along, a route goes alone', () => {
  const without = withoutEntry(JOINED, 'cities.1');
  expect(without.routes).toEqual([]);
  expect(without.cities).toHaveLength(2);
  expect(codesOf(without)).toContain('box-bad-length');
  expect(withoutEntry(JOINED, 'routes.0').routes).toEqual(JOINED.routes.slice(1));
});

test('a third end takes the place of the oldest; one that leads nowhere is replaced first', () => {
  expect(withEnd(JOINED, 'C3').ends).toEqual(['C2', 'C3']);
  expect(withEnd(JOINED, 'C2')).toBe(JOINED);
  expect(withEnd(withEnd(JOINED, 'C1'), 'C3').ends).toEqual(['C1', 'C3']);
  expect(withEnd({ ...JOINED, ends: ['C1', 'gone'] }, 'C3').ends).toEqual(['C1', 'C3']);
  expect(withEnd({ ...JOINED, ends: ['gone', 'C2'] }, 'C3').ends).toEqual(['C3', 'C2']);
});

test('by table a city comes where there is room, and a route where there is none yet', () => {
  const spot = freeSpot(JOINED);
  const near = JOINED.cities.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y));
  expect(Math.min(...near)).toBeGreaterThan(70);
  expect(entry(JOINED, 'cities', 'nl')).toMatchObject({ id: 'C4', name: 'Stad 4' });
  expect(entry(JOINED, 'routes', 'nl')).toMatchObject({ a: 'C1', b: 'C3' });
  expect(
    entry(withRoute(JOINED, city(JOINED, 0), city(JOINED, 2)), 'routes', 'nl'),
  ).toBeUndefined();
  expect(routeCalled(JOINED, 1)).toBe('City 2 – City 3');
});

test('a map with faults is drawn as far as it goes', () => {
  const faulty: GameMap = {
    ...JOINED,
    width: 0,
    routes: [...JOINED.routes, { a: 'C1', b: 'nowhere', cost: 1 }],
  };
  expect(benchDrawing(faulty).ways.map((way) => way !== undefined)).toEqual([true, true, false]);
  expect(pointsOf(benchDrawing(faulty), 'routes.2')).toEqual([]);
  const drawing = benchDrawing(JOINED);
  const [at] = pointsOf(drawing, 'cities.2');
  if (!at) throw new Error('the city is not drawn');
  expect(cityUnder(drawing, { x: at.x + 20, y: at.y - 20 })).toBe(2);
  expect(cityUnder(drawing, { x: at.x + 40, y: at.y })).toBe(-1);
  expect(onMap(drawing, at)).toEqual({ x: 300, y: 400 });
});
