/** Which link to lay: value per cube over one or two links, new colours, and the way across. */
import type { Rng } from '@roundhouse/engine';
import { COMPANIES, GOODS, NONE, type Action, type View } from '../src/index.ts';
import { crossingGain, gapOf, type Gap } from './crossing.ts';
import { bestOf } from './choice.ts';
import { isFree, readingOf, type Reading } from './reading.ts';
import type { Temper } from './temper.ts';
import { stake } from './worth.ts';

export interface Site {
  readonly view: View;
  readonly reading: Reading;
  readonly temper: Temper;
  readonly seat: number;
  /** By company: what a dollar more for a share counts. */
  readonly stakes: readonly number[];
  readonly gap: Gap | undefined;
}

export function siteOf(view: View, seat: number, temper: Temper): Site {
  const reading = readingOf(view);
  const stakes = COMPANIES.map(
    (_, company) => temper.hope * stake(view, company, seat, temper.rivals),
  );
  return { view, reading, temper, seat, stakes, gap: gapOf(view, reading.board) };
}

export function chooseLink(
  view: View,
  legal: readonly Action[],
  seat: number,
  temper: Temper,
  rng: Rng,
): Action {
  const site = siteOf(view, seat, temper);
  return bestOf(legal, (action) => scoreOf(site, action), temper.blur, rng);
}

/** What a link is made of. */
export interface LinkParts {
  /** Dollars per cube. */
  readonly score: number;
  readonly cost: number;
  /** Of the city that is new. */
  readonly value: number;
  /** What a share of the company gains by the new cities' cubes. */
  readonly share: number;
  readonly crossing: number;
  readonly route: number;
  /** The city that it leads to; NONE: the company is there already. */
  readonly to: number;
}

const NOTHING: LinkParts = {
  score: 0,
  cost: 0,
  value: 0,
  share: 0,
  crossing: 0,
  route: NONE,
  to: NONE,
};

export function scoreOf(site: Site, action: Action): number {
  return partsOf(site, action).score;
}

export function partsOf(site: Site, action: Action): LinkParts {
  if (action.type !== 'build' && action.type !== 'start') return NOTHING;
  const { view, seat, temper } = site;
  const { board } = site.reading;
  const route = board.routeIndex.get(action.route) ?? 0;
  const a = board.a[route] ?? 0;
  const b = board.b[route] ?? 0;
  const start = action.type === 'start' ? (board.cityIndex.get(action.city) ?? NONE) : NONE;
  const to = a === start || has(site, a) ? b : a;
  const cost = board.cost[route] ?? 1;
  const crossing = crossingGain(view, board, site.gap, route, seat, temper);
  let gain = crossing;
  let share = 0;
  if (start !== NONE) {
    gain += hopeGain(site, start);
    share += shareGain(site, start);
  }
  const spent = costOf(site, cost);
  if (to === start || has(site, to)) {
    return { score: gain / spent, cost, value: 0, share, crossing, route, to: NONE };
  }
  gain += cityGain(site, to);
  share += shareGain(site, to);
  const score = Math.max(gain / spent, withNext(site, start, to, gain, cost));
  return { score, cost, value: board.value[to] ?? 0, share, crossing, route, to };
}

function has({ view, reading }: Site, city: number): boolean {
  return (((reading.present[city] ?? 0) >> view.company) & 1) === 1;
}

/** Cubes that are too few for any other link are as good as spent. */
function costOf({ view, temper }: Site, cost: number): number {
  const left = (view.box[view.company] ?? 0) - cost;
  return left < LEAST_COST ? cost + temper.waste * left : cost;
}
export const LEAST_COST = 2;

/** The best ratio of this link together with one that leads on from its end. */
function withNext(site: Site, start: number, from: number, gain: number, cost: number): number {
  const { view, reading } = site;
  const { board } = reading;
  const left = (view.box[view.company] ?? 0) - cost;
  let best = 0;
  const routes = board.routesAt[from] ?? [];
  for (let word = 0; word < routes.length; word++) {
    for (let bits = routes[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const next = word * 32 + 31 - Math.clz32(bits & -bits);
      const more = board.cost[next] ?? 1;
      if (more > left || !isFree(reading, next)) continue;
      const a = board.a[next] ?? 0;
      const to = a === from ? (board.b[next] ?? 0) : a;
      if (to === start || has(site, to)) continue;
      best = Math.max(best, (gain + cityGain(site, to)) / costOf(site, cost + more));
    }
  }
  return best;
}

function cityGain(site: Site, city: number): number {
  return (site.reading.board.value[city] ?? 0) + hopeGain(site, city);
}

/** What the city's cube means for the shares of this company, and of those that would share it. */
function hopeGain({ view, reading, stakes, temper }: Site, city: number): number {
  const crowd = reading.crowd[city] ?? 0;
  const colour = reading.board.colour[city] ?? 0;
  const worth = (company: number): number =>
    (stakes[company] ?? 0) * (reading.marginals[company * GOODS.length + colour] ?? 0);
  let gain = Math.max(0, worth(view.company)) / (crowd + 1);
  if (temper.rivals === 0) return gain;
  for (let bits = reading.present[city] ?? 0; bits !== 0; bits &= bits - 1) {
    gain -= temper.rivals * worth(31 - Math.clz32(bits & -bits)) * (1 / crowd - 1 / (crowd + 1));
  }
  return gain;
}

/** What a share of the company gains by the city's cube, shared with those who are there. */
function shareGain({ view, reading }: Site, city: number): number {
  const colour = reading.board.colour[city] ?? 0;
  const gain = reading.marginals[view.company * GOODS.length + colour] ?? 0;
  return gain / ((reading.crowd[city] ?? 0) + 1);
}
