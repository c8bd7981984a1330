/** Cubes on the map: where they may go (AR-5), what they cost, and the incomes they make (AR-6). */
import type { Emit, Seat } from '@roundhouse/engine';
import { clearBit, countOnes, setBit } from '@roundhouse/kit/bitset';
import { CITY_AT, HEXES, HOLDS_ONE, NEIGHBOURS, SPECIAL_CITIES, type City } from './board.ts';
import { COMPANY_DATA } from './companies.ts';
import { PLACES } from './moves.ts';
import {
  COMPANIES,
  TERRAINS,
  type Action,
  type Company,
  type Event,
  type IncomeCause,
  type State,
  type Terrain,
  type View,
} from './types.ts';

/** The bit of a house in `map`, above those of the companies. */
export const HOUSE = 1 << COMPANIES.length;
const CUBES = HOUSE - 1;
const MASKS = HOUSE * 2;

export const CONNECTION_INCOME = 10;
const HOUSE_FULL = 2;
const HOUSE_SHARED = 1;
const BASE_COSTS: Readonly<Record<Terrain, number>> = {
  plains: 2,
  forest: 3,
  mountain: 5,
  city: 2,
};
const COST_PER_CUBE = 2;
const COST_PER_HOUSE = 2;
const CHEAPEST = 2;
const DEAREST_BASE = 5;

export function cubesIn(mask: number): number {
  return countOnes(mask & CUBES);
}

function costByRule(terrain: Terrain, mask: number): number {
  const base = BASE_COSTS[terrain];
  if (terrain === 'forest' || terrain === 'mountain') return base;
  return base + COST_PER_CUBE * cubesIn(mask) + ((mask & HOUSE) === 0 ? 0 : COST_PER_HOUSE);
}

const COSTS: readonly number[] = TERRAINS.flatMap((terrain) =>
  Array.from({ length: MASKS }, (_, mask) => costByRule(terrain, mask)),
);
const COSTS_FROM: readonly number[] = HEXES.map((hex) => TERRAINS.indexOf(hex.terrain) * MASKS);

/** What the next cube in a hex costs, given what stands there (AR-5.3). */
export function cubeCost(hex: number, mask: number): number {
  return COSTS[(COSTS_FROM[hex] ?? 0) + mask] ?? 0;
}

/** For each treasury up to the dearest base cost the hexes that it could pay for when empty, as bits. */
const PAYABLE: readonly (readonly number[])[] = Array.from(
  { length: DEAREST_BASE + 1 },
  (_, sum) => {
    const bits = Array.from({ length: Math.ceil(HEXES.length / 32) }, () => 0);
    for (const [hex, { terrain }] of HEXES.entries())
      if (BASE_COSTS[terrain] <= sum) setBit(bits, hex);
    return bits;
  },
);

/** What the seat may place now: company by company, hex by hex, and no more than `most`. */
function firstPlacements(position: View, seat: Seat, most: number): Action[] {
  const list: Action[] = [];
  for (const company of COMPANIES) {
    const { held, supply, treasury, frontier } = position.companies[company];
    if (held[seat] === 0 || supply === 0 || treasury < CHEAPEST) continue;
    const payable = PAYABLE[Math.min(treasury, DEAREST_BASE)] ?? [];
    const actions = PLACES[company];
    for (let word = 0; word < frontier.length; word++) {
      for (let left = (frontier[word] ?? 0) & (payable[word] ?? 0); left !== 0; left &= left - 1) {
        const hex = word * 32 + 31 - Math.clz32(left & -left);
        const action = actions[hex];
        if (action === undefined || cubeCost(hex, position.map[hex] ?? 0) > treasury) continue;
        if (list.push(action) === most) return list;
      }
    }
  }
  return list;
}

/** Every cube that the seat may place now (AR-4.7, AR-5). */
export function placements(position: View, seat: Seat): Action[] {
  return firstPlacements(position, seat, Infinity);
}

export function canPlace(position: View, seat: Seat): boolean {
  return firstPlacements(position, seat, 1).length > 0;
}

/** Whether a company has a cube on the map. */
export function isFounded(position: View, company: Company): boolean {
  return position.companies[company].supply < COMPANY_DATA[company].supply;
}

/** What a city is worth to each company in it (AR-6.1 to AR-6.4). */
export function cityValue(city: City, mask: number): number {
  const hasHouse = (mask & HOUSE) !== 0;
  return cubesIn(mask) === 1
    ? city.full + (hasHouse ? HOUSE_FULL : 0)
    : city.shared + (hasHouse ? HOUSE_SHARED : 0);
}

/** A cube goes from the supply to the map; what it costs is paid by the caller. */
export function layCube(state: State, company: Company, hex: number, emit?: Emit<Event>): void {
  const before = state.map[hex] ?? 0;
  const after = before | (1 << company);
  state.map[hex] = after;
  state.companies[company].supply -= 1;
  moveFrontiers(state, company, hex);
  const city = CITY_AT[hex];
  if (city) enterCity(state, company, city, before, after, emit);
}

function moveFrontiers(state: State, company: Company, hex: number): void {
  const { frontier } = state.companies[company];
  if (HOLDS_ONE[hex]) for (const other of COMPANIES) clearBit(state.companies[other].frontier, hex);
  else clearBit(frontier, hex);
  for (const next of NEIGHBOURS[hex] ?? []) {
    const mask = state.map[next] ?? 0;
    if (mask === 0 || (!HOLDS_ONE[next] && ((mask >> company) & 1) === 0)) setBit(frontier, next);
  }
}

function enterCity(
  state: State,
  company: Company,
  city: City,
  before: number,
  after: number,
  emit: Emit<Event> | undefined,
): void {
  const value = cityValue(city, after);
  raiseIncome(state, company, value, 'city', city.hex, emit);
  if (cubesIn(before) === 1) {
    const loss = value - cityValue(city, before);
    for (const first of COMPANIES) {
      if (((before >> first) & 1) === 1) raiseIncome(state, first, loss, 'sharing', city.hex, emit);
    }
  }
  if (!city.special) return;
  const joined = connectedCities(state, company) - 1;
  if (joined > 0) {
    raiseIncome(state, company, joined * CONNECTION_INCOME, 'connection', city.hex, emit);
  }
}

/** How many of Chicago, New York and Atlanta a company has. Its cubes always hang together. */
export function connectedCities(position: View, company: Company): number {
  return SPECIAL_CITIES.filter(({ hex }) => (((position.map[hex] ?? 0) >> company) & 1) === 1)
    .length;
}

/** A house in a city that has cubes; the incomes change at once (AR-6.4). */
export function buildHouse(state: State, hex: number, emit?: Emit<Event>): void {
  const before = state.map[hex] ?? 0;
  const after = before | HOUSE;
  state.map[hex] = after;
  state.houses -= 1;
  const city = CITY_AT[hex];
  if (!city) return;
  const gain = cityValue(city, after) - cityValue(city, before);
  for (const company of COMPANIES) {
    if (((before >> company) & 1) === 1) raiseIncome(state, company, gain, 'house', hex, emit);
  }
}

/** Up, or down by a negative amount. */
function raiseIncome(
  state: State,
  company: Company,
  amount: number,
  cause: IncomeCause,
  hex: number,
  emit: Emit<Event> | undefined,
): void {
  if (amount === 0) return;
  const owner = state.companies[company];
  const from = owner.income;
  owner.income = from + amount;
  emit?.({ type: 'income', company, from, to: from + amount, cause, hex });
}
