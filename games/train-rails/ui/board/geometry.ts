/**
 * Where things lie in the drawing. A train joined at its long sides is drawn standing on its end: it is
 * as long as the other then, and everything that stands upright is put there afterwards.
 */
import type { Box, Point } from '@roundhouse/ui/pieces/box';
import type { CellId, Door, DoorId, TrainCell, Train } from '../../src/index.ts';
import { TILE_HEIGHT, TILE_WIDTH } from '../../src/tiles.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of a cell; cells in the wall, the doorways, are lower. */
export const WIDE = 57;
export const HIGH = 59;
export const WALL = 40;
/** The platforms along the train, and how far the body stands out. */
export const PLATFORM = 86;
export const BODY = 6;
/** From the edge of the drawing to the first cell. */
export const MARGIN = 30;
/** Between two cars side by side. */
const GAP = 14;

/** The column's left and the row's upper edge, before the drawing is turned. */
export function columnLeft(x: number): number {
  return MARGIN + x * WIDE;
}
export function rowTop(y: number): number {
  const car = y >= TILE_HEIGHT ? 1 : 0;
  const row = y - car * TILE_HEIGHT;
  const within = row === 0 ? 0 : WALL + (row - 1) * HIGH;
  return PLATFORM + BODY + car * (carHeight() + GAP) + within;
}

/** Without the body's rim. */
export function carHeight(): number {
  return 2 * WALL + (TILE_HEIGHT - 2) * HIGH;
}

function isWallRow(y: number): boolean {
  const row = y % TILE_HEIGHT;
  return row === 0 || row === TILE_HEIGHT - 1;
}

export function rowHeight(y: number): number {
  return isWallRow(y) ? WALL : HIGH;
}

export interface DoorDrawing {
  readonly id: DoorId;
  readonly start: Box;
  readonly missed: Box;
  /** Which way the start space points: from the platform into the train. */
  readonly way: Point;
}

export interface Drawing {
  readonly train: Train;
  readonly size: Size;
  readonly isTurned: boolean;
  readonly cells: ReadonlyMap<CellId, Box>;
  readonly doors: readonly DoorDrawing[];
  /** Where the players' pawns stand that are not in play yet. */
  benches(seats: number): readonly Box[];
  readonly die: Point;
  /** The cars' names. */
  readonly signs: readonly { readonly name: string; readonly at: Point }[];
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The size before turning. */
export function flatSize({ width, height }: Train): Size {
  const lastRow = height - 1;
  return {
    width: 2 * MARGIN + width * WIDE,
    height: rowTop(lastRow) + rowHeight(lastRow) + BODY + PLATFORM,
  };
}

function cellBox({ x, y }: TrainCell): Box {
  return { x: columnLeft(x), y: rowTop(y), width: WIDE, height: rowHeight(y) };
}

const START = { width: 55, height: 56 };
const MISSED = { width: 51, height: 50 };

function spaceBox(column: number, isNorth: boolean, size: Size, flat: Size): Box {
  const middle = isNorth ? 52 : flat.height - 52;
  return {
    x: columnLeft(column) + (WIDE - size.width) / 2,
    y: middle - size.height / 2,
    ...size,
  };
}

function doorDrawing({ id, side, start, missed }: Door, flat: Size, turn: Turn): DoorDrawing {
  const isNorth = side === 'N';
  const way = { x: 0, y: isNorth ? 1 : -1 };
  return {
    id,
    start: turn.box(spaceBox(start.x, isNorth, START, flat)),
    missed: turn.box(spaceBox(missed.x, isNorth, MISSED, flat)),
    way: turn.isTurned ? { x: way.y, y: 0 } : way,
  };
}

interface Turn {
  readonly isTurned: boolean;
  point(point: Point): Point;
  box(box: Box): Box;
}

function turnOf(isTurned: boolean, flat: Size): Turn {
  const point = ({ x, y }: Point): Point => (isTurned ? { x: y, y: flat.width - x } : { x, y });
  return {
    isTurned,
    point,
    box(box) {
      if (!isTurned) return box;
      const { x, y } = point({ x: box.x + box.width, y: box.y });
      return { x, y, width: box.height, height: box.width };
    },
  };
}

/** The part of the lower platform that no door needs, cut into equal pieces. */
function benchBoxes(train: Train, flat: Size, turn: Turn, seats: number): readonly Box[] {
  const isShort = train.join === 'short';
  const left = columnLeft(3) + 8;
  const right = isShort ? columnLeft(train.width - 3) - 8 : flat.width - 12;
  const width = (right - left) / seats;
  const boxes = Array.from({ length: seats }, (_, seat) => ({
    x: left + seat * width,
    y: flat.height - PLATFORM + 8,
    width,
    height: PLATFORM - 14,
  }));
  const turned = boxes.map(turn.box);
  return turn.isTurned ? turned.toReversed() : turned;
}

/** A bench beside a turned train. */
export function isNarrowBench({ width }: Box): boolean {
  return width < 100;
}

/** The backs of the number cards (0) and action cards (1) in hand, on their owner's bench. */
export function backBox(bench: Box, index: number): Box {
  const isNarrow = isNarrowBench(bench);
  const width = isNarrow ? 14 : 20;
  const apart = width + 3;
  return {
    x: bench.x + bench.width - (isNarrow ? 4 : 8) - (2 - index) * apart,
    y: bench.y + bench.height - 34,
    width,
    height: 27,
  };
}

const drawings = new Map<Train, Drawing>();

export function drawingOf(train: Train): Drawing {
  const known = drawings.get(train);
  if (known) return known;
  const made = draw(train);
  drawings.set(train, made);
  return made;
}

function draw(train: Train): Drawing {
  const flat = flatSize(train);
  const isTurned = train.join === 'long';
  const turn = turnOf(isTurned, flat);
  const [first, second] = [`1${train.pair[0]}`, `2${train.pair[2]}`];
  const middle = (TILE_WIDTH / 2 + 1) * WIDE + MARGIN;
  return {
    train,
    size: isTurned ? { width: flat.height, height: flat.width } : flat,
    isTurned,
    cells: new Map(train.places.map((place) => [place.id, turn.box(cellBox(place))])),
    doors: train.doors.map((door) => doorDrawing(door, flat, turn)),
    benches: (seats) => benchBoxes(train, flat, turn, seats),
    die: turn.point({ x: isTurned ? flat.width - 146 : flat.width / 2, y: 43 }),
    signs: isTurned
      ? [
          { name: first, at: turn.point({ x: flat.width - 214, y: 43 }) },
          { name: second, at: turn.point({ x: 32, y: flat.height - 43 }) },
        ]
      : [
          { name: first, at: { x: middle, y: 43 } },
          { name: second, at: { x: flat.width - middle, y: 43 } },
        ],
  };
}
