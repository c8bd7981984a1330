/** What cities, houses and special connections bring a company (AR-6). */
import type { Emit } from '@roundhouse/engine';
import { boardOf, type City } from './board.ts';
import { HOUSE, cubesIn, hasCube, hasHouse } from './mask.ts';
import {
  COMPANIES,
  type Company,
  type Event,
  type IncomeCause,
  type State,
  type View,
} from './types.ts';

export const CONNECTION_INCOME = 10;
const HOUSE_FULL = 2;
const HOUSE_SHARED = 1;

/** What a city is worth to each company in it (AR-6.1 to AR-6.4). */
export function cityValue(city: City, mask: number): number {
  return cubesIn(mask) === 1
    ? city.full + (hasHouse(mask) ? HOUSE_FULL : 0)
    : city.shared + (hasHouse(mask) ? HOUSE_SHARED : 0);
}

/** A company's cube has come into a city (AR-6.1 to AR-6.3, AR-6.6). */
export function enterCity(
  state: State,
  company: Company,
  city: City,
  before: number,
  after: number,
  emit: Emit<Event> | undefined,
): void {
  const value = cityValue(city, after);
  raiseIncome(state, company, value, 'city', city.hex, emit);
  // AR-6.3: nothing, where two were there before.
  const loss = value - cityValue(city, before);
  for (const first of COMPANIES) {
    if (hasCube(before, first)) raiseIncome(state, first, loss, 'sharing', city.hex, emit);
  }
  if (!city.special) return;
  const joined = connectedCities(state, company) - 1;
  raiseIncome(state, company, joined * CONNECTION_INCOME, 'connection', city.hex, emit);
}

/** How many of the cities of the special connections a company has. Its cubes always hang together. */
export function connectedCities(position: View, company: Company): number {
  const { special } = boardOf(position.config);
  return special.filter(({ hex }) => hasCube(position.map[hex] ?? 0, company)).length;
}

/** A house in a city that has cubes; the incomes change at once (AR-6.4). */
export function buildHouse(state: State, hex: number, emit?: Emit<Event>): void {
  const before = state.map[hex] ?? 0;
  const after = before | HOUSE;
  state.map[hex] = after;
  state.houses -= 1;
  const city = boardOf(state.config).cityAt[hex];
  if (!city) return;
  const gain = cityValue(city, after) - cityValue(city, before);
  for (const company of COMPANIES) {
    if (hasCube(before, company)) raiseIncome(state, company, gain, 'house', hex, emit);
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
