/** How a company would grow if it built alone: the best value per cube, link by link. */
import { GOODS, NONE, type Board, type Company } from '../src/index.ts';
import type { Reading } from './reading.ts';
import { hopedValue, marginal } from './worth.ts';

/** By cubes spent, up to `MOST_CUBES`: profit made, and the hoped value of a share. */
export interface Growth {
  readonly profit: Float64Array;
  readonly share: Float64Array;
}

const MOST_STEPS = 12;
const MOST_CUBES = 40;

export function growthOf(reading: Reading, company: Company): Growth {
  const { board, crowd, present } = reading;
  const from = company * GOODS.length;
  const hopes = reading.hopes.slice(from, from + GOODS.length);
  const reached = present.map((bits) => (bits >> company) & 1);
  const open = reading.owner.map((by) => by === NONE);
  const profit = new Float64Array(MOST_CUBES + 1);
  const share = new Float64Array(MOST_CUBES + 1);
  const gains = new Float64Array(board.cities.length);
  let isFirst = reading.start[company] === NONE;
  let spent = 0;
  let made = 0;
  for (let step = 0; ; step++) {
    const value = hopedValue(hopes);
    const grown = made;
    const more = step < MOST_STEPS && spent < MOST_CUBES;
    if (more) hopeIn(board, crowd, hopes, gains);
    const next = more ? bestStep(board, open, reached, isFirst, gains) : undefined;
    const until = next
      ? Math.min(MOST_CUBES + 1, spent + (board.cost[next.route] ?? 0))
      : MOST_CUBES + 1;
    profit.fill(grown, spent, until);
    share.fill(value, spent, until);
    if (!next) return { profit, share };
    spent = until;
    made += board.value[next.to] ?? 0;
    for (const city of isFirst ? [next.start, next.to] : [next.to]) {
      reached[city] = 1;
      const colour = board.colour[city] ?? 0;
      hopes[colour] = (hopes[colour] ?? 0) + 1 / ((crowd[city] ?? 0) + 1);
    }
    isFirst = false;
    open[next.route] = false;
  }
}

/** By city: what its cube would add to a share. */
function hopeIn(board: Board, crowd: Uint8Array, hopes: Float64Array, gains: Float64Array): void {
  for (let colour = 0; colour < GOODS.length; colour++) {
    COLOURED[colour] = marginal(hopes, 0, colour, 1);
  }
  for (let city = 0; city < gains.length; city++) {
    gains[city] = (COLOURED[board.colour[city] ?? 0] ?? 0) / ((crowd[city] ?? 0) + 1);
  }
}
const COLOURED = new Float64Array(GOODS.length);

interface Extension {
  readonly route: number;
  readonly start: number;
  readonly to: number;
}

function bestStep(
  board: Board,
  open: readonly boolean[],
  reached: Uint8Array,
  isFirst: boolean,
  gains: Float64Array,
): Extension | undefined {
  let route = NONE;
  let start = NONE;
  let to = NONE;
  let best = 0;
  for (let link = 0; link < open.length; link++) {
    if (!open[link]) continue;
    const a = board.a[link] ?? 0;
    const b = board.b[link] ?? 0;
    if (!isFirst && reached[a] === reached[b]) continue;
    for (let turned = 0; turned < 2; turned++) {
      const source = turned === 0 ? a : b;
      if (isFirst ? !board.isHexagon[source] : !reached[source]) continue;
      const goal = turned === 0 ? b : a;
      const gain =
        (board.value[goal] ?? 0) + (gains[goal] ?? 0) + (isFirst ? (gains[source] ?? 0) : 0);
      const ratio = gain / (board.cost[link] ?? 1);
      if (ratio <= best) continue;
      best = ratio;
      route = link;
      start = source;
      to = goal;
    }
  }
  return route === NONE ? undefined : { route, start, to };
}

/** The figure after as many links as the budget pays. */
export function within(figure: Float64Array, budget: number): number {
  return figure[Math.max(0, Math.min(MOST_CUBES, Math.floor(budget)))] ?? 0;
}
