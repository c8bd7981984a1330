import { describe, expect, test } from 'vitest';
import { OUR_BOARD } from '../src/board.ts';
import { rules } from '../src/index.ts';
import { dividendPerShare, endReasons, lowSupplies } from '../src/rounds.ts';
import { layCube } from '../src/track.ts';
import { COMPANIES, type Event, type State } from '../src/types.ts';
import { company, firstRound, say, takeSpaces, texts, whyNot } from './table.ts';

/** All but the last train of the round have moved and declined. */
function lastTrain(state: State): void {
  const quiet = ['pass', 'finance', 'take2', 'develop', 'auction'].slice(0, state.config.seats);
  takeSpaces(state, quiet);
  takeSpaces(state, quiet);
  takeSpaces(state, quiet.slice(0, -1));
}

/** The rest of the round; its events. */
function endRound(state: State): Event[] {
  const { seat } = state.frame;
  return say(
    state,
    `${seat} take expand4`,
    ...(state.frame.step === 'expand' ? [`${seat} decline`] : []),
  );
}

describe('dividends', () => {
  test('[AR-7.1] income by shares in hands, rounded up, from the bank', () => {
    const state = firstRound(4, {
      american: { city: 'New York', owners: [0, 0, 2] },
      national: { city: 'Chicago', owners: [1] },
    });
    company(state, 'american').unsold -= 1;
    company(state, 'american').gone += 1;
    lastTrain(state);
    const events = endRound(state).filter(({ type }) => type === 'dividend');
    expect(events).toEqual([
      { type: 'dividend', company: 0, income: 8, shares: 3, each: 3, paid: [6, 0, 3, 0] },
      { type: 'dividend', company: 1, income: 7, shares: 1, each: 7, paid: [0, 7, 0, 0] },
    ]);
    expect(state.cash).toEqual([56, 57, 53, 50]);
    expect(state.companies.map(({ treasury }) => treasury)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('[AR-7.1] an even division is not rounded', () => {
    const state = firstRound(4, { american: { city: 'New York', owners: [0, 1] } });
    lastTrain(state);
    endRound(state);
    expect(state.cash).toEqual([54, 54, 50, 50]);
  });

  test('[AR-7.1] no share in hands, no dividend', () => {
    const state = firstRound(4, {});
    lastTrain(state);
    expect(dividendPerShare(state, 0)).toBe(0);
    expect(endRound(state).some(({ type }) => type === 'dividend')).toBe(false);
    expect(state.cash).toEqual([50, 50, 50, 50]);
  });
});

function lower(state: State, ...supplies: readonly number[]): void {
  for (const [place, supply] of supplies.entries()) {
    const low = state.companies[COMPANIES[place] ?? 0];
    low.supply = supply;
  }
}

describe('the end', () => {
  test('[AR-8.1] after the dividends of 1857', () => {
    const state = firstRound(4, {});
    state.year = 1856;
    lastTrain(state);
    endRound(state);
    expect(state.year).toBe(1857);
    expect(rules.outcome(state)).toBeUndefined();
    lastTrain(state);
    expect(endRound(state).at(-1)).toEqual({
      type: 'ended',
      year: 1857,
      reasons: ['last-year'],
      cash: [50, 50, 50, 50],
    });
    expect(rules.turn(state)).toEqual({ kind: 'over' });
    expect(texts(state, 0)).toEqual([]);
    expect(whyNot(state, 0, 'take pass')).toEqual({
      code: 'match-over',
      rule: 'table',
      params: {},
    });
  });

  test('[AR-8.1] when all shares are sold or removed', () => {
    const state = firstRound(4, { liberty: { city: 'New York', owners: [0] } });
    for (const owned of state.companies) {
      owned.gone += owned.unsold;
      owned.unsold = 0;
    }
    company(state, 'liberty').gone = 0;
    company(state, 'liberty').unsold = 1;
    expect(endReasons(state)).toEqual([]);
    const quiet = ['pass', 'develop', 'finance', 'take2'];
    takeSpaces(state, quiet);
    takeSpaces(state, quiet);
    takeSpaces(state, quiet.slice(0, 3));
    const { seat } = state.frame;
    expect(seat).toBe(3);
    say(state, '3 take auction', '3 offer liberty', '3 bid 10', '0 pass', '1 pass');
    expect(say(state, '2 pass').at(-1)).toEqual({
      type: 'ended',
      year: 1851,
      reasons: ['no-shares'],
      cash: [54, 50, 50, 44],
    });
  });

  test('[AR-8.1] the round is played out before it ends', () => {
    const state = firstRound(4, { liberty: { city: 'New York', owners: [0] } });
    for (const owned of state.companies) {
      owned.gone += owned.unsold;
      owned.unsold = 0;
    }
    expect(endReasons(state)).toEqual(['no-shares']);
    lastTrain(state);
    expect(state.frame.step).toBe('space');
    const events = endRound(state);
    expect(events.at(-1)).toEqual({
      type: 'ended',
      year: 1851,
      reasons: ['no-shares'],
      cash: [58, 50, 50, 50],
    });
  });

  test('[AR-8.1] one unsold share keeps it going', () => {
    const state = firstRound(4, {});
    for (const owned of state.companies) {
      owned.gone += owned.unsold;
      owned.unsold = 0;
    }
    company(state, 'republic').gone = 2;
    company(state, 'republic').unsold = 1;
    expect(endReasons(state)).toEqual([]);
  });

  test.each([
    [3, 2, 3],
    [4, 3, 4],
    [5, 4, 5],
  ])('[AR-8.1] with %i players: %i low supplies are not enough, %i are', (seats, few, enough) => {
    const state = firstRound(seats, {
      national: { city: 'New York', owners: [0] },
      american: { city: 'Chicago', owners: [0] },
    });
    // With 3 players the Continental is the one that was removed.
    const inGame = COMPANIES.filter((place) => state.companies[place].status === 'playing');
    for (const place of inGame.slice(0, few)) state.companies[place].supply = 2;
    expect(lowSupplies(state)).toBe(few);
    expect(endReasons(state)).toEqual([]);
    const next = inGame[few];
    if (next === undefined) throw new Error('no further company');
    state.companies[next].supply = 3;
    expect(lowSupplies(state)).toBe(few);
    state.companies[next].supply = 1;
    expect(lowSupplies(state)).toBe(enough);
    expect(endReasons(state)).toEqual(['low-supplies']);
  });

  test('[AR-8.1] the houses are a supply too', () => {
    const state = firstRound(4, {});
    lower(state, 2, 1, 0);
    state.houses = 3;
    expect(endReasons(state)).toEqual([]);
    state.houses = 2;
    expect(endReasons(state)).toEqual(['low-supplies']);
  });

  test('[AR-8.1] a company removed at set-up or knocked out is not counted', () => {
    const state = firstRound(3, {});
    expect(company(state, 'american')).toMatchObject({ status: 'removed', supply: 0 });
    lower(state, 0, 2, 2);
    expect(lowSupplies(state)).toBe(2);
    company(state, 'liberty').supply = 2;
    expect(lowSupplies(state)).toBe(3);
    company(state, 'liberty').status = 'knocked-out';
    expect(lowSupplies(state)).toBe(2);
  });

  test('[AR-8.1] one whose shares all went unsold is counted, and is never low', () => {
    const state = firstRound(4, {});
    const republic = company(state, 'republic');
    republic.unsold = 0;
    republic.gone = 3;
    expect(lowSupplies(state)).toBe(0);
    expect(republic).toMatchObject({ status: 'playing', supply: 16 });
  });

  test('[AR-8.1] several reasons at once are all named', () => {
    const state = firstRound(4, {});
    state.year = 1857;
    for (const owned of state.companies) {
      owned.gone += owned.unsold;
      owned.unsold = 0;
      owned.supply = 0;
    }
    expect(endReasons(state)).toEqual(['last-year', 'no-shares', 'low-supplies']);
  });

  test.each([
    [
      [148, 139, 130, 107],
      [1, 2, 3, 4],
    ],
    [
      [90, 120, 90, 60],
      [2, 1, 2, 4],
    ],
    [
      [120, 60, 120, 100],
      [1, 4, 1, 3],
    ],
  ])('[AR-8.2] cash %j gives the places %j', (cash, places) => {
    const state = firstRound(4, {});
    state.year = 1857;
    lastTrain(state);
    state.cash = [...cash];
    endRound(state);
    expect(rules.outcome(state)).toEqual({ scores: cash, places });
  });

  test('[AR-8.2] treasuries and shares are worth nothing', () => {
    const state = firstRound(4, { national: { city: 'New York', owners: [0], treasury: 300 } });
    state.year = 1857;
    lastTrain(state);
    endRound(state);
    expect(rules.outcome(state)?.scores).toEqual([58, 50, 50, 50]);
    expect(OUR_BOARD.cities.some(({ hex }) => state.map[hex] !== 0)).toBe(true);
  });
});

describe('talk', () => {
  test('[AR-9.1] a silent table plays the same game', () => {
    const [loud, silent] = [firstRound(4, {}), firstRound(4, {}, { tableTalk: 'off' })];
    expect(silent.config.tableTalk).toBe('off');
    expect({ ...silent, config: 0 }).toEqual({ ...loud, config: 0 });
    expect(texts(silent, 0)).toEqual(texts(loud, 0));
  });

  test('[AR-9.1] no action hands money or shares to another player', () => {
    for (const text of ['give 1 5', 'pay 2 10', 'trade liberty 1']) {
      expect(rules.action.parse(text)).toBeUndefined();
    }
    const state = firstRound(4, { american: { city: 'Chicago', owners: [0, 1], treasury: 9 } });
    layCube(state, 1, OUR_BOARD.cities[0]?.hex ?? 0);
    expect(texts(state, 0).every((text) => text.startsWith('take '))).toBe(true);
  });
});
