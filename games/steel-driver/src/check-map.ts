/** SD-7.7: maps are data, and a map is checked before anybody plays on it. */
import { apart, join } from '@roundhouse/kit/connectivity';
import { CUBES, GOODS_CUBES } from './figures.ts';
import { fieldsOf, listIn, nameIn, oneIn, shown, wholeIn, type Fields } from './fields.ts';
import { GOODS, LABEL_SIDES, SHAPES, type City, type GameMap, type Route } from './types.ts';

/** City ids make route ids ('BAL-PIT') and lines of a record: letters and digits only. */
const ID = /^[A-Za-z][A-Za-z0-9]{0,7}$/;
const MOST_CITIES = GOODS_CUBES.reduce((sum, cubes) => sum + cubes, 0);
const MOST_VALUE = 200;
const MOST_PIXELS = 10_000;

const FIELDS = {
  map: ['name', 'width', 'height', 'ends', 'cities', 'routes'],
  city: ['id', 'name', 'value', 'goods', 'shape', 'x', 'y', 'label', 'known'],
  route: ['a', 'b', 'cost', 'known'],
} as const;

/** The map, copied field by field, or every problem that it has, in plain words. */
export function checkMap(input: unknown): GameMap | readonly string[] {
  const problems: string[] = [];
  const map = fieldsOf(input, 'the map', FIELDS.map, problems);
  if (map === undefined) return problems;
  const name = nameIn(map, 'name', 'the map', problems);
  const width = wholeIn(map, 'width', 'the map', 1, MOST_PIXELS, problems);
  const height = wholeIn(map, 'height', 'the map', 1, MOST_PIXELS, problems);
  const cities = listIn(map, 'cities', MOST_CITIES, problems).map((entry, at) =>
    cityOf(entry, `city ${at + 1}`, width, height, problems),
  );
  const ids = new Set(cities.map((city) => city.id));
  const routes = listIn(map, 'routes', (MOST_CITIES * (MOST_CITIES - 1)) / 2, problems).map(
    (entry, at) => routeOf(entry, `route ${at + 1}`, ids, problems),
  );
  const ends = endsOf(map.get('ends'), ids, problems);
  checkCities(cities, problems);
  checkDoubles(routes, problems);
  checkConnected(cities, routes, problems);
  return problems.length > 0 ? problems : { name, width, height, ends, cities, routes };
}

function knownIn(fields: Fields, what: string, problems: string[]): { readonly known?: string } {
  return fields.has('known') ? { known: nameIn(fields, 'known', what, problems) } : {};
}

function cityOf(
  input: unknown,
  place: string,
  width: number,
  height: number,
  problems: string[],
): City {
  const fields = fieldsOf(input, place, FIELDS.city, problems) ?? new Map<string, unknown>();
  const id = fields.get('id');
  const isId = typeof id === 'string' && ID.test(id);
  if (!isId) {
    problems.push(
      `${place}: id must be 1 to 8 letters and digits and begin with a letter, not ${shown(id)}`,
    );
  }
  const what = isId ? `city ${id}` : place;
  return {
    id: isId ? id : place,
    name: nameIn(fields, 'name', what, problems),
    value: wholeIn(fields, 'value', what, 0, MOST_VALUE, problems),
    goods: oneIn(fields, 'goods', what, GOODS, problems),
    shape: oneIn(fields, 'shape', what, SHAPES, problems),
    x: wholeIn(fields, 'x', what, 0, width, problems),
    y: wholeIn(fields, 'y', what, 0, height, problems),
    label: oneIn(fields, 'label', what, LABEL_SIDES, problems),
    ...knownIn(fields, what, problems),
  };
}

function routeOf(
  input: unknown,
  place: string,
  ids: ReadonlySet<string>,
  problems: string[],
): Route {
  const fields = fieldsOf(input, place, FIELDS.route, problems) ?? new Map<string, unknown>();
  const [a, b] = [fields.get('a'), fields.get('b')].map((end) => {
    if (typeof end === 'string' && ids.has(end)) return end;
    problems.push(`${place}: there is no city ${shown(end)}`);
    return '';
  }) as [string, string];
  if (a !== '' && a === b) problems.push(`${place}: it leads from ${a} to ${b} itself`);
  const what = a !== '' && b !== '' ? `route ${a}-${b}` : place;
  return {
    a,
    b,
    cost: wholeIn(fields, 'cost', what, 1, CUBES, problems),
    ...knownIn(fields, what, problems),
  };
}

function endsOf(
  input: unknown,
  ids: ReadonlySet<string>,
  problems: string[],
): readonly [string, string] {
  if (!Array.isArray(input) || input.length !== 2) {
    problems.push('the map must name exactly two transcontinental ends');
    return ['', ''];
  }
  const [a, b] = input.map((end: unknown) => {
    if (typeof end === 'string' && ids.has(end)) return end;
    problems.push(`transcontinental ends: there is no city ${shown(end)}`);
    return '';
  }) as [string, string];
  if (a !== '' && a === b) problems.push(`the transcontinental ends are the same city, ${a}`);
  return [a, b];
}

function checkCities(cities: readonly City[], problems: string[]): void {
  const seen = new Set<string>();
  for (const { id } of cities) {
    if (seen.has(id)) problems.push(`two cities have the id ${id}`);
    seen.add(id);
  }
  if (!cities.some((city) => city.shape === 'hexagon')) {
    problems.push('no city is a hexagon, so no company could start');
  }
  GOODS.forEach((goods, colour) => {
    const count = cities.filter((city) => city.goods === goods).length;
    const cubes = GOODS_CUBES[colour] ?? 0;
    if (count > cubes) {
      problems.push(`${count} cities are ${goods}, but there are ${cubes} ${goods} goods cubes`);
    }
  });
}

function checkDoubles(routes: readonly Route[], problems: string[]): void {
  const seen = new Set<string>();
  for (const { a, b } of routes) {
    const pair = a < b ? `${a}-${b}` : `${b}-${a}`;
    if (seen.has(pair) && a !== '' && b !== '') problems.push(`there are two routes ${pair}`);
    seen.add(pair);
  }
}

function checkConnected(
  cities: readonly City[],
  routes: readonly Route[],
  problems: string[],
): void {
  const index = new Map(cities.map((city, at) => [city.id, at]));
  const components = apart(cities.length);
  for (const { a, b } of routes) {
    const from = index.get(a);
    const to = index.get(b);
    if (from !== undefined && to !== undefined) join(components, from, to);
  }
  const lost = cities.filter((_, at) => components[at] !== components[0]).map((city) => city.id);
  if (lost.length > 0) {
    problems.push(`the map is not connected: no way leads to ${lost.join(', ')}`);
  }
}
