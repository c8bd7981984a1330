/** The best links by the rule bot's score, and what each of them is made of. */
import type { Sheet } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { GOODS, NONE, type Action, type Company, type View } from '../../src/index.ts';
import { LEAST_COST, partsOf, siteOf, type LinkParts, type Site } from '../building.ts';
import { bestFew } from '../choice.ts';
import { isFree } from '../reading.ts';
import { CAREFUL } from '../temper.ts';
import { stake } from '../worth.ts';
import { clamp, tell } from './columns.ts';
import { tellTable } from './table.ts';

export const LINKS = 6;

export function tellLinks(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  into: Sheet,
): readonly Action[] {
  const site = siteOf(view, seat, CAREFUL);
  const leader = tellTable(into, 'build', view, seat);
  const all = legal.map((action) => ({ action, parts: partsOf(site, action) }));
  const links = bestFew(all, LINKS, ({ parts }) => parts.score);
  const best = links[0]?.parts.score ?? 0;
  for (const [choice, { parts }] of links.entries()) {
    tell(into, 'build', choice, numbersOf(site, parts, best, leader));
  }
  return links.map(({ action }) => action);
}

function numbersOf(site: Site, parts: LinkParts, best: number, leader: Seat): readonly number[] {
  const { view, seat, reading } = site;
  const { company } = view;
  const { score, cost, value, share, crossing, to } = parts;
  const left = (view.box[company] ?? 0) - cost;
  const numbers = [
    1,
    Math.min(3, score / 20),
    Math.max(-3, (score - best) / 20),
    cost / 4,
    value / 40,
    (held(view, company, seat) * share) / 40,
    (held(view, company, leader) * share) / 40,
    (stake(view, company, seat) * share) / 40,
    clamp(crossing / 50, 2),
    left < LEAST_COST ? 1 : 0,
    to === NONE ? 1 : 0,
  ];
  if (to === NONE) return numbers;
  return [
    ...numbers,
    (reading.crowd[to] ?? 0) / 3,
    clamp(lossAt(site, to, leader) / 40, 2),
    onwardFrom(site, parts, left) / 3,
  ];
}

function held({ config, shares }: View, company: Company, seat: Seat): number {
  return shares[company * config.seats + seat] ?? 0;
}

/** What the seat has more of those who would have to share the city's cube than its strongest rival, in dollars. */
function lossAt({ view, seat, reading }: Site, city: number, leader: Seat): number {
  const crowd = reading.crowd[city] ?? 0;
  const colour = reading.board.colour[city] ?? 0;
  let loss = 0;
  for (let bits = reading.present[city] ?? 0; bits !== 0; bits &= bits - 1) {
    const company = 31 - Math.clz32(bits & -bits);
    const gain = reading.marginals[company * GOODS.length + colour] ?? 0;
    const more = held(view, company, seat) - held(view, company, leader);
    loss += more * gain * (1 / crowd - 1 / (crowd + 1));
  }
  return loss;
}

/** Free routes from there on that the rest of the cubes would pay. */
function onwardFrom({ reading }: Site, { route, to }: LinkParts, left: number): number {
  const { board } = reading;
  let count = 0;
  for (let next = 0; next < board.cost.length; next++) {
    if (next === route || !isFree(reading, next) || (board.cost[next] ?? 0) > left) continue;
    if (board.a[next] === to || board.b[next] === to) count++;
  }
  return count;
}
