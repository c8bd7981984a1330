/** The board: its hexes are printed, and what follows from a box is computed once for each. */
import { oncePerBox } from '@roundhouse/engine';
import { emptyBits, setBit } from '@roundhouse/kit/bitset';
import { adjacency, hexId, type Hex } from '@roundhouse/kit/hex';
import { BASE_COSTS, DEAREST_BASE } from './costs.ts';
import { MASKS } from './mask.ts';
import { OUR_BOX } from './our-box.ts';
import { RIVERS_BOX } from './rivers-box.ts';
import { TERRAINS, type BoxName, type Config, type RailsBox, type Terrain } from './types.ts';

/** The letters of a row of terrain. */
export const LETTERS: Readonly<Record<string, Terrain>> = {
  P: 'plains',
  F: 'forest',
  M: 'mountain',
  C: 'city',
};
/** Off the board. */
export const OFF = 'O';

export interface BoardHex extends Hex {
  /** Column and row: '16,3'. */
  readonly id: string;
}

export interface City {
  readonly name: string;
  readonly hex: number;
  readonly full: number;
  readonly shared: number;
  /** No house may be built here (AR-4.2). */
  readonly closed: boolean;
  /** Of the special connections (AR-6.6). */
  readonly special: boolean;
}

/** All hexes, row by row: every box has the same. */
export const HEXES: readonly BoardHex[] = OUR_BOX.terrain.flatMap((line, row) =>
  Array.from(line).flatMap((letter, col) =>
    letter === OFF ? [] : [{ id: hexId({ col, row }), col, row }],
  ),
);

const PLACE_OF: ReadonlyMap<string, number> = new Map(HEXES.map((hex, place) => [hex.id, place]));

/** The place of a hex in HEXES by its id. */
export function hexAt(id: string): number | undefined {
  return PLACE_OF.get(id);
}

/** For each hex its neighbours. */
export const NEIGHBOURS: readonly (readonly number[])[] = adjacency(HEXES);

export interface Board {
  readonly box: RailsBox;
  /** By hex, as the next three. */
  readonly terrain: readonly Terrain[];
  readonly cityAt: readonly (City | undefined)[];
  /** Whether a hex holds one cube in all (AR-5.2). */
  readonly holdsOne: readonly boolean[];
  /** Where in the table of costs those of its terrain begin. */
  readonly costsFrom: readonly number[];
  readonly cities: readonly City[];
  readonly special: readonly City[];
  /** For each treasury up to the dearest base cost the hexes that it could pay for when empty, as bits. */
  readonly payable: readonly (readonly number[])[];
}

function makeBoard(box: RailsBox): Board {
  const terrain = HEXES.map(({ col, row }) => LETTERS[box.terrain[row]?.[col] ?? ''] ?? 'plains');
  const cities = box.cities.map(({ name, col, row, full, shared, closed, special }): City => ({
    name,
    hex: hexAt(hexId({ col, row })) ?? 0,
    full,
    shared,
    closed: closed === true,
    special: special === true,
  }));
  return {
    box,
    terrain,
    cityAt: HEXES.map((_, hex) => cities.find((city) => city.hex === hex)),
    holdsOne: terrain.map((each) => each === 'forest' || each === 'mountain'),
    costsFrom: terrain.map((each) => TERRAINS.indexOf(each) * MASKS),
    cities,
    special: cities.filter((city) => city.special),
    payable: Array.from({ length: DEAREST_BASE + 1 }, (_, sum) => {
      const bits = emptyBits(HEXES.length);
      for (const [hex, each] of terrain.entries()) if (BASE_COSTS[each] <= sum) setBit(bits, hex);
      return bits;
    }),
  };
}

export const BOXES: Readonly<Record<BoxName, RailsBox>> = { ours: OUR_BOX, rivers: RIVERS_BOX };

const boardFor = oncePerBox(makeBoard);
export const OUR_BOARD: Board = boardFor(OUR_BOX);

export function boardOf({ box }: Pick<Config, 'box'>): Board {
  if (box === undefined) return OUR_BOARD;
  return boardFor(typeof box === 'string' ? BOXES[box] : box);
}
