/** The board: a transcription of the printed one (see README.md), as tables computed once. */
import { adjacency, hexId, type Hex } from '@roundhouse/kit/hex';
import type { Terrain } from './types.ts';

/** Odd rows lie half a hex further east. O is off the board. */
const GRID = [
  'OOOOOOOOOOOCFFCFCFFO',
  'OPCOPPCOOOFFFFFMFFCO',
  'OCPPPCPPPCFFFMMFFFFO',
  'PPPPPPPPPFCFMCPPCOOO',
  'OPPPPCPPCFFMMFPCOOOO',
  'PPPPFPCFFFMMFCPOOOOO',
  'OCPPFCFFFCMMFPOOOOOO',
  'PPPPFFFFFMCFCPOOOOOO',
  'OPPFFFFMMMFFFFCOOOOO',
  'PPFCFFCMMFFCPPOOOOOO',
  'OCFFFCMMMCFPPFOOOOOO',
  'PFFFFFMFFFPFCOOOOOOO',
  'OFFFCFCFFPPFOOOOOOOO',
  'PFFFFFFFPFCOOOOOOOOO',
  'OCFFCFFPPFOOOOOOOOOO',
  'PFFFFPPFCOOOOOOOOOOO',
  'OPFCFPCOOOOOOOOOOOOO',
  'COOOOOOOOOOOOOOOOOOO',
];

/** Name, column, row, Full Value, Shared Value; north to south. */
const CITY_ROWS: readonly (readonly [string, number, number, number, number])[] = [
  ['Buffalo', 11, 0, 4, 3],
  ['Syracuse', 14, 0, 2, 1],
  ['Albany', 16, 0, 3, 2],
  ['Chicago', 2, 1, 7, 5],
  ['Detroit', 6, 1, 4, 2],
  ['Boston', 18, 1, 5, 3],
  ['Rock Island', 1, 2, 2, 1],
  ['Fort Wayne', 5, 2, 2, 1],
  ['Cleveland', 9, 2, 4, 2],
  ['Pittsburgh', 10, 3, 5, 3],
  ['Harrisburg', 13, 3, 1, 1],
  ['New York', 16, 3, 8, 5],
  ['Indianapolis', 5, 4, 4, 2],
  ['Columbus', 8, 4, 1, 1],
  ['Philadelphia', 15, 4, 6, 4],
  ['Cincinnati', 6, 5, 4, 2],
  ['Baltimore', 13, 5, 5, 3],
  ['St. Louis', 1, 6, 5, 3],
  ['Louisville', 5, 6, 1, 1],
  ['Charlestown', 9, 6, 2, 1],
  ['Roanoke', 10, 7, 2, 1],
  ['Richmond', 12, 7, 3, 2],
  ['Norfolk', 14, 8, 2, 2],
  ['Nashville', 3, 9, 3, 2],
  ['Knoxville', 6, 9, 2, 1],
  ['Raleigh', 11, 9, 2, 1],
  ['Memphis', 1, 10, 3, 2],
  ['Chattanooga', 5, 10, 4, 2],
  ['Charlotte', 9, 10, 3, 2],
  ['Wilmington', 12, 11, 2, 1],
  ['Birmingham', 4, 12, 2, 1],
  ['Atlanta', 6, 12, 5, 3],
  ['Charleston', 10, 13, 3, 2],
  ['Jackson', 1, 14, 3, 2],
  ['Montgomery', 4, 14, 2, 1],
  ['Savannah', 8, 15, 3, 2],
  ['Mobile', 3, 16, 2, 1],
  ['Tallahassee', 6, 16, 2, 1],
  ['New Orleans', 0, 17, 5, 3],
];

/** Where no house may stand (AR-4.2). */
const CLOSED = ['New York', 'Baltimore', 'Philadelphia', 'Boston', 'Chicago'];
/** The cities of the special connections (AR-6.6). */
const SPECIAL = ['Chicago', 'New York', 'Atlanta'];

const LETTERS: Readonly<Record<string, Terrain>> = {
  P: 'plains',
  F: 'forest',
  M: 'mountain',
  C: 'city',
};

export interface BoardHex extends Hex {
  /** Column and row: '16,3'. */
  readonly id: string;
  readonly terrain: Terrain;
}

export interface City {
  readonly name: string;
  readonly hex: number;
  readonly full: number;
  readonly shared: number;
  /** No house may be built here. */
  readonly closed: boolean;
  readonly special: boolean;
}

/** All hexes, row by row. */
export const HEXES: readonly BoardHex[] = GRID.flatMap((line, row) =>
  Array.from(line).flatMap((letter, col) => {
    const terrain = LETTERS[letter];
    return terrain === undefined ? [] : [{ id: hexId({ col, row }), col, row, terrain }];
  }),
);

const PLACE_OF: ReadonlyMap<string, number> = new Map(HEXES.map((hex, place) => [hex.id, place]));

/** The place of a hex in HEXES by its id. */
export function hexAt(id: string): number | undefined {
  return PLACE_OF.get(id);
}

/** For each hex its neighbours. */
export const NEIGHBOURS: readonly (readonly number[])[] = adjacency(HEXES);

export const CITIES: readonly City[] = CITY_ROWS.map(([name, col, row, full, shared]) => ({
  name,
  hex: HEXES.findIndex((hex) => hex.col === col && hex.row === row),
  full,
  shared,
  closed: CLOSED.includes(name),
  special: SPECIAL.includes(name),
}));

export const CITY_AT: readonly (City | undefined)[] = HEXES.map((_, hex) =>
  CITIES.find((city) => city.hex === hex),
);

export const SPECIAL_CITIES: readonly City[] = CITIES.filter((city) => city.special);

/** Whether a hex holds one cube in all (AR-5.2). */
export const HOLDS_ONE: readonly boolean[] = HEXES.map(
  (hex) => hex.terrain === 'forest' || hex.terrain === 'mountain',
);
