/** SD-5: how far the two ends are from being joined, and what closing the gap brings. */
import { BUILDER_BONUS, PARTNER_BONUS } from '../src/figures.ts';
import { COMPANIES, NONE, type Board, type View } from '../src/index.ts';
import { participants } from '../src/transcontinental.ts';
import type { Temper } from './temper.ts';

export interface Gap {
  /** Cubes for the free routes that are missing between the ends. */
  readonly cubes: number;
  /** By city: cubes to each end. */
  readonly toWest: readonly number[];
  readonly toEast: readonly number[];
}

/** Undefined once the ends are joined. */
export function gapOf(view: View, board: Board): Gap | undefined {
  if (view.closer !== NONE) return undefined;
  const toWest = cubesFrom(view, board, board.west);
  const toEast = cubesFrom(view, board, board.east);
  return { cubes: toWest[board.east] ?? 0, toWest, toEast };
}

/** Built links cost nothing, free routes their number. */
function cubesFrom(view: View, board: Board, end: number): number[] {
  const far = board.cities.map((_, city) => (city === end ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (let route = 0; route < board.cost.length; route++) {
      const a = board.a[route] ?? 0;
      const b = board.b[route] ?? 0;
      const cost = view.owner[route] === NONE ? (board.cost[route] ?? 0) : 0;
      const viaA = (far[a] ?? 0) + cost;
      const viaB = (far[b] ?? 0) + cost;
      if (viaA < (far[b] ?? 0)) far[b] = viaA;
      else if (viaB < (far[a] ?? 0)) far[a] = viaB;
      else continue;
      changed = true;
    }
  }
  return far;
}

/** What laying this route brings the seat: the whole bonus when it closes, a part on the way. */
export function crossingGain(
  view: View,
  board: Board,
  gap: Gap | undefined,
  route: number,
  seat: number,
  { nearer, rivals }: Temper,
): number {
  if (gap === undefined) return 0;
  const cost = board.cost[route] ?? 0;
  const through = beside(gap, board, route);
  if (through === 0) return closingGain(view, board, route, seat, rivals);
  if (through + cost > gap.cubes) return 0;
  const within = gap.cubes <= (view.box[view.company] ?? 0) ? 1 : nearer;
  return (within * BUILDER_BONUS * cost) / gap.cubes;
}

/** Cubes for the rest of the way if this route were laid. */
function beside({ toWest, toEast }: Gap, board: Board, route: number): number {
  const a = board.a[route] ?? 0;
  const b = board.b[route] ?? 0;
  return Math.min((toWest[a] ?? 0) + (toEast[b] ?? 0), (toWest[b] ?? 0) + (toEast[a] ?? 0));
}

/** Whether this route is all that is missing. */
export function closes(gap: Gap | undefined, board: Board, route: number): boolean {
  return gap !== undefined && beside(gap, board, route) === 0;
}

/** The bonuses for this seat, less what the others get on average. */
function closingGain(
  view: View,
  board: Board,
  route: number,
  seat: number,
  rivals: number,
): number {
  const owner = view.owner.with(route, view.company);
  const graph = { cities: board.cities.length, a: board.a, b: board.b, owner };
  const partners = participants(graph, board.west, board.east);
  let gain = BUILDER_BONUS;
  COMPANIES.forEach((_, company) => {
    if (company === view.company || ((partners >> company) & 1) === 0) return;
    if (view.control[company] === seat) gain += PARTNER_BONUS;
    else if (view.control[company] !== NONE)
      gain -= (rivals * PARTNER_BONUS) / (view.config.seats - 1);
  });
  return gain;
}
