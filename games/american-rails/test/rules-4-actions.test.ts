import { describe, expect, test } from 'vitest';
import { OUR_BOARD } from '../src/board.ts';
import { rules } from '../src/index.ts';
import { NONE } from '../src/types.ts';
import {
  company,
  emptyCities,
  fillCities,
  firstRound,
  hasCube,
  hex,
  lay,
  say,
  texts,
  whyNot,
} from './table.ts';

const two = (seats = 4) =>
  firstRound(seats, {
    american: { city: 'Cincinnati', owners: [0], treasury: 20 },
    continental: { city: 'New York', owners: [1, 1], treasury: 10 },
  });

describe('Pass', () => {
  test('[AR-4.1] does nothing but take the space', () => {
    const state = two();
    const before = rules.clone(state);
    expect(say(state, '0 take pass')).toEqual([{ type: 'took', seat: 0, phase: 1, space: 'pass' }]);
    before.trains[0] = 0;
    before.moving = 1;
    before.frame.seat = 1;
    expect(state).toEqual(before);
  });
});

describe('Develop', () => {
  test('[AR-4.2] a house for any city with a cube and no house, share or not, free', () => {
    const state = two();
    lay(state, 'continental', '15,3', '14,3', 'Harrisburg');
    say(state, '0 take pass', '1 take develop');
    expect(texts(state, 1)).toEqual(['develop 13,3', 'develop 6,5', 'decline']);
    expect(say(state, '1 develop 6,5')).toEqual([
      { type: 'developed', seat: 1, hex: hex('Cincinnati'), houses: 11 },
      { type: 'income', company: 0, from: 4, to: 6, cause: 'house', hex: hex('Cincinnati') },
    ]);
    expect(state.houses).toBe(11);
    expect(state.cash).toEqual([50, 50, 50, 50]);
    expect(company(state, 'american').treasury).toBe(20);
  });

  test('[AR-4.2] no second house, no house without a cube, never in the five closed cities', () => {
    const state = two();
    say(state, '0 take develop', '0 develop 6,5');
    say(state, '1 take pass', '2 take finance', '2 decline', '3 take take2', '3 decline');
    lay(state, 'american', '6,4', '7,4', 'Columbus');
    say(state, '1 take develop');
    expect(texts(state, 1)).toEqual(['develop 8,4', 'decline']);
    const refused = (name: string, code: string) =>
      expect(whyNot(state, 1, `develop ${name}`)).toMatchObject({ code, rule: 'AR-4.2' });
    refused('6,5', 'house-in-city');
    refused('5,6', 'no-cube-in-city');
    refused('12,0', 'not-a-city');
    for (const name of ['16,3', '13,5', '15,4', '18,1', '2,1']) refused(name, 'closed-city');
    expect(whyNot(state, 1, 'develop 16,3')?.params).toEqual({ hex: 'New York' });
    expect(OUR_BOARD.cities.filter(({ closed }) => closed).map(({ name }) => name)).toEqual([
      'Chicago',
      'Boston',
      'New York',
      'Philadelphia',
      'Baltimore',
    ]);
  });

  test('[AR-4.2] no house is left: nothing to develop', () => {
    const state = two();
    const cities = OUR_BOARD.cities
      .filter(({ closed, name }) => !closed && name !== 'Cincinnati')
      .slice(0, 12);
    for (const city of cities) {
      state.map[city.hex] = 64;
      state.houses -= 1;
    }
    const events: unknown[] = [];
    rules.apply(state, 0, { type: 'take', space: 'develop' }, (event) => events.push(event));
    expect(events.at(-1)).toEqual({ type: 'declined', seat: 0, space: 'develop', possible: false });
  });
});

describe('Finance $5', () => {
  test('[AR-4.3] $5 from the bank for any company, on the board or not', () => {
    const state = two();
    say(state, '0 take finance');
    expect(texts(state, 0)).toEqual([
      'finance american',
      'finance national',
      'finance continental',
      'finance majestic',
      'finance liberty',
      'finance republic',
      'decline',
    ]);
    expect(say(state, '0 finance liberty')).toEqual([
      { type: 'financed', seat: 0, company: 4, treasury: 5 },
    ]);
    expect(company(state, 'liberty').treasury).toBe(5);
    expect(state.cash).toEqual([50, 50, 50, 50]);
    expect(state.frame.seat).toBe(1);
  });

  test('[AR-4.3] not a company that is out', () => {
    const state = two(3);
    const out = company(state, 'liberty');
    out.status = 'knocked-out';
    out.gone = 2;
    out.unsold = 0;
    say(state, '0 take finance');
    expect(texts(state, 0)).toEqual([
      'finance american',
      'finance continental',
      'finance majestic',
      'finance republic',
      'decline',
    ]);
    expect(whyNot(state, 0, 'finance liberty')).toEqual({
      code: 'knocked-out',
      rule: 'AR-4.3',
      params: { company: 'liberty' },
    });
    expect(whyNot(state, 0, 'finance national')).toEqual({
      code: 'not-in-game',
      rule: 'AR-1.3',
      params: { company: 'national' },
    });
  });
});

describe('Take $2', () => {
  test('[AR-4.4] $2 from the bank', () => {
    const state = two();
    say(state, '0 take take2');
    expect(say(state, '0 collect')).toEqual([{ type: 'collected', seat: 0, cash: 52 }]);
    expect(state.cash).toEqual([52, 50, 50, 50]);
    expect(state.frame).toMatchObject({ step: 'space', seat: 1 });
  });

  test('[AR-4.4] or all others pay $2, who has less pays that', () => {
    const state = two();
    state.cash = [9, 1, 0, 2];
    say(state, '0 take take2');
    expect(say(state, '0 levy')).toEqual([{ type: 'levied', seat: 0, paid: [0, 1, 0, 2] }]);
    expect(state.cash).toEqual([9, 0, 0, 0]);
    expect(state.frame.seat).toBe(1);
  });

  test('[AR-4.4] also if nobody has anything', () => {
    const state = two();
    state.cash = [0, 0, 0, 0];
    say(state, '0 take take2');
    expect(say(state, '0 levy')).toEqual([{ type: 'levied', seat: 0, paid: [0, 0, 0, 0] }]);
  });

  test.each([4, 5])('[AR-4.5] with %i players it may be Expand 2', (seats) => {
    const state = two(seats);
    say(state, '0 take take2');
    expect(texts(state, 0)).toEqual(['collect', 'levy', 'expand2', 'decline']);
    say(state, '0 expand2');
    expect(state.frame).toEqual({ step: 'expand', seat: 0, company: NONE, left: 2, placed: 0 });
    expect(texts(state, 0).at(-1)).toBe('decline');
    say(state, '0 place american 6,4', '0 place american 7,5');
    expect(state.frame.seat).toBe(1);
  });

  test('[AR-4.5] not with 3 players, and not with nothing to place', () => {
    const state = two(3);
    say(state, '0 take take2');
    expect(texts(state, 0)).toEqual(['collect', 'levy', 'decline']);
    expect(whyNot(state, 0, 'expand2')).toEqual({
      code: 'no-expand2',
      rule: 'AR-4.5',
      params: { seats: 3 },
    });
    const poor = two(4);
    company(poor, 'american').treasury = 1;
    say(poor, '0 take take2');
    expect(texts(poor, 0)).toEqual(['collect', 'levy', 'decline']);
    expect(whyNot(poor, 0, 'expand2')).toEqual({
      code: 'nothing-to-place',
      rule: 'AR-4.7',
      params: {},
    });
  });
});

describe('Auction a share', () => {
  test('[AR-4.6] any company with an unsold share; the player speaks first', () => {
    const state = two();
    company(state, 'liberty').unsold = 0;
    company(state, 'liberty').gone = 2;
    say(state, '0 take pass', '1 take auction');
    expect(texts(state, 1)).toEqual([
      'offer american',
      'offer national',
      'offer continental',
      'offer majestic',
      'offer republic',
      'decline',
    ]);
    expect(whyNot(state, 1, 'offer liberty')).toEqual({
      code: 'no-share-left',
      rule: 'AR-4.6',
      params: { company: 'liberty' },
    });
    say(state, '1 offer american', '1 bid 10', '2 bid 14', '3 pass', '0 pass');
    expect(say(state, '1 pass')).toEqual([
      { type: 'passed', seat: 1, company: 0 },
      { type: 'sold', seat: 2, company: 0, price: 14, cash: 36, treasury: 34, unsold: 3 },
    ]);
    expect(company(state, 'american')).toMatchObject({
      held: [1, 0, 1, 0],
      unsold: 3,
      treasury: 34,
      income: 4,
    });
    // The turn goes on after the one who took the space.
    expect(state.frame).toEqual({ step: 'space', seat: 2, company: NONE, left: 0, placed: 0 });
    expect(state.auction).toBeNull();
  });

  test('[AR-4.6] nobody bids: that share leaves the game', () => {
    const state = two();
    say(state, '0 take auction', '0 offer continental', '0 pass', '1 pass', '2 pass');
    expect(say(state, '3 pass').at(-1)).toEqual({ type: 'unsold', company: 2, unsold: 0 });
    expect(company(state, 'continental')).toMatchObject({ unsold: 0, gone: 1, held: [0, 2, 0, 0] });
    expect(state.frame).toMatchObject({ step: 'space', seat: 1 });
  });

  test('[AR-4.6] a company with no cube on the board is founded by the winner', () => {
    const state = two();
    say(state, '0 take auction', '0 offer republic', '0 pass', '1 pass', '2 bid 25', '3 pass');
    expect(state.frame).toMatchObject({ step: 'found', seat: 2, company: 5 });
    expect(texts(state, 2)).toHaveLength(37);
    expect(texts(state, 2)).not.toContain('found 6,5');
    say(state, '2 found 2,1');
    expect(hasCube(state, 'republic', 'Chicago')).toBe(true);
    expect(company(state, 'republic')).toMatchObject({ income: 7, treasury: 25, supply: 15 });
    expect(state.frame).toMatchObject({ step: 'space', seat: 1 });
  });

  test('[AR-4.6] one empty city left: the first cube goes there by itself', () => {
    const state = firstRound(4, {
      american: { city: 'Buffalo', owners: [0], treasury: 20 },
      national: { city: 'Syracuse', owners: [1], treasury: 20 },
    });
    const last = OUR_BOARD.cities.at(-1)?.hex ?? 0;
    fillCities(state, emptyCities(state).slice(0, -1));
    say(state, '0 take auction', '0 offer liberty', '0 bid 10', '1 pass', '2 pass', '3 pass');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0], forced: true });
    expect(texts(state, 0)).toEqual(['found 0,17']);
    say(state, '=0 found 0,17');
    expect(hasCube(state, 'liberty', 'New Orleans')).toBe(true);
    expect(last).toBe(hex('New Orleans'));
  });

  test('[AR-4.6] no empty city: the company is knocked out, with no refund', () => {
    const state = firstRound(4, {
      american: { city: 'Buffalo', owners: [0], treasury: 20 },
      national: { city: 'Syracuse', owners: [1], treasury: 20 },
    });
    fillCities(state);
    company(state, 'republic').treasury = 5;
    say(state, '0 take auction', '0 offer republic', '0 pass', '1 pass', '2 bid 12');
    expect(say(state, '3 pass').slice(1)).toEqual([
      { type: 'sold', seat: 2, company: 5, price: 12, cash: 38, treasury: 17, unsold: 2 },
      { type: 'knocked-out', seat: 2, company: 5, shares: 3, treasury: 17 },
    ]);
    expect(company(state, 'republic')).toMatchObject({
      status: 'knocked-out',
      held: [0, 0, 0, 0],
      unsold: 0,
      gone: 3,
      treasury: 17,
      supply: 16,
    });
    expect(state.cash).toEqual([50, 50, 38, 50]);
    expect(state.frame).toMatchObject({ step: 'space', seat: 1 });
    say(state, '1 take pass', '2 take finance');
    expect(texts(state, 2)).not.toContain('finance republic');
    say(state, '2 decline', '3 take take2', '3 decline', '1 take auction');
    expect(whyNot(state, 1, 'offer republic')).toEqual({
      code: 'knocked-out',
      rule: 'AR-4.6',
      params: { company: 'republic' },
    });
  });

  test('[AR-4.6] a share of a founded company needs no empty city', () => {
    const state = firstRound(4, {
      american: { city: 'Buffalo', owners: [0], treasury: 20 },
      national: { city: 'Syracuse', owners: [1], treasury: 20 },
    });
    fillCities(state);
    say(state, '0 take auction', '0 offer american', '0 bid 12', '1 pass', '2 pass', '3 pass');
    expect(company(state, 'american')).toMatchObject({ status: 'playing', held: [2, 0, 0, 0] });
  });
});

describe('Expand', () => {
  test.each([
    ['expand3', 3],
    ['expand4', 4],
  ])('[AR-4.7] %s: up to %i cubes, one after another', (space, cubes) => {
    const state = two();
    say(state, `0 take ${space}`);
    expect(state.frame).toEqual({ step: 'expand', seat: 0, company: NONE, left: cubes, placed: 0 });
    const route = ['6,4', '7,4', '7,5', '6,6'].slice(0, cubes);
    for (const [placed, at] of route.entries()) {
      expect(state.frame).toMatchObject({ left: cubes - placed, placed });
      say(state, `0 place american ${at}`);
    }
    expect(state.frame).toEqual({ step: 'space', seat: 1, company: NONE, left: 0, placed: 0 });
    expect(company(state, 'american').supply).toBe(29 - cubes);
  });

  test('[AR-4.7] each cube of any company of his, and of no other', () => {
    const state = firstRound(4, {
      american: { city: 'Cincinnati', owners: [1], treasury: 20 },
      majestic: { city: 'St. Louis', owners: [0, 1], treasury: 2 },
      republic: { city: 'Memphis', owners: [0], treasury: 3 },
    });
    say(state, '0 take expand4');
    expect(texts(state, 0)).toEqual([
      'place majestic 0,5',
      'place majestic 1,5',
      'place majestic 2,6',
      'place majestic 0,7',
      'place majestic 1,7',
      'place republic 0,9',
      'place republic 1,9',
      'place republic 2,10',
      'place republic 0,11',
      'place republic 1,11',
      'decline',
    ]);
    expect(whyNot(state, 0, 'place american 6,4')).toEqual({
      code: 'no-share',
      rule: 'AR-4.7',
      params: { company: 'american' },
    });
    say(state, '0 place majestic 2,6', '0 place republic 2,10');
    expect(state.frame.seat).toBe(1);
  });

  test('[AR-4.7] stopping early is allowed', () => {
    const state = two();
    say(state, '0 take expand4', '0 place american 6,4');
    expect(say(state, '0 stop')).toEqual([
      { type: 'stopped', seat: 0, placed: 1, left: 3, possible: true },
    ]);
    expect(state.frame.seat).toBe(1);
  });

  test('[AR-4.7] it ends by itself when no further cube can be placed', () => {
    const state = two();
    company(state, 'american').treasury = 3;
    say(state, '0 take expand4');
    const events = say(state, '0 place american 6,4');
    expect(events).toEqual([
      { type: 'placed', seat: 0, company: 0, hex: hex('6,4'), cost: 2, treasury: 1, supply: 28 },
      { type: 'stopped', seat: 0, placed: 1, left: 3, possible: false },
    ]);
    expect(state.frame.seat).toBe(1);
  });
});
