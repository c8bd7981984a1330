import { seededRng, type Rng } from '@roundhouse/engine';
import type { Bot } from '@roundhouse/bots';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { auctionGain, bidLimit } from '../bot/bidding.ts';
import { dividendsLeft, outlookOf, shareWorth, type Outlook } from '../bot/outlook.ts';
import { foundingWorth, houseWorth } from '../bot/places.ts';
import { routes } from '../bot/routes.ts';
import { TUNED, type Temper } from '../bot/temper.ts';
import { rules } from '../src/index.ts';
import type { AmericanRails, State } from '../src/types.ts';
import { EVERY_KIND, kindOf } from './kinds.ts';
import { configOf, firstRound, hex, say } from './table.ts';

function bot(level: 'random' | 'normal'): Bot<AmericanRails> {
  const found = bots[level];
  if (!found) throw new Error(`no bot: ${level}`);
  return found;
}

interface Played {
  readonly state: State;
  /** What the seats with the rule bot did. */
  readonly done: ReadonlySet<string>;
}

function playOut(seats: number, rng: Rng, isRule: (seat: number) => boolean): Played {
  const state = rules.setup(configOf({ seats }));
  const done = new Set<string>();
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    const legal = rules.legal(state, seat);
    const { choose } = bot(isRule(seat) ? 'normal' : 'random');
    const action = choose(rules.view(state, seat), legal, seat, rng);
    expect(legal).toContain(action);
    if (isRule(seat)) done.add(kindOf(action));
    rules.apply(state, seat, action);
  }
  return { state, done };
}

describe('the rule bot', () => {
  test('wins at least nine of ten games among three random ones', () => {
    let wins = 0;
    const games = 40;
    for (let game = 0; game < games; game++) {
      const me = game % 4;
      const { state } = playOut(4, seededRng(`one ${game}`), (seat) => seat === me);
      if (rules.outcome(state)?.places[me] === 1) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(0.9 * games);
  });

  test('four of them end in the plausible range, and use every space and action', () => {
    const cash: number[] = [];
    const done = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const played = playOut(4, seededRng(`four ${game}`), () => true);
      cash.push(...played.state.cash);
      for (const kind of played.done) done.add(kind);
    }
    cash.sort((a, b) => a - b);
    expect(cash[40]).toBeGreaterThan(90);
    expect(cash[40]).toBeLessThan(270);
    const plausible = cash.filter((sum) => sum >= 90 && sum <= 270);
    expect(plausible.length).toBeGreaterThanOrEqual(0.85 * cash.length);
    expect([...done].toSorted()).toEqual(EVERY_KIND);
  });

  test('does not answer with nothing to choose from', () => {
    const state = firstRound(4, {});
    expect(() => bot('normal').choose(state, [], 0, seededRng(1))).toThrow('nothing to choose');
  });
});

describe('what it reckons with', () => {
  const plain: Temper = {
    ...TUNED,
    rivalry: 1,
    pace: 0.1,
    cubeEffort: 2,
    cubesARound: 5,
    incomePerDollar: 0.5,
    laterShares: 0,
    keenFirst: { 3: 0.5, 4: 0.5, 5: 0.5 },
    keenLast: 1,
    keenOwner: 1,
  };
  const at = (state: State, seat: number): Outlook => outlookOf(state, seat, plain);
  const game = () =>
    firstRound(4, {
      american: { city: 'Philadelphia', owners: [0], treasury: 20 },
      national: { city: 'Chicago', owners: [0, 1], treasury: 20 },
    });

  test('dividends left: one a year, and one if the end is sure', () => {
    const state = game();
    expect(dividendsLeft(state)).toBe(7);
    state.year = 1857;
    expect(dividendsLeft(state)).toBe(1);
    state.year = 1852;
    state.houses = 0;
    for (const low of state.companies.slice(0, 3)) low.supply = 0;
    expect(dividendsLeft(state)).toBe(1);
  });

  test('a stake is what is gained less what the others gain', () => {
    const state = game();
    expect(at(state, 0).stakes[0]).toBe(1);
    expect(at(state, 1).stakes[0]).toBeCloseTo(-1 / 3);
    expect(at(state, 0).stakes[1]).toBeCloseTo(1 / 3);
    expect(at(state, 2).stakes[5]).toBe(0);
    expect(outlookOf(state, 1, { ...plain, rivalry: 0 }).stakes[0]).toBeCloseTo(0);
  });

  test('a share is worth its dividends, less the more shares there are', () => {
    const state = game();
    // 6 for seven dividends, and 10 + 7.5 of growth for six, for two shares.
    expect(shareWorth(at(state, 2), 0, 15)).toBeCloseTo((7 * 6 + 6 * 17.5) / 2);
    state.companies[0].held[1] = 1;
    expect(shareWorth(at(state, 2), 0, 15)).toBeCloseTo((7 * 6 + 6 * 17.5) / 3);
  });

  test('it bids a part of that, in the last year all of it, and never more than its cash', () => {
    const state = game();
    expect(bidLimit(at(state, 2), 2, 0)).toBe(36);
    state.cash[2] = 12;
    expect(bidLimit(at(state, 2), 2, 0)).toBe(12);
    state.year = 1857;
    // $6 for two shares, once.
    expect(bidLimit(at(state, 2), 2, 0)).toBe(3);
  });

  test('who owns a company alone gains nothing by sharing it with a rich player', () => {
    const state = game();
    state.cash = [0, 60, 60, 60];
    expect(auctionGain(at(state, 0), 0)).toBeLessThan(0);
    expect(auctionGain(at(state, 2), 0)).toBeGreaterThan(0);
  });

  test('routes lead to cities, the best yield first', () => {
    const [best] = routes(at(game(), 0), 4);
    // Philadelphia to New York: two cubes, $4, and 8 for seven dividends.
    expect(best).toMatchObject({ company: 0, cubes: 2, cost: 4, city: { name: 'New York' } });
    expect(best?.worth).toBeCloseTo(8 * 7);
  });

  test('routes end where money or cubes end', () => {
    const state = game();
    state.companies[0].treasury = 3;
    expect(routes(at(state, 0), 4).filter(({ company }) => company === 0)).toEqual([]);
    state.companies[0].treasury = 40;
    state.companies[0].supply = 2;
    const reached = routes(at(state, 0), 4).filter(({ company }) => company === 0);
    expect(reached.every(({ cubes }) => cubes <= 2)).toBe(true);
    expect(reached.some(({ city }) => city.name === 'New York')).toBe(true);
  });

  test('a special connection counts on the way', () => {
    const state = firstRound(4, { american: { city: 'Chicago', owners: [0], treasury: 90 } });
    const far = routes(at(state, 0), 4).find(({ city }) => city.name === 'New York');
    // Its 8 and the connection's 10 alone, for three dividends at least.
    expect(far?.worth).toBeGreaterThan(18 * 3);
  });

  test('a house is worth most in an own city', () => {
    const state = firstRound(4, {
      american: { city: 'Cincinnati', owners: [0] },
      national: { city: 'Buffalo', owners: [1] },
    });
    expect(houseWorth(at(state, 0), hex('Cincinnati'))).toBe(14);
    expect(houseWorth(at(state, 0), hex('Buffalo'))).toBeLessThan(0);
    expect(houseWorth(at(state, 0), hex('12,0'))).toBe(0);
    say(state, '0 take develop');
    const action = bot('normal').choose(state, rules.legal(state, 0), 0, seededRng(1));
    expect(rules.action.format(action)).toBe('develop 6,5');
  });

  test('the east coast is the place to found', () => {
    const state = game();
    expect(foundingWorth(state, hex('New York'), TUNED)).toBeGreaterThan(
      foundingWorth(state, hex('Mobile'), TUNED),
    );
  });
});
