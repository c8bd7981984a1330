/** Which link to lay: value per cube over one or two links, new colours, and the way across. */
import type { Rng } from '@roundhouse/engine';
import { boardOf, inNetwork, NONE, type Action, type Board, type View } from '../src/index.ts';
import { crossingGain, gapOf, type Gap } from './crossing.ts';
import { bestOf } from './choice.ts';
import { crowds, hopesOf, marginalValues, stake } from './worth.ts';

interface Site {
  readonly view: View;
  readonly board: Board;
  readonly seat: number;
  readonly crowd: readonly number[];
  /** By colour: what one more cube would add to a share. */
  readonly marginal: readonly number[];
  /** How much of a share's value counts. */
  readonly weight: number;
  readonly gap: Gap | undefined;
}

export function chooseLink(view: View, legal: readonly Action[], seat: number, rng: Rng): Action {
  const board = boardOf(view.config);
  const crowd = crowds(view, board);
  const site: Site = {
    view,
    board,
    seat,
    crowd,
    marginal: marginalValues(hopesOf(view, board, view.company, crowd)),
    weight: Math.max(0, stake(view, view.company, seat)),
    gap: gapOf(view, board),
  };
  return bestOf(legal, (action) => scoreOf(site, action), rng);
}

function scoreOf(site: Site, action: Action): number {
  if (action.type !== 'build' && action.type !== 'start') return 0;
  const { view, board } = site;
  const route = board.routeIndex.get(action.route) ?? 0;
  const a = board.a[route] ?? 0;
  const b = board.b[route] ?? 0;
  const start = action.type === 'start' ? (board.cityIndex.get(action.city) ?? NONE) : NONE;
  const has = (city: number): boolean =>
    city === start || inNetwork(view, board, view.company, city);
  const to = has(a) ? b : a;
  const cost = board.cost[route] ?? 1;
  let gain = crossingGain(view, board, site.gap, route, site.seat);
  if (start !== NONE) gain += hopeGain(site, start);
  if (has(to)) return gain / cost;
  gain += cityGain(site, to);
  return Math.max(gain / cost, withNext(site, has, to, gain, cost));
}

/** The best ratio of this link together with one that leads on from its end. */
function withNext(
  site: Site,
  has: (city: number) => boolean,
  from: number,
  gain: number,
  cost: number,
): number {
  const { view, board } = site;
  const left = (view.box[view.company] ?? 0) - cost;
  let best = 0;
  for (let next = 0; next < board.cost.length; next++) {
    const a = board.a[next] ?? 0;
    const b = board.b[next] ?? 0;
    if ((a !== from && b !== from) || view.owner[next] !== NONE) continue;
    const to = a === from ? b : a;
    const more = board.cost[next] ?? 1;
    if (more > left || has(to)) continue;
    best = Math.max(best, (gain + cityGain(site, to)) / (cost + more));
  }
  return best;
}

function cityGain(site: Site, city: number): number {
  return (site.board.value[city] ?? 0) + hopeGain(site, city);
}

function hopeGain({ board, crowd, marginal, weight }: Site, city: number): number {
  return (weight * (marginal[board.colour[city] ?? 0] ?? 0)) / ((crowd[city] ?? 0) + 1);
}
