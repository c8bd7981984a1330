/** Where to build: for each company of a seat the cheapest ways to cities, and what they bring. */
import type { City } from '../src/board.ts';
import { CONNECTION_INCOME, cityValue, connectedCities } from '../src/income.ts';
import { cubesIn, hasCube } from '../src/mask.ts';
import { COMPANIES, type Company, type View } from '../src/types.ts';
import type { Outlook } from './outlook.ts';
import { waysOf } from './ways.ts';

export interface Route {
  readonly company: Company;
  /** Where it leads. */
  readonly city: City;
  /** The first hex on the way. */
  readonly first: number;
  readonly cubes: number;
  readonly cost: number;
  /** Worth to the seat until the end. */
  readonly worth: number;
  /** Worth by dollar and cube. */
  readonly yield: number;
}

/** All routes that are worth something, best yield first. */
export function routes(outlook: Outlook, cubesNow: number): Route[] {
  const found: Route[] = [];
  for (const company of COMPANIES) {
    const { held, supply, treasury } = outlook.view.companies[company];
    if ((held[outlook.seat] ?? 0) > 0 && supply > 0 && treasury >= 2) {
      addRoutes(outlook, company, cubesNow, found);
    }
  }
  return found.sort((a, b) => b.yield - a.yield);
}

function addRoutes(outlook: Outlook, company: Company, cubesNow: number, found: Route[]): void {
  const { view, temper, dividends } = outlook;
  const { treasury } = view.companies[company];
  const { cubeEffort, cubesARound } = temper;
  const dollarEffort = dividends < 2 ? temper.lastDollar : 1;
  const worthOf = (city: City): number => cityWorth(outlook, company, city);
  for (const way of waysOf(view, company, { purse: treasury, cubeEffort }, worthOf)) {
    const { city, first, cubes, cost } = way;
    const late = Math.ceil(Math.max(0, cubes - cubesNow) / cubesARound);
    const worth = way.gain * Math.max(0, dividends - late);
    if (worth <= 0) continue;
    const effort = cost * dollarEffort + cubeEffort * cubes;
    found.push({ company, city, first, cubes, cost, worth, yield: worth / effort });
  }
}

/** What a company's cube in a city brings the seat for each dividend, losses by sharing included. */
function cityWorth({ view, stakes, temper }: Outlook, company: Company, city: City): number {
  const before = view.map[city.hex] ?? 0;
  const value = cityValue(city, before | (1 << company));
  let worth = entryIncome(view, company, city) * (stakes[company] ?? 0);
  if (cubesIn(before) !== 1) return worth;
  const loss = value - cityValue(city, before);
  for (const first of COMPANIES) {
    const stake = stakes[first] ?? 0;
    if (hasCube(before, first)) worth += loss * stake * (stake < 0 ? temper.spite : 1);
  }
  return worth;
}

/** What a company's income rises by when it enters a city. */
export function entryIncome(view: View, company: Company, city: City): number {
  const value = cityValue(city, (view.map[city.hex] ?? 0) | (1 << company));
  return city.special ? value + CONNECTION_INCOME * connectedCities(view, company) : value;
}
