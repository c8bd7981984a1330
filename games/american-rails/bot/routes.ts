/** Where to build: for each company of a seat the cheapest ways to cities, and what they bring. */
import type { Seat } from '@roundhouse/engine';
import { CITIES, CITY_AT, HEXES, HOLDS_ONE, NEIGHBOURS, type City } from '../src/board.ts';
import { CONNECTION_INCOME, cityValue, connectedCities } from '../src/income.ts';
import { cubesIn, hasCube } from '../src/mask.ts';
import { cubeCost } from '../src/track.ts';
import { COMPANIES, type Company, type View } from '../src/types.ts';
import { dividendsLeft, stake } from './outlook.ts';

export interface Route {
  readonly company: Company;
  /** The first hex on the way. */
  readonly first: number;
  readonly cubes: number;
  readonly cost: number;
  /** Worth to the seat until the end. */
  readonly worth: number;
  /** Worth by dollar and cube. */
  readonly yield: number;
}

/** A cube is worth this many dollars of effort. */
const CUBE_EFFORT = 2;
const FARTHEST = 70;
/** Cubes that a company is given in a round, by all its owners. */
const CUBES_A_ROUND = 6;

/** All routes that the treasuries can pay, best yield first. */
export function routes(view: View, seat: Seat, cubesNow: number): Route[] {
  const found: Route[] = [];
  for (const company of COMPANIES) {
    const { held, supply, treasury } = view.companies[company];
    if ((held[seat] ?? 0) > 0 && supply > 0 && treasury >= 2) {
      addRoutes(view, seat, company, cubesNow, found);
    }
  }
  return found.sort((a, b) => b.yield - a.yield);
}

/** What each hex of the map costs and brings on the best way there. */
interface Way {
  readonly cost: number;
  readonly cubes: number;
  readonly first: number;
  readonly worth: number;
}

function addRoutes(
  view: View,
  seat: Seat,
  company: Company,
  cubesNow: number,
  found: Route[],
): void {
  const { supply, treasury } = view.companies[company];
  const ways = waysFrom(view, seat, company);
  const dividends = dividendsLeft(view);
  for (const { hex } of CITIES) {
    const way = ways[hex];
    if (!way || way.cubes === 0 || way.cubes > supply || way.cost > treasury) continue;
    const late = Math.ceil(Math.max(0, way.cubes - cubesNow) / CUBES_A_ROUND);
    const worth = way.worth * Math.max(0, dividends - late);
    if (worth <= 0) continue;
    const { first, cubes, cost } = way;
    found.push({ company, first, cubes, cost, worth, yield: worth / (cost + CUBE_EFFORT * cubes) });
  }
}

/** Dijkstra in buckets, from all cubes of the company. */
function waysFrom(view: View, seat: Seat, company: Company): readonly (Way | undefined)[] {
  const ways: (Way | undefined)[] = [];
  const buckets: { hex: number; way: Way }[][] = [];
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (hasCube(view.map[hex] ?? 0, company)) {
      put(buckets, hex, { cost: 0, cubes: 0, first: -1, worth: 0 });
    }
  }
  for (let effort = 0; effort < buckets.length && effort <= FARTHEST; effort++) {
    for (const { hex, way } of buckets[effort] ?? []) {
      if (ways[hex] !== undefined) continue;
      const city = way.cubes > 0 ? CITY_AT[hex] : undefined;
      const worth = way.worth + (city ? cityWorth(view, seat, company, city) : 0);
      const reached = { ...way, worth };
      ways[hex] = reached;
      for (const next of NEIGHBOURS[hex] ?? []) {
        if (ways[next] === undefined) step(view, reached, next, buckets);
      }
    }
  }
  return ways;
}

function put(buckets: { hex: number; way: Way }[][], hex: number, way: Way): void {
  const effort = way.cost + CUBE_EFFORT * way.cubes;
  while (buckets.length <= effort) buckets.push([]);
  buckets[effort]?.push({ hex, way });
}

function step(view: View, from: Way, hex: number, buckets: { hex: number; way: Way }[][]): void {
  const mask = view.map[hex] ?? 0;
  if (HOLDS_ONE[hex] && mask !== 0) return;
  put(buckets, hex, {
    cost: from.cost + cubeCost(hex, mask),
    cubes: from.cubes + 1,
    first: from.cubes === 0 ? hex : from.first,
    worth: from.worth,
  });
}

/** What a company's cube in a city brings the seat for each dividend, losses by sharing included. */
function cityWorth(view: View, seat: Seat, company: Company, city: City): number {
  const before = view.map[city.hex] ?? 0;
  const after = before | (1 << company);
  const value = cityValue(city, after);
  let worth = value * stake(view, seat, company);
  if (city.special) {
    worth += CONNECTION_INCOME * connectedCities(view, company) * stake(view, seat, company);
  }
  if (cubesIn(before) === 1) {
    const loss = value - cityValue(city, before);
    for (const first of COMPANIES) {
      if (hasCube(before, first)) worth += loss * stake(view, seat, first);
    }
  }
  return worth;
}
