/** What must hold in every position; a breach throws with the rule's number and the figures. */
import { hasPassed } from '@roundhouse/kit/auction';
import { inNetwork } from './network.ts';
import { boardOf, type Board } from './board.ts';
import { CUBES, LINKS, SHARES } from './figures.ts';
import { companyName } from './names.ts';
import { withKeptFigures } from './setup.ts';
import { at } from './tally.ts';
import { COMPANIES, NONE, type Company, type State } from './types.ts';

const sum = (list: readonly number[]): number => list.reduce((total, count) => total + count, 0);

function demand(holds: boolean, rule: string, breach: string): void {
  if (!holds) throw new Error(`${rule}: ${breach}`);
}

export function assertSound(state: State): void {
  const board = boardOf(state.config);
  const cubes = state.supply + sum(state.cubes) + sum(state.box);
  demand(cubes === CUBES, 'SD-1.2', `${cubes} cubes instead of ${CUBES}`);
  demand(Math.min(state.supply, ...state.cubes, ...state.box) >= 0, 'SD-1.2', 'a count below 0');
  COMPANIES.forEach((_, company) => assertCompany(state, board, company));
  const owed =
    state.phase === 'build' ? state.row.length < COMPANIES.length : state.row.length === 0;
  demand(owed, 'SD-4.8', `a pass row of ${state.row.length} in phase ${state.phase}`);
  demand(new Set(state.row).size === state.row.length, 'SD-4.8', `row ${state.row.join()}`);
  const isWhole = COMPANIES.every((_, company) => state.order.includes(company));
  demand(
    isWhole && state.order.length === COMPANIES.length,
    'SD-4.8',
    `order ${state.order.join()}`,
  );
  demand((state.auction !== null) === (state.phase === 'auction'), 'SD-3.2', 'a stray auction');
  assertTurn(state);
  const kept = withKeptFigures(state);
  for (const figure of ['laid', 'free', 'touching', 'joined'] as const) {
    const is = state[figure].join();
    const must = kept[figure].join();
    demand(is === must, 'SD-4', `${figure} is kept as ${is}, but is ${must}`);
  }
  const isJoined = state.joined[board.west] === state.joined[board.east];
  demand(
    isJoined === (state.closer !== NONE),
    'SD-5.1',
    `joined ${isJoined}, ${state.closer} closed`,
  );
  assertGoods(state, board);
}

function assertTurn(state: State): void {
  const { phase, round, active, company, control, row, auction, cubes } = state;
  const isBefore = phase === 'starter';
  demand((active === NONE) === isBefore, 'SD-1.4', `the active marker at ${active}`);
  demand(round >= (isBefore ? 0 : 1), 'SD-1.4', `round ${round} in phase ${phase}`);
  const isCompanys = phase === 'auction' || phase === 'build' || phase === 'goods';
  demand((company !== NONE) === isCompanys, 'SD-4.1', `company ${company} in phase ${phase}`);
  if (phase === 'build' || phase === 'goods') {
    demand(control[company] !== NONE, 'SD-4.1', `nobody controls company ${company}`);
    demand(!row.includes(company), 'SD-4.8', `company ${company} has passed`);
  }
  if (auction === null) return;
  const { speaker, bidder, bid } = auction;
  const figures = `${speaker} speaks, ${bidder} bid ${bid}`;
  demand(control[company] === NONE, 'SD-3.5', `company ${company} is sold`);
  demand(bidder !== NONE && bidder !== speaker && bid > 0, 'SD-3.2', figures);
  demand(!hasPassed(auction, speaker) && !hasPassed(auction, bidder), 'SD-3.2', figures);
  demand(bid <= at(cubes, bidder), 'SD-3.2', figures);
}

function assertCompany(state: State, board: Board, company: Company): void {
  const { seats } = state.config;
  const name = companyName(company);
  const sold = sum(state.shares.slice(company * seats, (company + 1) * seats));
  demand(sold <= SHARES, 'SD-1.1', `${sold} shares of ${name} are sold`);
  const most = soldAtMost(state, company);
  demand(sold <= most, 'SD-3.5', `${sold} shares of ${name} in ${most} rounds`);
  demand(at(state.laid, company) <= LINKS, 'SD-4.5', `${name} laid ${state.laid[company]} links`);
  const start = at(state.start, company);
  demand(start === NONE || board.isHexagon[start] === true, 'SD-4.4', `${name} starts in ${start}`);
  const links = board.cost.flatMap((_, route) => (state.owner[route] === company ? [route] : []));
  const reached = connected(board, links, start);
  const loose = links.find((route) => !reached.has(at(board.a, route)));
  demand(loose === undefined, 'SD-4.4', `${name}'s link ${loose} hangs loose`);
  for (let city = 0; city < board.cities.length; city++) {
    const says = inNetwork(state, board, company, city);
    if (says === reached.has(city)) continue;
    demand(false, 'SD-4.4', `${name}'s network and ${board.cities[city]?.id}: ${says}`);
  }
}

/** SD-3.5: one a round, this round's included once it is sold. */
function soldAtMost({ phase, round, control }: State, company: Company): number {
  if (phase === 'goods' || phase === 'over') return round;
  return Math.max(0, round - 1) + (control[company] === NONE ? 0 : 1);
}

/** The cities that these links join with the start. */
function connected(board: Board, links: readonly number[], start: number): Set<number> {
  const reached = new Set<number>();
  if (start !== NONE) reached.add(start);
  for (const city of reached) {
    for (const route of links) {
      if (board.a[route] === city) reached.add(at(board.b, route));
      if (board.b[route] === city) reached.add(at(board.a, route));
    }
  }
  return reached;
}

/** SD-7.1: a goods cube for each city with a link, on the city or with a company. */
function assertGoods(state: State, board: Board): void {
  const given = sum(state.stock);
  const left = board.cities.filter((_, city) => (at(state.goods, city >> 5) >> (city & 31)) & 1);
  const isSettling = state.phase === 'goods' || state.phase === 'over';
  const linked = new Set(
    state.owner.flatMap((by, route) =>
      by === NONE ? [] : [at(board.a, route), at(board.b, route)],
    ),
  );
  const due = isSettling ? linked.size : 0;
  demand(
    given + left.length === due,
    'SD-7.1',
    `${given} + ${left.length} goods instead of ${due}`,
  );
}
