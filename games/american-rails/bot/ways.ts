/** A company's cheapest ways over the map, as far as its money and its cubes reach. */
import { boardOf, HEXES, NEIGHBOURS, type City } from '../src/board.ts';
import { hasCube } from '../src/mask.ts';
import { cubeCost } from '../src/track.ts';
import type { Company, View } from '../src/types.ts';

export interface Way {
  readonly city: City;
  /** The first hex on the way. */
  readonly first: number;
  readonly cubes: number;
  readonly cost: number;
  /** What this city and those passed bring together. */
  readonly gain: number;
}

/** Ways are searched by effort: dollars, and so many dollars for each cube. */
export interface Reach {
  readonly purse: number;
  readonly cubeEffort: number;
}

/** Kept between calls: a search allocates nothing but what it finds. */
const cost = new Uint16Array(HEXES.length);
const cubes = new Uint8Array(HEXES.length);
const first = new Uint16Array(HEXES.length);
const gain = new Float64Array(HEXES.length);
const effortTo = new Uint16Array(HEXES.length);
const FARTHEST = 160;
const UNREACHED = 0xffff;
const buckets: number[][] = Array.from({ length: FARTHEST + 1 }, () => []);

/** All cities that the company can reach, the nearest first; `worth` is what a cube in a city brings. */
export function waysOf(
  view: View,
  company: Company,
  { purse, cubeEffort }: Reach,
  worth: (city: City) => number,
): Way[] {
  const { supply, frontier } = view.companies[company];
  const board = boardOf(view.config);
  const { cityAt, holdsOne } = board;
  const found: Way[] = [];
  effortTo.fill(UNREACHED);
  let last = 0;
  const step = (hex: number, from: number): void => {
    const mask = view.map[hex] ?? 0;
    if (hasCube(mask, company) || (holdsOne[hex] && mask !== 0)) return;
    const sum = (from < 0 ? 0 : (cost[from] ?? 0)) + cubeCost(board, hex, mask);
    const count = from < 0 ? 1 : (cubes[from] ?? 0) + 1;
    const effort = sum + cubeEffort * count;
    if (sum > purse || count > supply || effort > FARTHEST) return;
    if (effort >= (effortTo[hex] ?? 0)) return;
    effortTo[hex] = effort;
    cost[hex] = sum;
    cubes[hex] = count;
    first[hex] = from < 0 ? hex : (first[from] ?? 0);
    gain[hex] = from < 0 ? 0 : (gain[from] ?? 0);
    buckets[effort]?.push(hex);
    if (effort > last) last = effort;
  };
  for (let word = 0; word < frontier.length; word++) {
    for (let left = frontier[word] ?? 0; left !== 0; left &= left - 1) {
      step(word * 32 + 31 - Math.clz32(left & -left), -1);
    }
  }
  for (let effort = 0; effort <= last; effort++) {
    const bucket = buckets[effort] ?? [];
    for (const hex of bucket) {
      if (effortTo[hex] !== effort) continue;
      const city = cityAt[hex];
      if (city) {
        gain[hex] = (gain[hex] ?? 0) + worth(city);
        found.push({
          city,
          first: first[hex] ?? 0,
          cubes: cubes[hex] ?? 0,
          cost: cost[hex] ?? 0,
          gain: gain[hex] ?? 0,
        });
      }
      for (const next of NEIGHBOURS[hex] ?? []) step(next, hex);
    }
    bucket.length = 0;
  }
  return found;
}
