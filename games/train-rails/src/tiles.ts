/**
 * The four cars, as drawn: `.` floor, `s` cross seat, `b` bench seat, `p` and `q` the same with a
 * printed passenger, `#` operator's cab, `-` outer wall. Row 3 is the aisle, column 1 has the doors.
 * `hidden` lists the seats that are reached only past a printed passenger.
 */
import type { Tile } from './types.ts';

export const TILE_WIDTH = 8;
export const TILE_HEIGHT = 7;
export const AISLE_ROW = 3;
export const DOOR_COLUMN = 1;

export interface TileData {
  /** The sort of car that it was drawn after. */
  readonly after: string;
  readonly rows: readonly string[];
  readonly hidden: readonly string[];
}

export const TILE_DATA: Readonly<Record<Tile, TileData>> = {
  A: {
    after: '2600 series: pairs of cross seats on both sides of a narrow aisle',
    rows: [
      '-.------', //
      '#.psssss',
      '#.spspsp',
      '........',
      'p.sspsps',
      's.ppsssp',
      '-.------',
    ],
    hidden: ['A31', 'A51', 'A71', 'A05', 'A45', 'A65'],
  },
  B: {
    after: '3200 series: pairs on one side, single seats and a standing bay on the other',
    rows: [
      '-.------', //
      's.psspss',
      'p.sspssp',
      '........',
      '#.p...sp',
      '#.ssssss',
      '-.------',
    ],
    hidden: ['B01', 'B41', 'B71', 'B25', 'B75'],
  },
  C: {
    after: '5000 series: benches along the walls of a wide middle bay',
    rows: [
      '-.------', //
      's.sbqbss',
      's.p...sp',
      '........',
      'p.s...ps',
      's.pbbbss',
      '-.------',
    ],
    hidden: ['C21', 'C71', 'C05', 'C65'],
  },
  D: {
    after: '7000 series: mixed seats, two open wheelchair corners with a bench',
    rows: [
      '-.------', //
      's.sspsbq',
      'p.pssp..',
      '........',
      's...psps',
      's.bbsssp',
      '-.------',
    ],
    hidden: ['D01', 'D21', 'D51', 'D45', 'D65'],
  },
};
