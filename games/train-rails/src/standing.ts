/** Who stands and sits in a walker's way (TR-4.4 to TR-4.7). */
import { isAisle, SEATS, type Train } from './train.ts';
import { NOWHERE, type Cell } from './types.ts';

/** The pawns that matter to a walk. */
export interface Standing {
  /** Seats taken, by anybody; of these, by opponents: as bits. */
  readonly taken: number;
  readonly opponents: number;
  /** The cells of opponents' aisle pawns. */
  readonly aisle: readonly Cell[];
}

export interface Walker {
  readonly start: Cell;
  /** TR-4.7: an opponent was there first. */
  readonly held: boolean;
  /** The aisle cell that a held pawn may step back to for nothing. */
  readonly cameFrom: Cell;
}

/** No train has more cells. */
export const CELLS = 96;

/** What a cell is to the walker: free, an aisle cell with opponents, shut, an opponent's seat. */
export const FREE = 0;
export const CROWDED = 1;
export const SHUT = 2;
export const OPPONENT = 3;

const cells = new Uint8Array(CELLS);

/** What each cell is; good until the next call: it is one and the same list. */
export function lookAround({ aisleEnd }: Train, standing: Standing): Uint8Array {
  const { taken, opponents, aisle } = standing;
  for (let seat = 0; seat < SEATS; seat++) {
    cells[seat] = ((taken >>> seat) & 1) * SHUT + ((opponents >>> seat) & 1);
  }
  cells.fill(FREE, SEATS, aisleEnd);
  cells.fill(SHUT, aisleEnd);
  for (let i = 0; i < aisle.length; i++) {
    const cell = aisle[i] ?? NOWHERE;
    if (cell !== NOWHERE) cells[cell] = CROWDED;
  }
  return cells;
}

/** TR-4.7: a held pawn pays to step onto any aisle cell but the one it came from. */
export function leavingCost(train: Train, { held, cameFrom }: Walker, cell: Cell): number {
  return held && isAisle(train, cell) && cell !== cameFrom ? 1 : 0;
}
