/** SD-7.7: maps are data, and a map is checked before anybody plays on it. */
import type { Refusal } from '@roundhouse/engine';
import { apart, join } from '@roundhouse/kit/connectivity';
import { checkScenery } from './check-scenery.ts';
import { CUBES, GOODS_CUBES } from './figures.ts';
import {
  fault,
  fieldsOf,
  listIn,
  nameIn,
  oneIn,
  shown,
  wholeIn,
  type Fields,
  type Part,
} from './fields.ts';
import { GOODS, LABEL_SIDES, SHAPES, type City, type GameMap, type Route } from './types.ts';

/** City ids make route ids ('BAL-PIT') and lines of a record: letters and digits only. */
const LONGEST_ID = 8;
const ID = new RegExp(`^[A-Za-z][A-Za-z0-9]{0,${LONGEST_ID - 1}}$`);
const MOST_CITIES = GOODS_CUBES.reduce((sum, cubes) => sum + cubes, 0);
const MOST_VALUE = 200;
const MOST_PIXELS = 10_000;

const FIELDS = {
  map: ['name', 'width', 'height', 'ends', 'cities', 'routes', 'scenery'],
  city: ['id', 'name', 'value', 'goods', 'shape', 'x', 'y', 'label', 'known'],
  route: ['a', 'b', 'cost', 'known'],
} as const;

/** At least one. */
type Faults = readonly [Refusal, ...Refusal[]];

/** The map, copied field by field, or every fault that it has. */
export function checkMap(input: unknown): GameMap | Faults {
  const faults: Refusal[] = [];
  const whole: Part = { part: 'map' };
  const map = fieldsOf(input, whole, FIELDS.map, faults);
  if (map === undefined) return [fault('map-not-an-object', whole)];
  const name = nameIn(map, 'name', whole, faults);
  const width = wholeIn(map, 'width', whole, 1, MOST_PIXELS, faults);
  const height = wholeIn(map, 'height', whole, 1, MOST_PIXELS, faults);
  const cities = listIn(map, 'cities', MOST_CITIES, faults).map((entry, at) =>
    cityOf(entry, at + 1, width, height, faults),
  );
  const ids = new Set(cities.map((city) => city.id));
  const routes = listIn(map, 'routes', (MOST_CITIES * (MOST_CITIES - 1)) / 2, faults).map(
    (entry, at) => routeOf(entry, at + 1, ids, faults),
  );
  const ends = endsOf(map.get('ends'), ids, faults);
  const scenery = checkScenery(map.get('scenery'), ids, faults);
  checkCities(cities, faults);
  checkDoubles(routes, faults);
  checkConnected(cities, routes, faults);
  const [first, ...others] = faults;
  return first ? [first, ...others] : { name, width, height, ends, cities, routes, ...scenery };
}

function knownIn(fields: Fields, of: Part, faults: Refusal[]): { readonly known?: string } {
  return fields.has('known') ? { known: nameIn(fields, 'known', of, faults) } : {};
}

function cityOf(
  input: unknown,
  number: number,
  width: number,
  height: number,
  faults: Refusal[],
): City {
  const numbered: Part = { part: 'city', at: number };
  const fields = fieldsOf(input, numbered, FIELDS.city, faults) ?? new Map<string, unknown>();
  const id = fields.get('id');
  const isId = typeof id === 'string' && ID.test(id);
  if (!isId) faults.push(fault('map-bad-id', { ...numbered, most: LONGEST_ID, given: shown(id) }));
  const of: Part = isId ? { part: 'city', at: id } : numbered;
  return {
    id: isId ? id : `#${number}`,
    name: nameIn(fields, 'name', of, faults),
    value: wholeIn(fields, 'value', of, 0, MOST_VALUE, faults),
    goods: oneIn(fields, 'goods', of, GOODS, faults),
    shape: oneIn(fields, 'shape', of, SHAPES, faults),
    x: wholeIn(fields, 'x', of, 0, width, faults),
    y: wholeIn(fields, 'y', of, 0, height, faults),
    label: oneIn(fields, 'label', of, LABEL_SIDES, faults),
    ...knownIn(fields, of, faults),
  };
}

function routeOf(
  input: unknown,
  number: number,
  ids: ReadonlySet<string>,
  faults: Refusal[],
): Route {
  const numbered: Part = { part: 'route', at: number };
  const fields = fieldsOf(input, numbered, FIELDS.route, faults) ?? new Map<string, unknown>();
  const [a, b] = [fields.get('a'), fields.get('b')].map((end) => {
    if (typeof end === 'string' && ids.has(end)) return end;
    faults.push(fault('map-no-such-city', { ...numbered, given: shown(end) }));
    return '';
  }) as [string, string];
  if (a !== '' && a === b) faults.push(fault('map-same-city', { ...numbered, city: a }));
  const of: Part = a !== '' && b !== '' ? { part: 'route', at: `${a}-${b}` } : numbered;
  return {
    a,
    b,
    cost: wholeIn(fields, 'cost', of, 1, CUBES, faults),
    ...knownIn(fields, of, faults),
  };
}

function endsOf(
  input: unknown,
  ids: ReadonlySet<string>,
  faults: Refusal[],
): readonly [string, string] {
  if (!Array.isArray(input) || input.length !== 2) {
    faults.push(fault('map-not-two-ends'));
    return ['', ''];
  }
  const [a, b] = input.map((end: unknown) => {
    if (typeof end === 'string' && ids.has(end)) return end;
    faults.push(fault('map-no-such-end', { given: shown(end) }));
    return '';
  }) as [string, string];
  if (a !== '' && a === b) faults.push(fault('map-same-ends', { city: a }));
  return [a, b];
}

function checkCities(cities: readonly City[], faults: Refusal[]): void {
  const seen = new Set<string>();
  for (const { id } of cities) {
    if (seen.has(id)) faults.push(fault('map-two-cities', { id }));
    seen.add(id);
  }
  if (!cities.some((city) => city.shape === 'hexagon')) faults.push(fault('map-no-hexagon'));
  GOODS.forEach((goods, colour) => {
    const count = cities.filter((city) => city.goods === goods).length;
    const cubes = GOODS_CUBES[colour] ?? 0;
    if (count > cubes) faults.push(fault('map-too-few-cubes', { count, goods, cubes }));
  });
}

function checkDoubles(routes: readonly Route[], faults: Refusal[]): void {
  const seen = new Set<string>();
  for (const { a, b } of routes) {
    const pair = a < b ? `${a}-${b}` : `${b}-${a}`;
    if (seen.has(pair) && a !== '' && b !== '')
      faults.push(fault('map-two-routes', { route: pair }));
    seen.add(pair);
  }
}

function checkConnected(
  cities: readonly City[],
  routes: readonly Route[],
  faults: Refusal[],
): void {
  const index = new Map(cities.map((city, at) => [city.id, at]));
  const components = apart(cities.length);
  for (const { a, b } of routes) {
    const from = index.get(a);
    const to = index.get(b);
    if (from !== undefined && to !== undefined) join(components, from, to);
  }
  const lost = cities.filter((_, at) => components[at] !== components[0]).map((city) => city.id);
  if (lost.length > 0) faults.push(fault('map-not-connected', { cities: lost.join(', ') }));
}
