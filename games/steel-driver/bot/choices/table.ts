/** What all choices of a decision share: how the seat stands, and what is to come of the round. */
import type { Sheet } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { ROUNDS } from '../../src/figures.ts';
import { COMPANIES, GOODS, NONE, type View } from '../../src/index.ts';
import type { Market } from '../market.ts';
import { readingOf } from '../reading.ts';
import { CAREFUL } from '../temper.ts';
import { hopedValue, stake } from '../worth.ts';
import { clamp, KINDS, type Kind } from './columns.ts';

const SHARED = 16;
export const TABLE = KINDS.length + SHARED;

/** Answers the strongest rival. */
export function tellTable(
  { table }: Sheet,
  kind: Kind,
  view: View,
  seat: Seat,
  market?: Market,
): Seat {
  const { seats } = view.config;
  const { company } = view;
  const { own, ahead, mean, leader } = standingOf(view, seat);
  const cubes = view.cubes.reduce((sum, has) => sum + has, 0) - (view.cubes[seat] ?? 0);
  table.fill(0, 0, KINDS.length);
  table[KINDS.indexOf(kind)] = 1;
  table.set(
    [
      view.round / ROUNDS,
      view.closer === NONE ? 0 : 1,
      (view.cubes[seat] ?? 0) / 8,
      cubes / (seats - 1) / 8,
      view.cubes.reduce((most, has, other) => (other === seat ? most : Math.max(most, has)), 0) / 8,
      market ? market.unsold.length / COMPANIES.length : 0,
      market ? Math.min(2, market.dollarsPerCube / 40) : 0,
      view.passes / seats,
      clamp((own - ahead) / 200, 2),
      clamp((own - mean) / 200, 2),
      company === NONE ? 0 : (view.box[company] ?? 0) / 10,
      company === NONE ? 0 : stake(view, company, seat, CAREFUL.rivals) / 2,
      view.control.reduce((sum, by) => sum + (by === seat ? 1 : 0), 0) / 3,
      view.cubes.reduce((sum, has) => sum + (has > 0 ? 1 : 0), 0) / seats,
      market ? market.later / 8 : 0,
      (view.cubes[leader] ?? 0) / 8,
    ],
    KINDS.length,
  );
  return leader;
}

interface Standing {
  readonly own: number;
  /** Of the strongest rival, and of all rivals on average. */
  readonly ahead: number;
  readonly mean: number;
  readonly leader: Seat;
}

/** By what lies on the table: dollars, and shares as far as their companies have come. */
function standingOf(view: View, seat: Seat): Standing {
  const { seats } = view.config;
  const totals = totalsOf(view);
  let leader: Seat = seat === 0 ? 1 : 0;
  let others = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const total = totals[other] ?? 0;
    others += total;
    if (total > (totals[leader] ?? 0)) leader = other;
  }
  const mean = others / (seats - 1);
  return { own: totals[seat] ?? 0, ahead: totals[leader] ?? 0, mean, leader };
}

function totalsOf(view: View): readonly number[] {
  const { seats } = view.config;
  const { hopes } = readingOf(view);
  const totals = view.cash.slice();
  for (let company = 0; company < COMPANIES.length; company++) {
    const share = hopedValue(hopes, company * GOODS.length);
    if (share === 0) continue;
    for (let seat = 0; seat < seats; seat++) {
      totals[seat] = (totals[seat] ?? 0) + share * (view.shares[company * seats + seat] ?? 0);
    }
  }
  return totals;
}
