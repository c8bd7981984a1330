/** The map as characters: cities where they lie, built links in their company's sign. */
import { Canvas } from '@roundhouse/ui/canvas';
import type { TerminalStyle } from '@roundhouse/ui/terminal';
import { boardOf, COMPANIES, NONE, type Board, type View } from '../../src/index.ts';
import { GOODS_LETTERS, MARKS } from './marks.ts';

/** A character is about twice as high as wide; a little more height keeps the lines apart. */
const STRETCH = 0.62;
const WIDEST = 132;
/** Room for half a city's sign on either side. */
const MARGIN = 4;

export function drawMap(view: View, style: TerminalStyle): string {
  const board = boardOf(view.config);
  const columns = Math.min(style.columns, WIDEST);
  const spots = spotsOf(board, columns);
  const rows = Math.max(...spots.map(({ row }) => row)) + 1;
  const sheet = new Canvas(columns, rows);
  const isBuilt = (route: number): boolean => view.owner[route] !== NONE;
  const routes = board.routeIds.map((_, route) => route);
  for (const route of routes) if (!isBuilt(route)) drawRoute(sheet, view, board, spots, route);
  for (const route of routes) if (isBuilt(route)) drawRoute(sheet, view, board, spots, route);
  board.cities.forEach((_, city) => drawCity(sheet, columns, view, board, spots, city));
  return sheet.lines(style).join('\n');
}

interface Spot {
  readonly column: number;
  readonly row: number;
}

/** Where the middle of each city's sign stands; signs that would touch move a row down. */
function spotsOf({ cities, map }: Board, columns: number): Spot[] {
  const rows = (columns * STRETCH * map.height) / map.width;
  const top = Math.min(...cities.map(({ y }) => y));
  const spots: Spot[] = [];
  for (const { x, y } of cities) {
    const column = MARGIN + Math.round((x / map.width) * (columns - 1 - 2 * MARGIN));
    let row = Math.round(((y - top) / map.height) * rows);
    const isTaken = (at: number): boolean =>
      spots.some((spot) => spot.row === at && Math.abs(spot.column - column) < 2 * MARGIN);
    while (isTaken(row)) row++;
    spots.push({ column, row });
  }
  return spots;
}

/** A free route is a dotted line with its cost in the middle. */
function drawRoute(
  sheet: Canvas,
  view: View,
  board: Board,
  spots: readonly Spot[],
  route: number,
): void {
  const from = spots[board.a[route] ?? -1];
  const to = spots[board.b[route] ?? -1];
  if (!from || !to) return;
  const company = COMPANIES[view.owner[route] ?? NONE];
  const mark = company === undefined ? undefined : MARKS[company];
  const steps = Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row), 1);
  for (let step = 0; step <= steps; step++) {
    const column = Math.round(from.column + ((to.column - from.column) * step) / steps);
    const row = Math.round(from.row + ((to.row - from.row) * step) / steps);
    sheet.put(column, row, mark?.sign ?? '·', mark?.paint ?? 'grey');
  }
  if (mark !== undefined) return;
  const column = Math.round((from.column + to.column) / 2);
  const row = Math.round((from.row + to.row) / 2);
  sheet.put(column, row, String(board.cost[route] ?? ''));
}

/** `<NYC50w>`: a hexagon, its value, its goods; `-` once the cube is gone. */
function drawCity(
  sheet: Canvas,
  columns: number,
  view: View,
  board: Board,
  spots: readonly Spot[],
  city: number,
): void {
  const spot = spots[city];
  const facts = board.cities[city];
  if (!spot || !facts) return;
  const isSettling = view.phase === 'goods' || view.phase === 'over';
  const hasCube = (((view.goods[city >> 5] ?? 0) >> (city & 31)) & 1) === 1;
  const goods = isSettling && !hasCube ? '-' : GOODS_LETTERS[facts.goods];
  const inside = `${facts.id}${facts.value}${goods}`;
  const text = facts.shape === 'hexagon' ? `<${inside}>` : `(${inside})`;
  const first = spot.column - Math.floor(text.length / 2);
  const left = Math.max(0, Math.min(first, columns - text.length));
  sheet.put(left, spot.row, text, 'bold');
}
