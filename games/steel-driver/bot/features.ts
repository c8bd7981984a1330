/** A position in numbers, as one seat stands in it: itself, its two strongest rivals, all the others. */
import type { Imagined, Seat } from '@roundhouse/engine';
import { CUBES_EACH, ROUNDS } from '../src/figures.ts';
import { COMPANIES, NONE, type State } from '../src/index.ts';
import { within } from './growth.ts';
import { marketOf, type Market } from './market.ts';
import { prospectsOf } from './prospects.ts';
import { growthIn } from './reading.ts';
import { CAREFUL } from './temper.ts';

const TABLE = 9;
const BLOCK = 12;
const BLOCKS = 4;
export const FEATURES = TABLE + BLOCKS * BLOCK;

/** What a seat has, by itself. */
interface Standing {
  readonly cash: number;
  /** Its shares if the game ended now, and if their companies grow. */
  readonly now: number;
  readonly grown: number;
  /** Profit of this round of the companies that it controls: made, and hoped for. */
  readonly profit: number;
  readonly hoped: number;
  readonly cubes: number;
  /** What it would gain in the rest of this round's auctions, and the cubes that it would keep. */
  readonly gains: number;
  readonly kept: number;
  readonly shares: number;
  /** The most shares that it has of one company, and how many companies it would take goods for. */
  readonly most: number;
  readonly leads: number;
  /** How long until it has the active marker. */
  readonly wait: number;
}

export function describe(state: Imagined<State>, seat: Seat, into: Float32Array): void {
  const { seats } = state.config;
  const market = marketOf(state, CAREFUL);
  const all = standingsOf(state, market);
  const own = all[seat];
  if (!own) return;
  const mean = meanOf(all);
  const rivals = all
    .filter((_, other) => other !== seat)
    .toSorted((one, two) => total(two) - total(one));
  const rest = rivals.length > 2 ? meanOf(rivals.slice(2)) : undefined;
  const unsold = state.phase === 'offer' ? market.unsold.length : 0;
  into[0] = state.round / ROUNDS;
  into[1] = state.closer === NONE ? 0 : 1;
  into[2] = unsold / COMPANIES.length;
  into[3] = (total(own) - total(rivals[0] ?? own)) / 300;
  into[4] = mean.grown / 1000;
  into[5] = mean.cubes / (2 * (CUBES_EACH[seats] ?? 1));
  into[6] = state.passes / seats;
  into[7] = unsold === 0 ? 0 : Math.min(2, market.dollarsPerCube / 40);
  into[8] = state.round === ROUNDS ? 1 : 0;
  let at = TABLE;
  for (const one of [own, rivals[0], rivals[1], rest]) {
    if (one) write(one, mean, into, at);
    at += BLOCK;
  }
}

function total({ cash, grown, profit, hoped, gains }: Standing): number {
  return cash + grown + profit + hoped + gains;
}

function standingsOf(state: Imagined<State>, market: Market): readonly Standing[] {
  const { seats } = state.config;
  const isSale = state.phase === 'offer';
  const { cubes: kept, gains } = prospectsOf(market);
  const figures = COMPANIES.map((_, company) => {
    const { profit, share } = growthIn(market.reading, company);
    const box = state.box[company] ?? 0;
    return {
      now: share[0] ?? 0,
      grown: within(share, box + market.later),
      profit: state.profit[company] ?? 0,
      hoped: within(profit, box),
      lead: leaderOf(state, company),
    };
  });
  return state.cubes.map((cubes, seat) => {
    const standing = { now: 0, grown: 0, profit: 0, hoped: 0, shares: 0, most: 0, leads: 0 };
    for (const [company, figure] of figures.entries()) {
      const held = state.shares[company * seats + seat] ?? 0;
      standing.shares += held;
      standing.most = Math.max(standing.most, held);
      standing.now += held * figure.now;
      standing.grown += held * (CAREFUL.base + CAREFUL.share * figure.grown);
      if (figure.lead === seat) standing.leads++;
      if (state.control[company] !== seat) continue;
      standing.profit += figure.profit;
      standing.hoped += figure.hoped;
    }
    return {
      ...standing,
      cash: state.cash[seat] ?? 0,
      cubes,
      gains: isSale ? (gains[seat] ?? 0) : 0,
      kept: isSale ? (kept[seat] ?? 0) : cubes,
      wait: ((seat - state.active + seats) % seats) / seats,
    };
  });
}

/** SD-7.2: who has the most shares; of several the last controller, if he is one. */
function leaderOf(
  { config: { seats }, shares, lastControl }: Imagined<State>,
  company: number,
): number {
  let leader = lastControl[company] ?? NONE;
  if (leader === NONE) return NONE;
  for (let seat = 0; seat < seats; seat++) {
    const has = shares[company * seats + seat] ?? 0;
    if (has > (shares[company * seats + leader] ?? 0)) leader = seat;
  }
  return leader;
}

function meanOf(all: readonly Standing[]): Standing {
  const of = (figure: (one: Standing) => number): number =>
    all.reduce((sum, one) => sum + figure(one), 0) / all.length;
  return {
    cash: of(({ cash }) => cash),
    now: of(({ now }) => now),
    grown: of(({ grown }) => grown),
    profit: of(({ profit }) => profit),
    hoped: of(({ hoped }) => hoped),
    cubes: of(({ cubes }) => cubes),
    gains: of(({ gains }) => gains),
    kept: of(({ kept }) => kept),
    shares: of(({ shares }) => shares),
    most: of(({ most }) => most),
    leads: of(({ leads }) => leads),
    wait: of(({ wait }) => wait),
  };
}

/** As far as it is ahead of the mean of all. */
function write(one: Standing, mean: Standing, into: Float32Array, at: number): void {
  into[at] = (total(one) - total(mean)) / 300;
  into[at + 1] = (one.cash - mean.cash) / 300;
  into[at + 2] = (one.now - mean.now) / 300;
  into[at + 3] = (one.grown - mean.grown) / 300;
  into[at + 4] = (one.profit + one.hoped - mean.profit - mean.hoped) / 200;
  into[at + 5] = (one.cubes - mean.cubes) / 8;
  into[at + 6] = (one.gains - mean.gains) / 200;
  into[at + 7] = (one.kept - mean.kept) / 8;
  into[at + 8] = (one.shares - mean.shares) / 4;
  into[at + 9] = (one.most - mean.most) / 3;
  into[at + 10] = (one.leads - mean.leads) / 3;
  into[at + 11] = one.wait;
}
