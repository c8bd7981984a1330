/**
 * The train from above, one field four characters wide: a mark for the edge to its left and three for
 * what is there. A cell's name is the head of its column and the number of its row.
 */
import { Canvas } from '@roundhouse/ui/canvas';
import type { TerminalStyle } from '@roundhouse/ui/terminal';
import type { TrainCell, Train, View } from '../../src/index.ts';
import { trainOfView } from '../face/reading.ts';
import { inkOf } from './marks.ts';

const FIELD = 4;
const LEFT = 3;
/** Rows above the train: the column heads, then the spaces before the doors. */
const TOP = 2;
const TILE_ROWS = 7;

/** In a long join the lower tile has its own column heads: three rows for the first, one between. */
function rowAt(train: Train, y: number): number {
  return train.join === 'long' && y >= TILE_ROWS ? TOP + y + 1 : TOP + y;
}

export function drawTrain(view: View, style: TerminalStyle): string[] {
  const train = trainOfView(view);
  if (!train) return [];
  const sheet = new Canvas(style.columns);
  drawHeads(sheet, train);
  for (const { x, y, cab } of train.solids) {
    sheet.put(LEFT + x * FIELD, rowAt(train, y), cab ? '####' : '====', 'grey');
  }
  const rightOf = edgesToTheLeft(train);
  for (const place of train.places) drawPlace(sheet, view, train, place, rightOf.get(place.id));
  for (const door of train.doors) {
    const row = door.side === 'N' ? TOP - 1 : rowAt(train, train.height - 1) + 1;
    const at = (missed: boolean): number[] =>
      view.players.flatMap(({ waiting }, seat) =>
        waiting?.door === door.id && waiting.missed === missed ? [seat] : [],
      );
    // Four pawns fit behind each letter.
    const apart = door.missed.x > door.start.x ? 1 : -1;
    drawOutside(sheet, LEFT + door.start.x * FIELD, row, 'S', at(false));
    drawOutside(sheet, LEFT + door.missed.x * FIELD + apart, row, 'M', at(true));
  }
  return sheet.lines(style);
}

function drawHeads(sheet: Canvas, train: Train): void {
  for (const { id, x, y } of train.places) {
    const top = train.join === 'long' && y >= TILE_ROWS ? rowAt(train, TILE_ROWS) - 1 : 0;
    sheet.put(LEFT + x * FIELD + 1, top, id.slice(0, 3), 'grey');
    sheet.put(1, rowAt(train, y), id.slice(3), 'grey');
  }
}

/** `|` a seat back, `:` a railing; the outer side of a row of seats is shut as well. */
function edgesToTheLeft(train: Train): Map<string, string> {
  const at = new Map(train.places.map((place) => [place.id, place]));
  const signs = new Map<string, string>();
  for (const { a, b, kind } of train.edges) {
    const [left, right] = [at.get(a), at.get(b)];
    if (!left || !right || left.y !== right.y || kind === 'open') continue;
    signs.set((left.x < right.x ? right : left).id, kind === 'back' ? '|' : ':');
  }
  return signs;
}

function drawPlace(
  sheet: Canvas,
  view: View,
  train: Train,
  { id, x, y, kind }: TrainCell,
  edge: string | undefined,
): void {
  const [column, row] = [LEFT + x * FIELD, rowAt(train, y)];
  if (edge !== undefined) sheet.put(column, row, edge, 'grey');
  if (kind === 'passenger') {
    sheet.put(column + 1, row, '(x)', 'grey');
    return;
  }
  if (kind === 'seat') {
    const seat = view.players.findIndex(({ sitting }) => sitting.includes(id));
    sheet.put(column + 1, row, '[ ]');
    if (seat >= 0) sheet.put(column + 2, row, String(seat + 1), inkOf(seat));
    return;
  }
  const standing = standingOn(view, id);
  if (standing.length === 0) sheet.put(column + 2, row, '.', 'grey');
  for (const [i, seat] of standing.entries()) {
    sheet.put(column + (standing.length > 2 ? 0 : 1) + i, row, String(seat + 1), inkOf(seat));
  }
}

/** TR-8.2's second pawn stands where it was pushed to. */
function standingOn(view: View, id: string): number[] {
  const frame = view.stack.at(-1);
  const pushed = frame?.type === 'reseat' && frame.pushed === id ? [frame.seat] : [];
  return [...view.players.flatMap(({ aisle }, seat) => (aisle === id ? [seat] : [])), ...pushed];
}

function drawOutside(
  sheet: Canvas,
  x: number,
  row: number,
  sign: string,
  seats: readonly number[],
): void {
  sheet.put(x, row, sign, 'grey');
  for (const [i, seat] of seats.entries()) sheet.put(x + 1 + i, row, String(seat + 1), inkOf(seat));
}
