/**
 * How a car is drawn: `.` floor, `s` cross seat, `b` bench seat, `p` and `q` the same with a printed
 * passenger, `#` operator's cab, `-` outer wall. Row 3 is the aisle, column 1 has the doors.
 */

export const TILE_WIDTH = 8;
export const TILE_HEIGHT = 7;
export const AISLE_ROW = 3;
export const DOOR_COLUMN = 1;
export const CAB_COLUMN = 0;

/** A train of any two cars has 32. */
export const SEATS_PER_TILE = 16;

export const FLOOR = '.';
export const CAB = '#';
/** What may stand beside the aisle. */
export const SIGNS: readonly string[] = [FLOOR, 's', 'b', 'p', 'q', CAB];

export function isBench(sign: string): boolean {
  return sign === 'b' || sign === 'q';
}
