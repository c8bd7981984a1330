/** How a company would grow if it built alone: the best value per cube, link by link. */
import { inNetwork, NONE, type Board, type Company, type View } from '../src/index.ts';
import { hopedValue, hopesOf, marginalValues } from './worth.ts';

export interface Growth {
  /** After so many links: cubes spent, profit made, hoped value of a share; entry 0 is now. */
  readonly spent: readonly number[];
  readonly profit: readonly number[];
  readonly share: readonly number[];
}

const MOST_STEPS = 10;

interface Step {
  readonly route: number;
  readonly to: number;
  readonly start: number;
}

export function growthOf(
  view: View,
  board: Board,
  company: Company,
  crowd: readonly number[],
): Growth {
  const hopes = hopesOf(view, board, company, crowd);
  const reached = board.cities.map((_, city) => inNetwork(view, board, company, city));
  const open = view.owner.map((by) => by === NONE);
  const spent = [0];
  const profit = [0];
  const share = [hopedValue(hopes)];
  let isFirst = view.start[company] === NONE;
  for (let step = 0; step < MOST_STEPS; step++) {
    const marginal = marginalValues(hopes);
    const hope = (city: number): number =>
      (marginal[board.colour[city] ?? 0] ?? 0) / ((crowd[city] ?? 0) + 1);
    const next = bestStep(board, open, reached, isFirst, (to, start) => {
      const started = isFirst ? hope(start) : 0;
      return (board.value[to] ?? 0) + hope(to) + started;
    });
    if (next === undefined) break;
    for (const city of isFirst ? [next.start, next.to] : [next.to]) {
      reached[city] = true;
      const colour = board.colour[city] ?? 0;
      hopes[colour] = (hopes[colour] ?? 0) + 1 / ((crowd[city] ?? 0) + 1);
    }
    isFirst = false;
    open[next.route] = false;
    spent.push((spent.at(-1) ?? 0) + (board.cost[next.route] ?? 0));
    profit.push((profit.at(-1) ?? 0) + (board.value[next.to] ?? 0));
    share.push(hopedValue(hopes));
  }
  return { spent, profit, share };
}

function bestStep(
  board: Board,
  open: readonly boolean[],
  reached: readonly boolean[],
  isFirst: boolean,
  gain: (to: number, start: number) => number,
): Step | undefined {
  let best: Step | undefined;
  let bestRatio = 0;
  const consider = (route: number, start: number, to: number): void => {
    const ratio = gain(to, start) / (board.cost[route] ?? 1);
    if (ratio <= bestRatio) return;
    bestRatio = ratio;
    best = { route, start, to };
  };
  for (let route = 0; route < open.length; route++) {
    if (!open[route]) continue;
    const a = board.a[route] ?? 0;
    const b = board.b[route] ?? 0;
    if (isFirst) {
      if (board.isHexagon[a]) consider(route, a, b);
      if (board.isHexagon[b]) consider(route, b, a);
    } else if (reached[a] !== reached[b]) {
      consider(route, reached[a] ? a : b, reached[a] ? b : a);
    }
  }
  return best;
}

/** The figure after as many links as the budget pays. */
export function within(growth: Growth, figure: readonly number[], budget: number): number {
  const { spent } = growth;
  let at = 0;
  while (at + 1 < spent.length && (spent[at + 1] ?? 0) <= budget) at++;
  return figure[at] ?? 0;
}
