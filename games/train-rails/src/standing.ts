/** Who stands and sits in a walker's way (TR-4.4 to TR-4.7). */
import { isAisle, perTrain, SEATS, type Train } from './train.ts';
import { NOWHERE, type Cell } from './types.ts';

/** The pawns that matter to a walk. */
export interface Standing {
  /** Seats taken, by anybody; of these, by opponents: as bits. */
  readonly taken: number;
  readonly opponents: number;
  /** By player: the cell of the aisle pawn, NOWHERE; the walker's own does not matter. */
  readonly aisle: readonly Cell[];
  readonly walker: number;
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

/** The floor of a train without its pawns: aisle cells are free, printed passengers shut. */
const emptyFloor = perTrain(({ places }) =>
  Uint8Array.from(places, ({ kind }) => (kind === 'passenger' ? SHUT : FREE)),
);

/** The floor with the opponents on it, until they are sent off it by `clearFloor`. */
export function crowdedFloor(train: Train, standing: Standing): Uint8Array {
  return put(emptyFloor(train), standing, CROWDED);
}
export function clearFloor(floor: Uint8Array, standing: Standing): void {
  put(floor, standing, FREE);
}

function put(floor: Uint8Array, { aisle, walker }: Standing, sort: number): Uint8Array {
  for (let player = 0; player < aisle.length; player++) {
    const cell = aisle[player] ?? NOWHERE;
    if (player !== walker && cell !== NOWHERE) floor[cell] = sort;
  }
  return floor;
}

/** What this cell is. */
export function sortOf(floor: Uint8Array, { taken, opponents }: Standing, cell: Cell): number {
  if (cell >= SEATS) return floor[cell] ?? SHUT;
  return ((taken >>> cell) & 1) * SHUT + ((opponents >>> cell) & 1);
}

/** TR-4.7: a held pawn pays to step onto any aisle cell but the one it came from. */
export function leavingCost(train: Train, { held, cameFrom }: Walker, cell: Cell): number {
  return held && isAisle(train, cell) && cell !== cameFrom ? 1 : 0;
}
