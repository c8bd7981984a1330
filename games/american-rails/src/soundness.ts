/** What must hold at every step; each figure that is kept is computed anew from the map. */
import { hasPassed, type Auction } from '@roundhouse/kit/auction';
import { emptyBits, setBit } from '@roundhouse/kit/bitset';
import { boardOf, HEXES, NEIGHBOURS } from './board.ts';
import { COMPANY_DATA, FIRST_YEAR, HOUSES, LAST_YEAR, MINIMUM_BID, PHASES } from './companies.ts';
import { CONNECTION_INCOME, cityValue, connectedCities } from './income.ts';
import { MASKS, cubesIn, hasCube, hasHouse } from './mask.ts';
import { isFounded } from './track.ts';
import { columnOf } from './rounds.ts';
import { COMPANIES, NONE, SPACES, type Company, type FrameStep, type View } from './types.ts';

function demand(holds: boolean, rule: string, figures: string): asserts holds {
  if (!holds) throw new Error(`${rule}: ${figures}`);
}

export function assertSound(state: View): void {
  for (const company of COMPANIES) {
    const { id } = COMPANY_DATA[company];
    const cubes = cubesOf(state, company);
    assertShares(state, company, id);
    assertCubes(state, company, id, cubes.length);
    assertIncome(state, company, id);
    assertFrontier(state, company, id, cubes);
  }
  assertMap(state);
  for (const company of COMPANIES) assertConnected(state, company);
  assertMoney(state);
  assertTrains(state);
  assertFrame(state);
}

function assertShares(state: View, company: Company, id: string): void {
  const { held, unsold, gone, status } = state.companies[company];
  const players = held.reduce((sum, shares) => sum + shares, 0);
  const { shares } = COMPANY_DATA[company];
  const counted = `${id}: ${players} held, ${unsold} unsold, ${gone} gone`;
  demand(held.length === state.config.seats, 'AR-2.4', `${id}: shares of ${held.length} seats`);
  demand(
    [...held, unsold, gone].every((count) => count >= 0),
    'AR-1.1',
    counted,
  );
  demand(players + unsold + gone === shares, 'AR-1.1', `${counted}, not ${shares}`);
  demand(status === 'playing' || gone === shares, 'AR-4.6', `${id} is out; ${counted}`);
}

function assertCubes(state: View, company: Company, id: string, onMap: number): void {
  const { supply, status } = state.companies[company];
  const { cubes } = COMPANY_DATA[company];
  const counted = `${id}: ${onMap} cubes on the map, ${supply} in supply`;
  demand(supply >= 0, 'AR-5.5', counted);
  if (status === 'removed') demand(onMap + supply === 0, 'AR-1.3', counted);
  else demand(onMap + supply + 1 === cubes, 'AR-1.2', `${counted}, 1 marker, not ${cubes}`);
  demand(status !== 'knocked-out' || onMap === 0, 'AR-4.6', counted);
  const isWaiting = state.frame.step === 'found' && state.frame.company === company;
  const hasOwner = state.companies[company].held.some((shares) => shares > 0);
  demand(
    hasOwner === isFounded(state, company) || isWaiting || status === 'removed',
    'AR-2.4',
    counted,
  );
}

function cubesOf(state: View, company: Company): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEXES.length; hex++) if (isIn(state, company, hex)) hexes.push(hex);
  return hexes;
}

function isIn(state: View, company: Company, hex: number): boolean {
  return hasCube(state.map[hex] ?? 0, company);
}

function assertIncome(state: View, company: Company, id: string): void {
  const { cities } = boardOf(state.config);
  const fromCities = cities
    .filter(({ hex }) => isIn(state, company, hex))
    .map((city) => cityValue(city, state.map[city.hex] ?? 0))
    .reduce((sum, value) => sum + value, 0);
  const joined = connectedCities(state, company);
  const pairs = (joined * (joined - 1)) / 2;
  const income = fromCities + pairs * CONNECTION_INCOME;
  const kept = state.companies[company].income;
  demand(kept === income, 'AR-6.1', `${id}: income ${kept}, by the map ${income}`);
}

function assertConnected(state: View, company: Company): void {
  const cubes = cubesOf(state, company);
  const reached = new Set(cubes.slice(0, 1));
  for (const cube of reached) {
    for (const hex of NEIGHBOURS[cube] ?? []) if (cubes.includes(hex)) reached.add(hex);
  }
  const loose = cubes.length - reached.size;
  demand(loose === 0, 'AR-5.1', `${COMPANY_DATA[company].id}: ${loose} cubes hang loose`);
}

function assertFrontier(state: View, company: Company, id: string, cubes: readonly number[]): void {
  const open = emptyBits(HEXES.length);
  const { holdsOne } = boardOf(state.config);
  for (const cube of cubes) {
    for (const hex of NEIGHBOURS[cube] ?? []) {
      const isFull = holdsOne[hex] && state.map[hex] !== 0;
      if (!isFull && !isIn(state, company, hex)) setBit(open, hex);
    }
  }
  const kept = state.companies[company].frontier.join();
  demand(kept === open.join(), 'AR-5.1', `${id}: frontier ${kept}, by the map ${open.join()}`);
}

function assertMap(state: View): void {
  const { cityAt, holdsOne } = boardOf(state.config);
  let houses = 0;
  demand(state.map.length === HEXES.length, 'AR-5.2', `${state.map.length} hexes`);
  for (const [hex, mask] of state.map.entries()) {
    const where = HEXES[hex]?.id ?? '';
    demand(mask >= 0 && mask < MASKS, 'AR-5.2', `${where}: ${mask}`);
    demand(!holdsOne[hex] || cubesIn(mask) <= 1, 'AR-5.2', `${where}: ${cubesIn(mask)} cubes`);
    if (!hasHouse(mask)) continue;
    houses += 1;
    const city = cityAt[hex];
    demand(city?.closed === false && cubesIn(mask) > 0, 'AR-4.2', `a house in ${where}`);
  }
  demand(houses + state.houses === HOUSES, 'AR-1.4', `${houses} houses, ${state.houses} in supply`);
}

function assertMoney(state: View): void {
  demand(state.cash.length === state.config.seats, 'AR-1.5', `cash of ${state.cash.length} seats`);
  for (const [seat, cash] of state.cash.entries())
    demand(cash >= 0, 'AR-2.2', `seat ${seat}: $${cash}`);
  for (const company of COMPANIES) {
    const { treasury } = state.companies[company];
    demand(treasury >= 0, 'AR-5.4', `${COMPANY_DATA[company].id}: treasury $${treasury}`);
  }
}

function assertTrains(state: View): void {
  const { seats } = state.config;
  const { order, moving, phase, year } = state;
  demand(
    new Set(order).size === order.length && order.length <= seats,
    'AR-2.5',
    `order ${order.join()}`,
  );
  demand(phase === 0 || order.length === seats, 'AR-3.2', `order ${order.join()}`);
  demand(year >= FIRST_YEAR && year <= LAST_YEAR, 'AR-3.1', `the year is ${year}`);
  for (let column = 1; column <= PHASES; column++) {
    const from = columnOf(column);
    const trains = state.trains.slice(from, from + SPACES.length).filter((seat) => seat !== NONE);
    const figures = `column ${column}: trains ${trains.join()}`;
    demand(new Set(trains).size === trains.length, 'AR-3.5', figures);
    if (column < phase) demand(trains.length === seats, 'AR-3.2', figures);
    if (column > phase) demand(trains.length === 0, 'AR-3.2', figures);
    if (column === phase && state.frame.step === 'space') {
      demand(trains.length === moving, 'AR-3.2', `${figures}, ${moving} moved`);
    } else if (column === phase) {
      demand(
        trains.length === Math.min(moving + 1, seats),
        'AR-3.2',
        `${figures}, ${moving} moved`,
      );
    }
    if (column === phase) {
      const moved = order.slice(0, trains.length);
      demand(
        moved.every((seat) => trains.includes(seat)),
        'AR-3.2',
        `${figures}, order ${order.join()}`,
      );
    }
  }
}

/** Who owes the decision follows from the order, where it is the mover's. */
const MOVERS: readonly FrameStep[] = ['space', 'develop', 'finance', 'take2', 'expand'];

function assertFrame(state: View): void {
  const { frame, auction, banker, order, moving, phase } = state;
  const isDrawing = frame.step === 'removal' || frame.step === 'banker';
  demand((banker === NONE) === isDrawing, 'AR-1.8', `banker ${banker} at step ${frame.step}`);
  const isNobodys = isDrawing || frame.step === 'over';
  demand((frame.seat === NONE) === isNobodys, 'AR-3.2', `${frame.seat} owes ${frame.step}`);
  if (MOVERS.includes(frame.step) || (frame.step === 'offer' && phase > 0)) {
    demand(frame.seat === order[moving], 'AR-3.2', `${frame.seat} owes, ${order[moving]} moves`);
  }
  demand(
    (auction !== null) === (frame.step === 'bid'),
    'AR-2.2',
    `an auction at step ${frame.step}`,
  );
  if (auction !== null) assertAuction(state, auction);
  const isPreparing = PREPARING.includes(frame.step);
  demand(phase > 0 ? !isDrawing : isPreparing, 'AR-2.1', `${frame.step} in phase ${phase}`);
  if (phase === 0 && frame.step === 'offer') {
    demand(state.unoffered !== 0, 'AR-2.6', 'no company is left to be offered');
  }
  const needs = frame.step === 'bid' || frame.step === 'found';
  demand((frame.company !== NONE) === needs, 'AR-2.2', `company ${frame.company}, ${frame.step}`);
}

/** What the preparation round can wait for. */
const PREPARING: readonly FrameStep[] = ['removal', 'banker', 'offer', 'bid', 'found'];

function assertAuction({ cash, frame, companies }: View, auction: Auction): void {
  const { speaker, bid, bidder } = auction;
  const figures = `${speaker} speaks, ${bidder} bid $${bid}, ${frame.seat} owes`;
  demand(speaker === frame.seat && !hasPassed(auction, speaker), 'AR-2.2', figures);
  demand((bidder === NONE) === (bid === 0), 'AR-2.2', figures);
  if (bidder !== NONE) {
    demand(bidder !== speaker && !hasPassed(auction, bidder), 'AR-2.2', figures);
    demand(bid >= MINIMUM_BID && bid <= (cash[bidder] ?? 0), 'AR-2.2', figures);
  }
  const lot = frame.company === NONE ? undefined : companies[frame.company];
  demand((lot?.unsold ?? 0) > 0 && lot?.status === 'playing', 'AR-4.6', 'there is no such share');
}
