/** What follows from a map, computed once for each config: numbers for names, bits for sets. */
import { oncePerBox } from '@roundhouse/engine';
import { emptyBits, setBit } from '@roundhouse/kit/bitset';
import { NETHERLANDS } from './maps/netherlands.ts';
import { TUTORIAL } from './maps/tutorial.ts';
import { USA } from './maps/usa.ts';
import { GOODS, type Action, type City, type Config, type GameMap, type MapName } from './types.ts';

export interface Board {
  readonly map: GameMap;
  readonly cities: readonly City[];
  readonly cityIndex: ReadonlyMap<string, number>;
  /** 'BAL-PIT', by route. */
  readonly routeIds: readonly string[];
  readonly routeIndex: ReadonlyMap<string, number>;
  /** The two ends of each route. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly cost: readonly number[];
  readonly value: readonly number[];
  /** By city: its place in `GOODS`. */
  readonly colour: readonly number[];
  readonly isHexagon: readonly boolean[];
  /** The transcontinental ends. */
  readonly west: number;
  readonly east: number;
  readonly cityWords: number;
  readonly routeWords: number;
  /** By city: the routes that touch it, as bits. */
  readonly routesAt: readonly (readonly number[])[];
  /** The routes that touch a hexagon, as bits. */
  readonly startRoutes: readonly number[];
  /** By cubes in a box, up to the dearest route: the routes that it can pay, as bits. */
  readonly payable: readonly (readonly number[])[];
  readonly build: readonly Action[];
  /** By route: the first links over it, one for each hexagon end. */
  readonly starts: readonly (readonly Action[])[];
  readonly take: readonly Action[];
}

export const MAPS: Readonly<Record<MapName, GameMap>> = {
  usa: USA,
  tutorial: TUTORIAL,
  netherlands: NETHERLANDS,
};

export function mapOf(config: Config): GameMap {
  return typeof config.map === 'string' ? MAPS[config.map] : config.map;
}

const boardFor = oncePerBox(makeBoard);

export function boardOf(config: Config): Board {
  return boardFor(mapOf(config));
}

function makeBoard(map: GameMap): Board {
  const { cities, routes } = map;
  const cityIndex = new Map(cities.map((city, at) => [city.id, at]));
  const indexOf = (id: string): number => {
    const at = cityIndex.get(id);
    if (at === undefined) throw new Error(`SD-7.7: the map has no city ${id}`);
    return at;
  };
  const routeIds = routes.map(({ a, b }) => `${a}-${b}`);
  const a = routes.map((route) => indexOf(route.a));
  const b = routes.map((route) => indexOf(route.b));
  const cost = routes.map((route) => route.cost);
  const isHexagon = cities.map((city) => city.shape === 'hexagon');
  const routesWhere = (holds: (route: number) => boolean): readonly number[] => {
    const bits = emptyBits(routes.length);
    routes.forEach((_, route) => {
      if (holds(route)) setBit(bits, route);
    });
    return bits;
  };
  const hexagonEnds = routes.map((_, route) =>
    [a[route] ?? 0, b[route] ?? 0].filter((city) => isHexagon[city]),
  );
  return {
    map,
    cities,
    cityIndex,
    routeIds,
    routeIndex: new Map(routeIds.map((id, at) => [id, at])),
    a,
    b,
    cost,
    value: cities.map((city) => city.value),
    colour: cities.map((city) => GOODS.indexOf(city.goods)),
    isHexagon,
    west: indexOf(map.ends[0]),
    east: indexOf(map.ends[1]),
    cityWords: Math.ceil(cities.length / 32),
    routeWords: Math.ceil(routes.length / 32),
    routesAt: cities.map((_, city) =>
      routesWhere((route) => a[route] === city || b[route] === city),
    ),
    startRoutes: routesWhere((route) => (hexagonEnds[route] ?? []).length > 0),
    payable: Array.from({ length: Math.max(...cost) + 1 }, (_, cubes) =>
      routesWhere((route) => (cost[route] ?? 0) <= cubes),
    ),
    build: routeIds.map((route) => Object.freeze({ type: 'build', route })),
    starts: hexagonEnds.map((ends, route) =>
      ends.map((city) =>
        Object.freeze({
          type: 'start',
          city: cities[city]?.id ?? '',
          route: routeIds[route] ?? '',
        }),
      ),
    ),
    take: cities.map(({ id }) => Object.freeze({ type: 'take', city: id })),
  };
}

/** The end of a route that is not this one. */
export function farEnd(board: Board, route: number, city: number): number {
  const a = board.a[route] ?? 0;
  return a === city ? (board.b[route] ?? 0) : a;
}
