/** Who stands and sits in a walker's way (TR-4.4 to TR-4.7). */
import { repeated } from './cards.ts';
import { isAisle, perTrain, SEATS, type Train } from './train.ts';
import * as types from './types.ts';
import type { Cell } from './types.ts';

// Constants of this file: engines look imported names up each time.
const NOWHERE = types.NOWHERE;

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

/** A set of cells: seats in the first word, the others behind, a bit each. */
type CellSet = number[];
const WORDS = CELLS / SEATS;

/** Printed passengers stay (TR-4.4). */
const passengersOf = perTrain(({ places }): CellSet => {
  const passengers = repeated(0, WORDS);
  for (const [cell, { kind }] of places.entries()) if (kind === 'passenger') add(passengers, cell);
  return passengers;
});

const occupied: CellSet = repeated(0, WORDS);

function add(cells: CellSet, cell: Cell): void {
  cells[cell >> 5] = (cells[cell >> 5] ?? 0) | (1 << (cell & 31));
}

/** TR-4.4, TR-4.5: the cells that are not free. Good until the next call: it is one and the same set. */
export function occupiedCells(
  train: Train,
  { taken, aisle, walker }: Omit<Standing, 'opponents'>,
): CellSet {
  const passengers = passengersOf(train);
  occupied[0] = taken;
  occupied[1] = passengers[1] ?? 0;
  occupied[2] = passengers[2] ?? 0;
  for (let player = 0; player < aisle.length; player++) {
    const cell = aisle[player] ?? NOWHERE;
    if (player !== walker && cell !== NOWHERE) add(occupied, cell);
  }
  return occupied;
}

/** 1: the cell is occupied; 0: it is free. */
export function occupantsAt(cells: CellSet, cell: Cell): number {
  return ((cells[cell >> 5] ?? 0) >>> (cell & 31)) & 1;
}

/** TR-4.7: a held pawn pays to step onto any aisle cell but the one it came from. */
export function leavingCost(train: Train, { held, cameFrom }: Walker, cell: Cell): number {
  return held && isAisle(train, cell) && cell !== cameFrom ? 1 : 0;
}
