/** Where the cars and their squares lie in the yard. */
import type { Box, Point } from '@roundhouse/ui/pieces/box';
import { TILE_WIDTH } from '../../src/tiles.ts';
import {
  BODY,
  carHeight,
  columnLeft,
  HIGH,
  MARGIN,
  PLATFORM,
  rowTop,
  WIDE,
} from '../board/geometry.ts';
import type { Square } from './editing.ts';

/** A car with the plate that has its name. */
const PLATE = 58;
const RIM = 10;
export const CAR = {
  width: TILE_WIDTH * WIDE + 2 * RIM,
  height: carHeight() + 2 * BODY + PLATE,
};
const GAP = 34;
const EDGE = 22;
const ABREAST = 2;
export const YARD = {
  width: ABREAST * CAR.width + GAP + 2 * EDGE,
  height: 2 * CAR.height + GAP + 2 * EDGE,
};

/** The upper left corner, plate included. */
export function carCorner(car: number): Point {
  return {
    x: EDGE + (car % ABREAST) * (CAR.width + GAP),
    y: EDGE + Math.floor(car / ABREAST) * (CAR.height + GAP),
  };
}

/** From where the board's own drawing of a car would have it. */
export function carShift(car: number): Point {
  const { x, y } = carCorner(car);
  return { x: x + RIM - MARGIN, y: y + PLATE - PLATFORM };
}

export function squareBox({ car, x, y }: Square): Box {
  const shift = carShift(car);
  return { x: shift.x + columnLeft(x), y: shift.y + rowTop(y), width: WIDE, height: HIGH };
}

/** Between a car and the next one. */
export function swapSpot(car: number): Point {
  const { x, y } = carCorner(car);
  return { x: x + CAR.width - 30, y: y + PLATE / 2 - 4 };
}
