/** Set-up: who is in the game, and what is drawn before the first offer (AR-1). */
import {
  configureOptions,
  deepFreeze,
  isRefusal,
  type Emit,
  type Meta,
  type Refusal,
  type Rng,
  type Weighted,
} from '@roundhouse/engine';
import { emptyBits } from '@roundhouse/kit/bitset';
import { HEXES } from './board.ts';
import { COMPANY_DATA, FIRST_YEAR, HOUSES, PHASES } from './companies.ts';
import { waitFor } from './frame.ts';
import {
  COMPANIES,
  EDITIONS,
  NONE,
  SPACES,
  TABLE_TALKS,
  type Chance,
  type Company,
  type CompanyState,
  type Config,
  type Event,
  type State,
} from './types.ts';

export const meta: Meta = {
  seats: [3, 4, 5],
  options: [
    { name: 'edition', values: EDITIONS, default: 'quined' },
    { name: 'tableTalk', values: TABLE_TALKS, default: 'on' },
  ],
  // An auction has at most as many bids as the richest bidder has dollars. All dividends of a round
  // together stay below $900, and a round has three auctions: 3 * (7 * 50 + 21 * 900), and the rest.
  maxLines: 60_000,
  hasSecrets: false,
};

export function configure(input: unknown): Config | Refusal {
  const config = configureOptions(meta, input);
  return isRefusal(config) ? config : (config as unknown as Config);
}

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

const REMOVALS: readonly Weighted<Chance>[] = deepFreeze(
  COMPANIES.map((company) => ({ chance: { type: 'removed', company }, weight: 1 })),
);
const BANKERS: readonly (readonly Weighted<Chance>[])[] = deepFreeze(
  [0, 1, 2, 3, 4, 5].map((seats) =>
    Array.from({ length: seats }, (_, seat) => ({ chance: { type: 'banker', seat }, weight: 1 })),
  ),
);

export function chances(state: State): readonly Weighted<Chance>[] {
  switch (state.frame.step) {
    case 'removal':
      return REMOVALS;
    case 'banker':
      return BANKERS[state.config.seats] ?? [];
    default:
      return [];
  }
}

export function sampleChance(state: State, rng: Rng): Chance {
  const outcomes = chances(state);
  const drawn = outcomes.length > 0 ? outcomes[rng.below(outcomes.length)] : undefined;
  if (!drawn) throw new Error('AR-1.8: nothing is drawn after set-up');
  return drawn.chance;
}

export function applyChance(state: State, chance: Chance, emit?: Emit<Event>): void {
  if (chance.type === 'removed') {
    removeCompany(state, chance.company);
    emit?.({ type: 'removed', company: chance.company });
    waitFor(state, 'banker', NONE);
  } else {
    state.banker = chance.seat;
    emit?.({ type: 'banker', seat: chance.seat });
    waitFor(state, 'offer', chance.seat);
  }
}

/** AR-1.3: its cubes and its shares. */
function removeCompany(state: State, company: Company): void {
  const removed = state.companies[company];
  removed.status = 'removed';
  removed.supply = 0;
  removed.gone = removed.unsold;
  removed.unsold = 0;
  state.unoffered &= ~(1 << company);
}
