/** Where everything lies on the drawing, in its units. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { HEXES, type Board } from '../../src/board.ts';

export const DRAWING = { width: 980, height: 800 } as const;

const COLUMN = 45.5534;
const ROW = 39.45;
const LEFT = 57.25;
const TOP = 64.675;

export const CENTRES: readonly Point[] = HEXES.map(({ col, row }) => ({
  x: LEFT + COLUMN * (col + (row & 1) / 2),
  y: TOP + ROW * row,
}));

const NOWHERE: Point = { x: 0, y: 0 };

export function centreOf(hex: number): Point {
  return CENTRES[hex] ?? NOWHERE;
}

/** Outlines of hexes by the distance from the middle to a corner. */
export const TILE = 25.6;
export const INNER = 23.7;
export const WALL = 22.3;
export const OUTER = 26.9;

const number = (value: number): string => String(Math.round(value * 100) / 100);

export function hexOutline({ x, y }: Point, radius: number): string {
  const across = number(radius * Math.cos(Math.PI / 6));
  const half = number(radius / 2);
  return `M${number(x)} ${number(y - radius)}l${across} ${half}v${number(radius)}l-${across} ${half}l-${across} -${half}v-${number(radius)}z`;
}

/** One shape for many hexes. */
export function outlines(hexes: readonly number[], radius: number): string {
  return hexes.map((hex) => hexOutline(centreOf(hex), radius)).join('');
}

/** A cube's place in its hex. */
export interface Slot extends Point {
  readonly size: number;
}

const slots = (size: number, ...points: readonly (readonly [number, number])[]): Slot[] =>
  points.map(([x, y]) => ({ x, y, size }));

const TWO_ROWS = [
  [-13, -3.6],
  [0, -3.6],
  [13, -3.6],
  [-13, 7.8],
  [0, 7.8],
  [13, 7.8],
] as const;
/** By how many cubes lie there, one to six. */
const CITY_SLOTS: readonly (readonly Slot[])[] = [
  slots(14, [0, 2.4]),
  slots(14, [-8.2, 2.4], [8.2, 2.4]),
  slots(12.2, [-14, 2.6], [0, 2.6], [14, 2.6]),
  slots(10.8, [-6.5, -3.6], [6.5, -3.6], [-6.5, 7.8], [6.5, 7.8]),
  slots(10.8, ...TWO_ROWS.slice(0, 5)),
  slots(10.8, ...TWO_ROWS),
];
const OPEN_SLOTS: readonly (readonly Slot[])[] = [
  slots(18, [0, 0]),
  slots(15.5, [-9.25, 0], [9.25, 0]),
  slots(14, [0, -9], [-8.6, 8], [8.6, 8]),
  slots(14, [-8.2, -8.2], [8.2, -8.2], [-8.2, 8.2], [8.2, 8.2]),
  slots(12, [-13.4, -7], [0, -7], [13.4, -7], [-7, 7.4], [7, 7.4]),
  slots(12, [-13.4, -7], [0, -7], [13.4, -7], [-13.4, 7.4], [0, 7.4], [13.4, 7.4]),
];

/** Where `count` cubes lie in a hex, from its middle. */
export function slotsIn(board: Board, hex: number, count: number): readonly Slot[] {
  const isCity = board.terrain[hex] === 'city';
  return (isCity ? CITY_SLOTS : OPEN_SLOTS)[count - 1] ?? [];
}

/** Two rows of cubes push a city's plate up and its name down. */
export function cityLines(count: number): { readonly plate: number; readonly name: number } {
  return count > 3 ? { plate: -23.4, name: 14.6 } : { plate: -19.8, name: 12.3 };
}

/** How wide a city's name is on its sign. */
export function nameWidth(name: string): number {
  let width = 7;
  for (const letter of name.toUpperCase()) {
    width += 5.6 + ('I.'.includes(letter) ? -2.4 : 'MW'.includes(letter) ? 1.2 : 0);
  }
  return width;
}

const BAND = 24;
const RIGHT = DRAWING.width - BAND;
const BOTTOM = DRAWING.height - BAND;
const UPRIGHT = (BOTTOM - BAND) / 19;
const LYING = (RIGHT - BAND) / 29;

export interface Stop extends Point {
  /** Towards the map, for what does not fit on the track. */
  readonly inward: Point;
  readonly isCorner: boolean;
}

/** The income track is the frame: up the left side, over the top, down the right, back below. */
export function incomeStop(income: number): Stop {
  const at = ((income % 100) + 100) % 100;
  const isCorner = at === 0 || at === 20 || at === 50 || at === 70;
  const half = BAND / 2;
  if (at < 20) {
    const y = at === 0 ? BOTTOM + half : BOTTOM - UPRIGHT * (at - 0.5);
    return { x: half, y, inward: { x: 1, y: 0 }, isCorner };
  }
  if (at < 50) {
    const x = at === 20 ? half : BAND + LYING * (at - 20.5);
    return { x, y: half, inward: { x: 0, y: 1 }, isCorner };
  }
  if (at < 70) {
    const y = at === 50 ? half : BAND + UPRIGHT * (at - 50.5);
    return { x: RIGHT + half, y, inward: { x: -1, y: 0 }, isCorner };
  }
  const x = at === 70 ? RIGHT + half : RIGHT - LYING * (at - 70.5);
  return { x, y: BOTTOM + half, inward: { x: 0, y: -1 }, isCorner };
}

/** The size of a stop's field on the frame. */
export function incomeField(income: number): { readonly width: number; readonly height: number } {
  const { isCorner } = incomeStop(income);
  if (isCorner) return { width: BAND, height: BAND };
  const isUpright = income < 20 || (income > 50 && income < 70);
  return isUpright ? { width: BAND, height: UPRIGHT } : { width: LYING, height: BAND };
}

/** The panel of actions in the sea. */
export const PANEL = { x: 676, y: 450, width: 270, height: 316 } as const;
const SLOT_LEFT = 122;
const SLOT_APART = 48;
const ROW_TOP = 41;
export const PANEL_ROW = 33;
export const SPACE_SLOT = { width: 42, height: 27 } as const;

/** The upper left corner of a space, in the panel. */
export function spaceCorner(phase: number, place: number): Point {
  return { x: SLOT_LEFT + SLOT_APART * (phase - 1), y: ROW_TOP + PANEL_ROW * place };
}

/** The middle of a train on a space, in the panel. */
export function trainStand(phase: number, place: number): Point {
  const { x, y } = spaceCorner(phase, place);
  return { x: x + SPACE_SLOT.width / 2, y: y + 12.5 };
}

/** The middle of a train on the turn order track, in the panel. */
export function orderStand(place: number): Point {
  return { x: 102 + 33 * place, y: PANEL.height - 23 };
}
