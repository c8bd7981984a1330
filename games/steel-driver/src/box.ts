/** SD-7.7: maps are data, and a map is checked before anybody plays on it. */
import { BOX_HEAD, boxRules, schema, type BoxRules, type Tell } from '@roundhouse/engine';
import { apart, join } from '@roundhouse/kit/connectivity';
import { MAPS } from './board.ts';
import { CUBES, GOODS_CUBES } from './figures.ts';
import { SCENERY } from './scenery.ts';
import { GOODS, LABEL_SIDES, SHAPES, type City, type GameMap, type Route } from './types.ts';

const { choice, fields, id, list, maybe, text, whole } = schema;

/** City ids make route ids ('BAL-PIT') and lines of a record. */
const LONGEST_ID = 8;
const LONGEST_NAME = 60;
const MOST_CITIES = GOODS_CUBES.reduce((sum, cubes) => sum + cubes, 0);
const MOST_VALUE = 200;
const MOST_PIXELS = 10_000;

const CITY = fields<City>({
  id: id(LONGEST_ID),
  name: text(LONGEST_NAME),
  value: whole(0, MOST_VALUE),
  goods: choice(GOODS),
  shape: choice(SHAPES),
  x: whole(0, MOST_PIXELS),
  y: whole(0, MOST_PIXELS),
  label: choice(LABEL_SIDES),
  known: maybe(text(LONGEST_NAME)),
});

const ROUTE = fields<Route>({
  a: id(LONGEST_ID),
  b: id(LONGEST_ID),
  cost: whole(1, CUBES),
  known: maybe(text(LONGEST_NAME)),
});

const MAP = fields<GameMap>({
  ...BOX_HEAD,
  width: whole(1, MOST_PIXELS),
  height: whole(1, MOST_PIXELS),
  ends: list(id(LONGEST_ID), 2) as schema.Schema<GameMap['ends']>,
  cities: list(CITY, 2, MOST_CITIES),
  routes: list(ROUTE, 1, (MOST_CITIES * (MOST_CITIES - 1)) / 2),
  scenery: maybe(SCENERY),
});

export const box: BoxRules<GameMap> = boxRules({
  title: 'steel-driver',
  field: 'map',
  ours: MAPS,
  unlearned: ['netherlands'],
  schema: MAP,
  rule: 'SD-7.7',
  check(map, tell) {
    checkCities(map, tell);
    checkRoutes(map, tell);
    checkEnds(map, tell);
    checkConnected(map, tell);
    for (const name of Object.keys(map.scenery?.names ?? {})) {
      if (!map.cities.some((city) => city.id === name)) {
        tell(`scenery.names.${name}`, 'map-no-such-city', { given: name });
      }
    }
  },
});

function checkCities({ cities, width, height }: GameMap, tell: Tell): void {
  const seen = new Set<string>();
  for (const [at, city] of cities.entries()) {
    const place = `cities.${at}`;
    if (seen.has(city.id)) tell(`${place}.id`, 'box-twice', { id: city.id });
    seen.add(city.id);
    for (const [field, most] of [
      ['x', width],
      ['y', height],
    ] as const) {
      const given = city[field];
      if (given > most) {
        tell(`${place}.${field}`, 'box-bad-number', { id: city.id, least: 0, most, given });
      }
    }
  }
  if (!cities.some(({ shape }) => shape === 'hexagon')) tell('cities', 'map-no-hexagon');
  for (const [colour, goods] of GOODS.entries()) {
    const count = cities.filter((city) => city.goods === goods).length;
    const cubes = GOODS_CUBES[colour] ?? 0;
    if (count > cubes) tell('cities', 'map-too-few-cubes', { count, goods, cubes });
  }
}

function checkRoutes({ cities, routes }: GameMap, tell: Tell): void {
  const known = new Set(cities.map((city) => city.id));
  const seen = new Set<string>();
  for (const [at, { a, b }] of routes.entries()) {
    const place = `routes.${at}`;
    const route = `${a}-${b}`;
    for (const [field, end] of Object.entries({ a, b })) {
      if (!known.has(end)) tell(`${place}.${field}`, 'map-no-such-city', { given: end });
    }
    if (a === b) tell(place, 'map-same-city', { city: a });
    const pair = a < b ? route : `${b}-${a}`;
    if (seen.has(pair)) tell(place, 'map-two-routes', { route: pair });
    seen.add(pair);
  }
}

function checkEnds({ cities, ends }: GameMap, tell: Tell): void {
  for (const [at, end] of ends.entries()) {
    const isKnown = cities.some((city) => city.id === end);
    if (!isKnown) tell(`ends.${at}`, 'map-no-such-city', { given: end });
  }
  if (ends[0] === ends[1]) tell('ends', 'map-same-ends', { city: ends[0] });
}

function checkConnected({ cities, routes }: GameMap, tell: Tell): void {
  const index = new Map(cities.map((city, at) => [city.id, at]));
  const components = apart(cities.length);
  for (const { a, b } of routes) {
    const from = index.get(a);
    const to = index.get(b);
    if (from !== undefined && to !== undefined) join(components, from, to);
  }
  const lost = cities.filter((_, at) => components[at] !== components[0]).map((city) => city.id);
  if (lost.length > 0) tell('routes', 'map-not-connected', { cities: lost.join(', ') });
}
