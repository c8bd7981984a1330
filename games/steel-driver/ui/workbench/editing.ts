/** What hands do to a map: each answers the next one. */
import type { Point } from '@roundhouse/ui/pieces/box';
import type { Language } from '@roundhouse/ui/words';
import { GOODS, type City, type GameMap, type Goods } from '../../src/index.ts';
import { WORKBENCH_LABELS } from '../words/workbench.ts';

const FIRST_VALUE = 30;
/** A route over so much of the map's width costs a cube more. */
const CUBE_WIDTH = 1 / 14;
const DEAREST = 9;
const OWN_ID = 3;

export function cityOf({ cities }: GameMap, id: string): City | undefined {
  return cities.find((city) => city.id === id);
}

const freeId = ({ cities }: GameMap, wanted: string): string | undefined =>
  cities.some(({ id }) => id === wanted) ? undefined : wanted;

/** 'C7': until it has a name of its own. */
const NUMBERED = /^C\d+$/;

function numberedId(map: GameMap): { readonly id: string; readonly number: number } {
  for (let number = map.cities.length + 1; ; number++) {
    const id = freeId(map, `C${number}`);
    if (id !== undefined) return { id, number };
  }
}

/** 'AMS' for Amsterdam, as long as nobody else has it. */
function idFor(map: GameMap, name: string): string | undefined {
  const letters = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toUpperCase();
  if (letters.length < OWN_ID) return undefined;
  return (
    freeId(map, letters.slice(0, OWN_ID)) ??
    freeId(map, `${letters.slice(0, OWN_ID - 1)}${letters.at(-1)}`)
  );
}

/** The colour that is rarest so far: cubes of all of them are laid in turn. */
function rarest({ cities }: GameMap): Goods {
  const count = (goods: Goods): number => cities.filter((city) => city.goods === goods).length;
  return GOODS.reduce<Goods>(
    (best, goods) => (count(goods) < count(best) ? goods : best),
    GOODS[0],
  );
}

const within = (value: number, most: number): number =>
  Math.max(0, Math.min(most, Math.round(value)));

export function newCity(map: GameMap, { x, y }: Point, called: (number: number) => string): City {
  const { id, number } = numberedId(map);
  return {
    id,
    name: called(number),
    value: FIRST_VALUE,
    goods: rarest(map),
    shape: map.cities.some(({ shape }) => shape === 'hexagon') ? 'circle' : 'hexagon',
    x: within(x, map.width),
    y: within(y, map.height),
    label: x > map.width / 2 ? 'w' : 'e',
  };
}

/** Until there are two ends, each new city is one. */
export function withCity(map: GameMap, city: City): GameMap {
  const cities = [...map.cities, city];
  const free = map.ends.findIndex((end) => cityOf(map, end) === undefined);
  const ends = map.ends.map((end, at) => (at === free ? city.id : end));
  return { ...map, cities, ends: ends as unknown as GameMap['ends'] };
}

export function withCityAt(map: GameMap, place: number, { x, y }: Point): GameMap {
  const at = { x: within(x, map.width), y: within(y, map.height) };
  return {
    ...map,
    cities: map.cities.map((city, each) => (each === place ? { ...city, ...at } : city)),
  };
}

/** The place of the route between two cities; -1: there is none. */
export function routeBetween({ routes }: GameMap, one: string, other: string): number {
  return routes.findIndex(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

/** A first guess of the cost is the distance. */
export function withRoute(map: GameMap, a: City, b: City): GameMap {
  const wide = Math.hypot(a.x - b.x, a.y - b.y) / Math.max(1, map.width);
  const cost = Math.max(1, Math.min(DEAREST, Math.round(wide / CUBE_WIDTH)));
  return { ...map, routes: [...map.routes, { a: a.id, b: b.id, cost }] };
}

/** The city becomes an end, and the one that was touched longest ago is none any more. */
export function withEnd(map: GameMap, id: string): GameMap {
  const [first, second] = map.ends;
  if (second === id) return map;
  if (first === id) return { ...map, ends: [second, first] };
  if (cityOf(map, first) === undefined) return { ...map, ends: [id, second] };
  return { ...map, ends: cityOf(map, second) === undefined ? [first, id] : [second, id] };
}

/** Routes and ends go along with a city that is called otherwise; with one that is gone its routes go. */
export function follow(before: GameMap, after: GameMap): GameMap {
  const named = withOwnIds(before, after);
  const isThere = new Set(named.cities.map(({ id }) => id));
  const gone = before.cities.filter(({ id }) => !isThere.has(id));
  if (gone.length === 0) return named;
  const renamed = new Map<string, string>();
  if (named.cities.length === before.cities.length) {
    for (const [at, { id }] of before.cities.entries()) {
      const now = named.cities[at]?.id;
      if (now !== undefined && !isThere.has(id)) renamed.set(id, now);
    }
  }
  const called = (id: string): string => renamed.get(id) ?? id;
  const lost = new Set(gone.map(({ id }) => id).filter((id) => !renamed.has(id)));
  return {
    ...named,
    ends: named.ends.map(called) as unknown as GameMap['ends'],
    routes: named.routes
      .filter(({ a, b }) => !lost.has(a) && !lost.has(b))
      .map((route) => ({ ...route, a: called(route.a), b: called(route.b) })),
    ...(named.scenery?.names === undefined
      ? {}
      : {
          scenery: {
            ...named.scenery,
            names: Object.fromEntries(
              Object.entries(named.scenery.names)
                .filter(([id]) => !lost.has(id))
                .map(([id, at]) => [called(id), at]),
            ),
          },
        }),
  };
}

/** Who gets a name gets the id that fits it, unless he chose one. */
function withOwnIds(before: GameMap, after: GameMap): GameMap {
  const at = after.cities.findIndex(
    ({ id, name }, place) =>
      NUMBERED.test(id) && before.cities[place]?.id === id && before.cities[place].name !== name,
  );
  const city = after.cities[at];
  const id = city && idFor(after, city.name);
  if (!city || id === undefined) return after;
  return {
    ...after,
    cities: after.cities.map((each, place) => (place === at ? { ...each, id } : each)),
  };
}

export function routeCalled(map: GameMap, place: number): string | undefined {
  const route = map.routes[place];
  if (!route) return undefined;
  const called = (id: string): string => cityOf(map, id)?.name ?? id;
  return `${called(route.a)} – ${called(route.b)}`;
}

/** One more city or route, put there by table: in the middle of the map, or between two that have none yet. */
export function entry(map: GameMap, list: string, language: Language): unknown {
  if (list === 'cities') return newCity(map, freeSpot(map), WORKBENCH_LABELS[language].city);
  if (list !== 'routes') return undefined;
  for (const [at, a] of map.cities.entries()) {
    const b = map.cities.slice(at + 1).find(({ id }) => routeBetween(map, a.id, id) < 0);
    if (b) return withRoute(map, a, b).routes.at(-1);
  }
  return undefined;
}

const APART = 0.08;

/** From the middle outwards, the first place that is not near a city. */
export function freeSpot({ cities, width, height }: GameMap): Point {
  const step = APART * width;
  for (let turn = 0; turn < 400; turn++) {
    const far = (step / 3) * Math.sqrt(turn);
    const spot = {
      x: width / 2 + far * Math.cos(turn * 2.4),
      y: height / 2 + far * Math.sin(turn * 2.4) * (height / width),
    };
    if (cities.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= step)) return spot;
  }
  return { x: width / 2, y: height / 2 };
}

/** Without a city or a route; a city takes its routes along. */
export function withoutEntry(map: GameMap, place: string): GameMap {
  const [list, number] = place.split('.');
  const isLeft = (_: unknown, at: number): boolean => at !== Number(number);
  return list === 'cities'
    ? follow(map, { ...map, cities: map.cities.filter(isLeft) })
    : { ...map, routes: map.routes.filter(isLeft) };
}
