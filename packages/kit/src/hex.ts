/**
 * Hexes with a point at the top, in odd-row offset coordinates: `row` grows south, `col` grows
 * east, and odd rows lie half a hex further east.
 */
export interface Hex {
  readonly col: number;
  readonly row: number;
}

/** East, north-east, north-west, west, south-west, south-east. */
const STEPS: readonly [
  even: readonly (readonly [number, number])[],
  odd: readonly (readonly [number, number])[],
] = [
  [
    [1, 0],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ],
  [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [0, 1],
    [1, 1],
  ],
];

export function hexId(hex: Hex): string {
  return `${hex.col},${hex.row}`;
}

/** The six hexes around, on the board or not: E, NE, NW, W, SW, SE. */
export function around(hex: Hex): Hex[] {
  const steps = (hex.row & 1) === 0 ? STEPS[0] : STEPS[1];
  return steps.map(([east, south]) => ({ col: hex.col + east, row: hex.row + south }));
}

/** For each hex of a board the places in the list of its neighbours, ascending. */
export function adjacency(board: readonly Hex[]): number[][] {
  const place = new Map(board.map((hex, index) => [hexId(hex), index]));
  return board.map((hex) =>
    around(hex)
      .flatMap((next) => place.get(hexId(next)) ?? [])
      .sort((a, b) => a - b),
  );
}
