/** What a state looks like, field by field, for those that come from outside. */
import { shape, type Shape } from '@roundhouse/engine';
import { HEXES } from './board.ts';
import { COMPANY_DATA, FIRST_YEAR, HOUSES, LAST_YEAR, PHASES } from './companies.ts';
import { MASKS } from './mask.ts';
import { COMPANIES, NONE, SPACES, type Config } from './types.ts';

const { bits, bitset, fields, list, nullOr, whole, word } = shape;

/** More than the bank pays out in seven years: a list of bids stays one that can be read. */
const MOST_MONEY = 5000;
const MOST_INCOME = 999;
const MOST_CUBES = Math.max(...COMPANY_DATA.map(({ cubes }) => cubes));
const MOST_SHARES = Math.max(...COMPANY_DATA.map(({ shares }) => shares));
const STATUSES = ['playing', 'removed', 'knocked-out'];
const STEPS = [
  'removal',
  'banker',
  'offer',
  'bid',
  'found',
  'space',
  'develop',
  'finance',
  'take2',
  'expand',
  'over',
];
const money = whole(0, MOST_MONEY);
const shares = whole(0, MOST_SHARES);

export function stateShape({ seats }: Config): Shape {
  const seat = whole(0, seats - 1);
  const seatOrNone = whole(NONE, seats - 1);
  const company = fields({
    status: word(STATUSES),
    treasury: money,
    supply: whole(0, MOST_CUBES),
    income: whole(0, MOST_INCOME),
    unsold: shares,
    gone: shares,
    held: list(shares, seats),
    frontier: bitset(HEXES.length),
  });
  return fields({
    year: whole(FIRST_YEAR, LAST_YEAR),
    phase: whole(0, PHASES),
    banker: seatOrNone,
    cash: list(money, seats),
    companies: list(company, COMPANIES.length),
    unoffered: bits(COMPANIES.length),
    map: list(whole(0, MASKS - 1), HEXES.length),
    houses: whole(0, HOUSES),
    order: list(seat, 0, seats),
    moving: whole(0, seats),
    trains: list(seatOrNone, SPACES.length * PHASES),
    auction: nullOr(fields({ speaker: seat, passed: bits(seats), bid: money, bidder: seatOrNone })),
    frame: fields({
      step: word(STEPS),
      seat: seatOrNone,
      company: whole(NONE, COMPANIES.length - 1),
      left: whole(0, MOST_EXPANSION),
      placed: whole(0, MOST_EXPANSION),
    }),
  });
}

/** Expand 4 is the longest (AR-4.7). */
const MOST_EXPANSION = 4;
