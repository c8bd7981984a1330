import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/mask.ts';
import { OUR_BOARD } from '../src/board.ts';
import { cubeCost } from '../src/track.ts';
import {
  company,
  emptyCities,
  firstRound,
  hex,
  lay,
  say,
  scatterCubes,
  texts,
  whyNot,
} from './table.ts';

const building = (treasury: number) =>
  firstRound(4, {
    american: { city: 'Cincinnati', owners: [0], treasury },
    continental: { city: 'Columbus', owners: [0], treasury: 0 },
  });

describe('placing a cube', () => {
  test('[AR-5.1] next to a cube of the same company', () => {
    const state = building(20);
    say(state, '0 take expand4');
    expect(texts(state, 0)).toEqual([
      'place american 6,4',
      'place american 7,4',
      'place american 5,5',
      'place american 7,5',
      'place american 6,6',
      'place american 7,6',
      'decline',
    ]);
    expect(whyNot(state, 0, 'place american 6,3')).toEqual({
      code: 'not-adjacent',
      rule: 'AR-5.1',
      params: { company: 'american', hex: '6,3' },
    });
    say(state, '0 place american 6,4');
    expect(texts(state, 0)).toContain('place american 6,3');
  });

  test('[AR-5.2] never two cubes of one company in a hex', () => {
    const state = building(20);
    say(state, '0 take expand4', '0 place american 6,4');
    expect(texts(state, 0)).not.toContain('place american 6,4');
    expect(whyNot(state, 0, 'place american 6,4')).toEqual({
      code: 'own-cube-there',
      rule: 'AR-5.2',
      params: { company: 'american', hex: '6,4' },
    });
    expect(whyNot(state, 0, 'place american 6,5')?.params).toEqual({
      company: 'american',
      hex: 'Cincinnati',
    });
  });

  test('[AR-5.2] forest and mountain hold one cube in all; plains and cities one per company', () => {
    const state = building(40);
    lay(state, 'continental', '7,4', '7,5');
    say(state, '0 take expand4');
    // 7,5 is forest and taken; 7,4 is plains and next to 6,4.
    expect(texts(state, 0)).not.toContain('place american 7,5');
    expect(whyNot(state, 0, 'place american 7,5')).toEqual({
      code: 'hex-full',
      rule: 'AR-5.2',
      params: { company: 'american', hex: '7,5', terrain: 'forest' },
    });
    say(state, '0 place american 6,4');
    expect(texts(state, 0)).toContain('place american 7,4');
    say(state, '0 place american 7,4');
    expect(texts(state, 0)).toContain('place american 8,4');
  });

  test('[AR-5.2] a mountain with a cube is closed to all others', () => {
    const state = firstRound(4, {
      american: { city: 'Pittsburgh', owners: [0], treasury: 40 },
      national: { city: 'Harrisburg', owners: [1], treasury: 40 },
    });
    lay(state, 'national', '12,3');
    lay(state, 'american', '11,3');
    say(state, '0 take expand3');
    expect(whyNot(state, 0, 'place american 12,3')).toEqual({
      code: 'hex-full',
      rule: 'AR-5.2',
      params: { company: 'american', hex: '12,3', terrain: 'mountain' },
    });
  });

  test.each([
    ['12,2', 'forest', [3, 3]],
    ['12,3', 'mountain', [5, 5]],
    ['6,4', 'plains', [2, 4, 6, 8, 10, 12]],
    ['6,5', 'city', [2, 4, 6, 8, 10, 12]],
  ])('[AR-5.3] %s is %s: costs by cubes there %j', (at, _terrain, costs) => {
    const masks = [0, 0b1, 0b11, 0b111, 0b1111, 0b11111];
    expect(costs.map((_, cubes) => cubeCost(OUR_BOARD, hex(at), masks[cubes] ?? 0))).toEqual(costs);
  });

  test('[AR-5.3] a house adds $2 to the cost', () => {
    expect(cubeCost(OUR_BOARD, hex('Cincinnati'), 0b100 | HOUSE)).toBe(6);
    expect(cubeCost(OUR_BOARD, hex('Cincinnati'), 0b101 | HOUSE)).toBe(8);
  });

  test('[AR-5.3] the treasury pays the bank in full', () => {
    const state = building(20);
    lay(state, 'continental', '7,4', '6,4');
    say(state, '0 take expand4');
    expect(say(state, '0 place american 6,4')[0]).toEqual({
      type: 'placed',
      seat: 0,
      company: 0,
      hex: hex('6,4'),
      cost: 4,
      treasury: 16,
      supply: 28,
    });
    expect(company(state, 'american').treasury).toBe(16);
    expect(state.cash).toEqual([50, 50, 50, 50]);
  });

  test.each([
    [1, []],
    [2, ['6,4', '7,4', '5,5']],
    [3, ['6,4', '7,4', '5,5', '7,5', '6,6', '7,6']],
  ])('[AR-5.4] a treasury of $%i pays only for what it can', (treasury, hexes) => {
    const state = building(treasury);
    say(state, '0 take expand4');
    const listed = texts(state, 0).filter((text) => text.startsWith('place'));
    expect(listed).toEqual(hexes.map((at) => `place american ${at}`));
  });

  test('[AR-5.4] a mountain needs $5', () => {
    const state = firstRound(4, { american: { city: 'Harrisburg', owners: [0], treasury: 4 } });
    say(state, '0 take expand3');
    expect(texts(state, 0)).not.toContain('place american 12,3');
    expect(whyNot(state, 0, 'place american 12,3')?.params).toEqual({
      company: 'american',
      hex: '12,3',
      treasury: 4,
      cost: 5,
    });
    company(state, 'american').treasury = 5;
    expect(texts(state, 0)).toContain('place american 12,3');
  });

  test('[AR-5.4] what the treasury can not pay is refused with the figures', () => {
    const state = firstRound(4, {
      american: { city: 'Cincinnati', owners: [0], treasury: 3 },
      liberty: { city: 'Indianapolis', owners: [1], treasury: 3 },
    });
    lay(state, 'liberty', '5,5');
    say(state, '0 take expand4');
    expect(whyNot(state, 0, 'place american 5,5')).toEqual({
      code: 'too-dear',
      rule: 'AR-5.4',
      params: { company: 'american', hex: '5,5', treasury: 3, cost: 4 },
    });
    company(state, 'american').treasury = 4;
    expect(whyNot(state, 0, 'place american 5,5')).toBeUndefined();
  });

  test('[AR-5.5] a company with no cube left can not expand, but pays and is auctioned', () => {
    const state = firstRound(3, {
      republic: { city: 'Cincinnati', owners: [0], treasury: 40 },
      american: { city: 'New York', owners: [1] },
    });
    const republic = company(state, 'republic');
    scatterCubes(state, 5, emptyCities(state).slice(0, 15));
    expect(republic.supply).toBe(0);
    expect(say(state, '0 take expand4').at(-1)).toMatchObject({
      type: 'declined',
      possible: false,
    });
    say(state, '1 take auction');
    expect(texts(state, 1)).toContain('offer republic');
    say(state, '1 decline', '2 take pass');
    const before = state.cash[0] ?? 0;
    for (let i = 0; i < 6; i++) {
      const seat = state.frame.seat;
      const space = ['pass', 'finance', 'take2'][i % 3] ?? '';
      say(state, `${seat} take ${space}`);
      if (space !== 'pass') say(state, `${seat} decline`);
    }
    expect(state.cash[0]).toBe(before + republic.income);
  });

  test('[AR-5.5] no cube left is refused as such', () => {
    const state = firstRound(4, {
      republic: { city: 'Cincinnati', owners: [0], treasury: 40 },
      american: { city: 'New York', owners: [0], treasury: 40 },
    });
    scatterCubes(state, 5, emptyCities(state).slice(0, 15));
    say(state, '0 take expand4');
    expect(texts(state, 0).some((text) => text.startsWith('place republic'))).toBe(false);
    expect(whyNot(state, 0, 'place republic 6,4')).toEqual({
      code: 'no-cubes-left',
      rule: 'AR-5.5',
      params: { company: 'republic' },
    });
  });
});
