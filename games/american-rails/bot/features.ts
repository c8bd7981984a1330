/** A position in numbers, as one seat stands in it: its own block first, then the others, the strongest first. */
import type { Imagined, Seat } from '@roundhouse/engine';
import { HOUSES } from '../src/companies.ts';
import { dividendPerShare, lowSupplies } from '../src/rounds.ts';
import { COMPANIES, type Company, type State, type View } from '../src/types.ts';
import { companyWorth, outlookOf, type Outlook } from './outlook.ts';
import { entryIncome } from './routes.ts';
import { TUNED } from './temper.ts';
import { waysOf } from './ways.ts';

const TABLE = 6;
const BLOCK = 13;
const SEATS = 5;
export const FEATURES = TABLE + SEATS * BLOCK;

/** What a company promises for each share in players' hands. */
interface Promise {
  /** Each year as it stands. */
  readonly dividend: number;
  /** Until the end, by what its treasury buys: by rule of thumb, and along its best way. */
  readonly growth: number;
  readonly way: number;
  /** Until the end, what unsold shares would take away. */
  readonly dilution: number;
  readonly treasury: number;
  readonly sole: boolean;
}

const NOTHING: Promise = { dividend: 0, growth: 0, way: 0, dilution: 0, treasury: 0, sole: false };

export function describe(state: Imagined<State>, seat: Seat, into: Float32Array): void {
  const outlook = outlookOf(state, seat, TUNED);
  const { seats } = state.config;
  const promises = COMPANIES.map((company) => promiseOf(outlook, company));
  const blocks = Array.from({ length: seats }, (_, one) => blockOf(outlook, promises, one));
  const projected = blocks.map((block) => block.projected);
  const own = projected[seat] ?? 0;
  const rivals = projected.filter((_, other) => other !== seat);
  into[0] = outlook.dividends / 7;
  into[1] = state.phase / 3;
  into[2] = COMPANIES.reduce<number>((sum, one) => sum + state.companies[one].unsold, 0) / 15;
  into[3] = lowSupplies(state) / seats;
  into[4] = state.houses / HOUSES;
  into[5] = clamp((own - Math.max(...rivals)) / 80);
  const strongestFirst = blocks
    .filter((block) => block.seat !== seat)
    .toSorted((one, two) => two.projected - one.projected);
  let at = TABLE;
  for (const block of [blocks[seat], ...strongestFirst]) {
    if (!block) continue;
    const average = (projected.reduce((sum, one) => sum + one, 0) - block.projected) / (seats - 1);
    const numbers = [...block.numbers, clamp((block.projected - average) / 80)];
    for (const [index, number] of numbers.entries()) into[at + index] = number;
    at += BLOCK;
  }
}

function clamp(number: number): number {
  return Math.max(-3, Math.min(3, number));
}

function promiseOf(outlook: Outlook, company: Company): Promise {
  const { view, dividends } = outlook;
  const shares = outlook.shares[company] ?? 0;
  if (shares === 0) return NOTHING;
  const { income, treasury, unsold } = view.companies[company];
  const dividend = dividendPerShare(view, company);
  return {
    dividend,
    growth: (companyWorth(outlook, company, 0) - dividends * income) / shares,
    way: (bestWay(view, company) * dividends) / shares,
    dilution: (dividend * dividends * unsold) / (shares + unsold),
    treasury: treasury / shares,
    sole: shares === 1,
  };
}

/** The most income that the treasury can build along one way. */
function bestWay(view: View, company: Company): number {
  const purse = view.companies[company].treasury;
  if (purse < 2) return 0;
  let most = 0;
  const ways = waysOf(view, company, { purse, cubeEffort: TUNED.cubeEffort }, (city) =>
    entryIncome(view, company, city),
  );
  for (const { gain } of ways) most = Math.max(most, gain);
  return most;
}

interface Block {
  readonly seat: Seat;
  /** Cash at the end if all goes on as it stands. */
  readonly projected: number;
  readonly numbers: readonly number[];
}

function blockOf(outlook: Outlook, promises: readonly Promise[], seat: Seat): Block {
  const { view, dividends } = outlook;
  const sum = (part: (promise: Promise) => number): number =>
    COMPANIES.reduce<number>((all, company) => {
      const held = view.companies[company].held[seat] ?? 0;
      return held === 0 ? all : all + held * part(promises[company] ?? NOTHING);
    }, 0);
  const cash = view.cash[seat] ?? 0;
  const dividend = sum((promise) => promise.dividend);
  const growth = sum((promise) => promise.growth);
  const way = sum((promise) => promise.way);
  const dilution = sum((promise) => promise.dilution);
  const projected = cash + dividends * dividend + (growth + way) / 4 - dilution / 3;
  const numbers = [
    cash / 150,
    dividend / 40,
    (dividends * dividend) / 150,
    projected / 250,
    growth / 100,
    way / 100,
    dilution / 100,
    view.order.indexOf(seat) / view.config.seats,
    sum(() => 1) / 6,
    sum((promise) => (promise.treasury >= 4 ? 1 : 0)) / 4,
    sum((promise) => promise.treasury) / 40,
    sum((promise) => (promise.sole ? promise.dividend : 0)) / 30,
  ];
  return { seat, projected, numbers: numbers.map(clamp) };
}
