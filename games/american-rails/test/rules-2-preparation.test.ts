import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { company, hasCube, hex, newGame, say, texts, whyNot } from './table.ts';

function prepared(seats: number, banker: number) {
  const state = newGame(seats);
  say(state, ...(seats === 3 ? ['* removed republic'] : []), `* banker ${banker}`);
  return state;
}

describe('the preparation round', () => {
  test('[AR-2.1] the banker chooses the first company; every company comes once', () => {
    const state = prepared(4, 2);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [2] });
    expect(texts(state, 2)).toEqual([
      'offer american',
      'offer national',
      'offer continental',
      'offer majestic',
      'offer liberty',
      'offer republic',
    ]);
    expect(say(state, '2 offer majestic')).toEqual([{ type: 'offered', seat: 2, company: 3 }]);
    say(state, '2 pass', '3 pass', '0 pass', '1 pass');
    expect(texts(state, 1)).toEqual([
      'offer american',
      'offer national',
      'offer continental',
      'offer liberty',
      'offer republic',
    ]);
    expect(whyNot(state, 1, 'offer majestic')).toEqual({
      code: 'offered-already',
      rule: 'AR-2.6',
      params: { company: 'majestic' },
    });
  });

  test('[AR-2.2] the chooser speaks first, from $10 to his cash, then clockwise and higher', () => {
    const state = prepared(4, 2);
    say(state, '2 offer american');
    const bids = (least: number, most: number): string[] =>
      Array.from({ length: most - least + 1 }, (_, i) => `bid ${least + i}`);
    expect(texts(state, 2)).toEqual(['pass', ...bids(10, 50)]);
    expect(texts(state, 3)).toEqual([]);
    expect(say(state, '2 bid 12')).toEqual([{ type: 'bid', seat: 2, company: 0, amount: 12 }]);
    expect(texts(state, 3)).toEqual(['pass', ...bids(13, 50)]);
    expect(say(state, '3 pass')).toEqual([{ type: 'passed', seat: 3, company: 0 }]);
    say(state, '0 bid 13', '1 bid 20');
    expect(texts(state, 2)).toEqual(['pass', ...bids(21, 50)]);
    say(state, '2 bid 21');
    // Seat 3 is out of this auction.
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
    expect(whyNot(state, 3, 'bid 30')).toEqual({
      code: 'passed-already',
      rule: 'AR-2.2',
      params: { seat: 3 },
    });
  });

  test('[AR-2.2] who can not bid higher can only pass, and that pass plays itself', () => {
    const state = prepared(3, 0);
    say(state, '0 offer american', '0 bid 50');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1], forced: true });
    expect(texts(state, 1)).toEqual(['pass']);
    say(state, '=1 pass', '=2 pass', '0 found 16,3');
    say(state, '0 offer national');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0], forced: true });
    say(state, '=0 pass', '1 bid 49');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [2] });
    expect(texts(state, 2)).toEqual(['pass', 'bid 50']);
  });

  test('[AR-2.2] whose last dollar is the least bid may still bid it', () => {
    const state = prepared(4, 0);
    state.cash = [50, 10, 9, 11];
    say(state, '0 offer american', '0 pass');
    expect(texts(state, 1)).toEqual(['pass', 'bid 10']);
    say(state, '1 bid 10', '=2 pass');
    expect(texts(state, 3)).toEqual(['pass', 'bid 11']);
  });

  test('[AR-2.3] it ends when all but one have passed and a bid stands', () => {
    const state = prepared(4, 1);
    say(state, '1 offer liberty', '1 pass', '2 bid 15', '3 pass', '0 pass');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [2] });
    expect(state.auction).toBeNull();
    expect(texts(state, 2)[0]).toBe('found 11,0');
  });

  test('[AR-2.3] the last one in chooses when nobody has bid: any amount or a pass', () => {
    const state = prepared(4, 1);
    say(state, '1 offer liberty', '1 pass', '2 pass', '3 pass');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
    expect(texts(state, 0)).toHaveLength(42);
    say(state, '0 bid 37');
    expect(company(state, 'liberty').treasury).toBe(37);
    expect(state.frame).toMatchObject({ step: 'found', seat: 0, company: 4 });
  });

  test('[AR-2.4] the winner pays the treasury and founds in any city with no cubes, free', () => {
    const state = prepared(4, 0);
    say(state, '0 offer american', '0 bid 20', '1 pass', '2 pass');
    expect(say(state, '3 pass')).toEqual([
      { type: 'passed', seat: 3, company: 0 },
      { type: 'sold', seat: 0, company: 0, price: 20, cash: 30, treasury: 20, unsold: 4 },
    ]);
    expect(state.cash).toEqual([30, 50, 50, 50]);
    expect(company(state, 'american')).toMatchObject({
      treasury: 20,
      unsold: 4,
      held: [1, 0, 0, 0],
    });
    const cities = texts(state, 0);
    expect(cities).toHaveLength(39);
    expect(cities.slice(0, 3)).toEqual(['found 11,0', 'found 14,0', 'found 16,0']);
    expect(say(state, '0 found 16,3')).toEqual([
      { type: 'founded', seat: 0, company: 0, hex: hex('New York') },
      { type: 'income', company: 0, from: 0, to: 8, cause: 'city', hex: hex('New York') },
      { type: 'numbered', seat: 0, number: 1 },
    ]);
    expect(company(state, 'american')).toMatchObject({ treasury: 20, income: 8, supply: 29 });
    expect(hasCube(state, 'american', 'New York')).toBe(true);
    say(state, '0 offer national', '0 pass', '1 bid 10', '2 pass', '3 pass');
    expect(texts(state, 1)).toHaveLength(38);
    expect(whyNot(state, 1, 'found 16,3')).toEqual({
      code: 'city-not-empty',
      rule: 'AR-2.4',
      params: { hex: 'New York', cubes: 1 },
    });
    expect(whyNot(state, 1, 'found 12,0')).toEqual({
      code: 'not-a-city',
      rule: 'AR-2.4',
      params: { hex: '12,0' },
    });
  });

  test('[AR-2.5] a winner goes on the lowest free number once', () => {
    const state = prepared(4, 3);
    say(state, '3 offer american', '3 pass', '0 pass', '1 bid 10', '2 pass', '1 found 11,0');
    expect(state.order).toEqual([1]);
    say(state, '1 offer national', '1 bid 10', '2 pass', '3 pass', '0 pass');
    expect(say(state, '1 found 14,0').map(({ type }) => type)).toEqual(['founded', 'income']);
    expect(state.order).toEqual([1]);
    say(state, '1 offer majestic', '1 pass', '2 pass', '3 bid 10', '0 pass');
    expect(say(state, '3 found 16,0').at(-1)).toEqual({ type: 'numbered', seat: 3, number: 2 });
    expect(state.order).toEqual([1, 3]);
  });

  test('[AR-2.6] the winner chooses the next company and speaks first', () => {
    const state = prepared(4, 3);
    say(state, '3 offer american', '3 pass', '0 pass', '1 bid 10', '2 pass', '1 found 11,0');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
    say(state, '1 offer liberty');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
    expect(whyNot(state, 1, 'decline')).toEqual({
      code: 'not-now',
      rule: 'AR-2.2',
      params: { step: 'bid', given: 'decline' },
    });
  });

  test('[AR-2.6] the last company offers itself', () => {
    const state = prepared(4, 0);
    for (const id of ['american', 'national', 'continental', 'majestic', 'liberty']) {
      const seat = state.frame.seat;
      say(state, `${seat} offer ${id}`);
      for (let i = 0; i < 4; i++) say(state, `${state.frame.seat} pass`);
    }
    const seat = state.frame.seat;
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [seat], forced: true });
    expect(texts(state, seat)).toEqual(['offer republic']);
    expect(whyNot(state, seat, 'decline')).toEqual({
      code: 'must-offer',
      rule: 'AR-2.6',
      params: {},
    });
  });

  test('[AR-2.7] nobody bids: the share leaves the game, the last to pass chooses', () => {
    const state = prepared(4, 1);
    say(state, '1 offer liberty', '1 pass', '2 pass', '3 pass');
    expect(say(state, '0 pass')).toEqual([
      { type: 'passed', seat: 0, company: 4 },
      { type: 'unsold', company: 4, unsold: 1 },
    ]);
    expect(company(state, 'liberty')).toMatchObject({
      unsold: 1,
      gone: 1,
      held: [0, 0, 0, 0],
      status: 'playing',
    });
    expect(state.frame).toMatchObject({ step: 'offer', seat: 0 });
    say(state, '0 offer national');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
  });

  test('[AR-2.8] players with no share follow on the track from the banker clockwise', () => {
    const state = newGame(5);
    say(
      state,
      '* banker 3',
      '3 offer american',
      '3 pass',
      '4 pass',
      '0 bid 10',
      '1 pass',
      '2 pass',
      '0 found 11,0',
    );
    for (const id of ['national', 'continental', 'majestic', 'liberty']) {
      say(state, `${state.frame.seat} offer ${id}`);
      for (let i = 0; i < 5; i++) say(state, `${state.frame.seat} pass`);
    }
    say(state, `=${state.frame.seat} offer republic`);
    for (let i = 0; i < 4; i++) say(state, `${state.frame.seat} pass`);
    const events = say(state, `${state.frame.seat} pass`);
    expect(events.slice(2)).toEqual([
      { type: 'numbered', seat: 3, number: 2 },
      { type: 'numbered', seat: 4, number: 3 },
      { type: 'numbered', seat: 1, number: 4 },
      { type: 'numbered', seat: 2, number: 5 },
      { type: 'round', year: 1851, order: [0, 3, 4, 1, 2] },
    ]);
    expect(state.order).toEqual([0, 3, 4, 1, 2]);
    expect(state.phase).toBe(1);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
  });

  test('[AR-2.9] a company with no share sold comes in by a later auction', () => {
    const state = newGame(4);
    say(state, '* banker 0');
    for (const id of ['american', 'national', 'continental', 'majestic', 'liberty']) {
      say(state, `${state.frame.seat} offer ${id}`);
      for (let i = 0; i < 4; i++) say(state, `${state.frame.seat} pass`);
    }
    say(state, `=${state.frame.seat} offer republic`);
    for (let i = 0; i < 4; i++) say(state, `${state.frame.seat} pass`);
    expect(state.companies.map(({ unsold }) => unsold)).toEqual([4, 3, 2, 3, 1, 2]);
    expect(state.map.every((mask) => mask === 0)).toBe(true);
    const first = state.frame.seat;
    say(state, `${first} take auction`, `${first} offer liberty`, `${first} bid 11`);
    for (let i = 0; i < 3; i++) say(state, `${state.frame.seat} pass`);
    say(state, `${first} found 2,1`);
    expect(company(state, 'liberty')).toMatchObject({ income: 7, treasury: 11, unsold: 0 });
    expect(state.order).toEqual([0, 1, 2, 3]);
    expect(state.moving).toBe(1);
  });
});
