/** The table before anything is drawn (AR-1). */
import { emptyBits } from '@roundhouse/kit/bitset';
import { HEXES } from './board.ts';
import { COMPANY_DATA, FIRST_YEAR, HOUSES, PHASES } from './companies.ts';
import {
  COMPANIES,
  NONE,
  SPACES,
  type Company,
  type CompanyState,
  type Config,
  type State,
} from './types.ts';

/** AR-1.5. */
export function startingCash(config: Config): number {
  if (config.seats === 5) return 40;
  return config.seats === 3 && config.edition === '2009' ? 65 : 50;
}

function repeated(value: number, count: number): number[] {
  const list: number[] = [];
  while (list.length < count) list.push(value);
  return list;
}

const EMPTY_MAP = repeated(0, HEXES.length);
const NO_FRONTIER = emptyBits(HEXES.length);

function newCompany(company: Company, seats: number): CompanyState {
  const { supply, shares } = COMPANY_DATA[company];
  return {
    status: 'playing',
    treasury: 0,
    supply,
    income: 0,
    unsold: shares,
    gone: 0,
    held: repeated(0, seats),
    frontier: NO_FRONTIER.slice(),
  };
}

export function setup(config: Config): State {
  const { seats } = config;
  const make = (company: Company): CompanyState => newCompany(company, seats);
  return {
    config,
    year: FIRST_YEAR,
    phase: 0,
    banker: NONE,
    cash: repeated(startingCash(config), seats),
    companies: [make(0), make(1), make(2), make(3), make(4), make(5)],
    unoffered: (1 << COMPANIES.length) - 1,
    map: EMPTY_MAP.slice(),
    houses: HOUSES,
    order: [],
    moving: 0,
    trains: repeated(NONE, SPACES.length * PHASES),
    auction: null,
    frame: {
      step: seats === 3 ? 'removal' : 'banker',
      seat: NONE,
      company: NONE,
      left: 0,
      placed: 0,
    },
  };
}
