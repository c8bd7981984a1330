/** What can be read off the networks: who is where, and what each company may hope to take. */
import {
  boardOf,
  COMPANIES,
  GOODS,
  NONE,
  type Board,
  type Company,
  type View,
} from '../src/index.ts';
import { growthOf, type Growth } from './growth.ts';
import { marginal } from './worth.ts';

export interface Reading {
  readonly board: Board;
  /** By city: how many companies have it in their network, and which, as bits. */
  readonly crowd: Uint8Array;
  readonly present: Uint8Array;
  /** Cubes by company and colour, each city shared by those who are there. */
  readonly hopes: Float64Array;
  /** What one more cube of each colour would add to a share, by company and colour. */
  readonly marginals: Float64Array;
  /** By company, made when first asked for. */
  readonly growths: (Growth | undefined)[];
  readonly owner: readonly number[];
  readonly start: readonly number[];
}

let last: Reading | undefined;

/** In an auction the networks stay as they are, so the last reading mostly serves again. */
export function readingOf(view: View): Reading {
  const board = boardOf(view.config);
  if (last?.board === board && isSame(last.owner, view.owner) && isSame(last.start, view.start)) {
    return last;
  }
  last = read(view, board);
  return last;
}

function isSame(one: readonly number[], two: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== two[i]) return false;
  return true;
}

function read(view: View, board: Board): Reading {
  const cities = board.cities.length;
  const crowd = new Uint8Array(cities);
  const present = new Uint8Array(cities);
  const hopes = new Float64Array(COMPANIES.length * GOODS.length);
  const marginals = new Float64Array(COMPANIES.length * GOODS.length);
  for (let company = 0; company < COMPANIES.length; company++) {
    for (let city = 0; city < cities; city++) {
      const word = view.network[company * board.cityWords + (city >> 5)] ?? 0;
      if (((word >> (city & 31)) & 1) === 0) continue;
      crowd[city] = (crowd[city] ?? 0) + 1;
      present[city] = (present[city] ?? 0) | (1 << company);
    }
  }
  for (let city = 0; city < cities; city++) {
    const part = 1 / (crowd[city] ?? 1);
    for (let bits = present[city] ?? 0; bits !== 0; bits &= bits - 1) {
      const at = (31 - Math.clz32(bits & -bits)) * GOODS.length + (board.colour[city] ?? 0);
      hopes[at] = (hopes[at] ?? 0) + part;
    }
  }
  for (let at = 0; at < hopes.length; at++) {
    const colour = at % GOODS.length;
    marginals[at] = marginal(hopes, at - colour, colour, 1);
  }
  const growths = COMPANIES.map(() => undefined);
  const { owner, start } = view;
  return {
    board,
    crowd,
    present,
    hopes,
    marginals,
    growths,
    owner: owner.slice(),
    start: start.slice(),
  };
}

export function growthIn(reading: Reading, company: Company): Growth {
  const known = reading.growths[company];
  if (known) return known;
  const growth = growthOf(reading, company);
  reading.growths[company] = growth;
  return growth;
}

export function isFree(reading: Reading, route: number): boolean {
  return reading.owner[route] === NONE;
}
