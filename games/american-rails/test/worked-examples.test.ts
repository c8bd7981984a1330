/** The nine worked examples of the rules. */
import { describe, expect, test } from 'vitest';
import { OUR_BOARD } from '../src/board.ts';
import { rules } from '../src/index.ts';
import { layCube } from '../src/track.ts';
import {
  company,
  firstRound,
  hex,
  lay,
  newGame,
  say,
  scatterCubes,
  takeSpaces,
  whyNot,
} from './table.ts';

describe('worked examples', () => {
  const [A, B, C] = [0, 1, 2];

  test('1 to 3 [AR-3.3] [AR-3.7] the order of play through one round', () => {
    const state = firstRound(3, {
      american: { city: 'Chicago', owners: [A, B, C], treasury: 30 },
      national: { city: 'Buffalo', owners: [A] },
    });
    expect(state.order).toEqual([A, B, C]);
    takeSpaces(state, ['expand3', 'develop', 'pass']);
    expect(state.order).toEqual([C, B, A]);
    takeSpaces(state, ['develop', 'auction', 'finance']);
    expect(state.order).toEqual([C, A, B]);
    takeSpaces(state, ['finance', 'take2', 'expand4']);
    expect(state.order).toEqual([C, A, B]);
    expect(state.year).toBe(1852);
  });

  test('4 [AR-5.3] Expand 3 by an owner of Majestic and Republic', () => {
    const state = firstRound(4, {
      majestic: { city: 'Memphis', owners: [0], treasury: 20 },
      republic: { city: 'St. Louis', owners: [0], treasury: 20 },
    });
    lay(state, 'majestic', '1,9', '1,8');
    say(state, '0 take expand3');
    const costs = say(
      state,
      '0 place republic 1,7',
      '0 place republic 2,6',
      '0 place majestic 1,7',
    ).flatMap((event) => (event.type === 'placed' ? [event.cost] : []));
    expect(costs).toEqual([2, 2, 4]);
    expect(company(state, 'republic').treasury).toBe(16);
    expect(company(state, 'majestic').treasury).toBe(16);
  });

  test('5 [AR-5.3] into Cincinnati with a cube and a house: $6', () => {
    const state = firstRound(4, {
      american: { city: 'Columbus', owners: [0], treasury: 8 },
      continental: { city: 'Cincinnati', owners: [1] },
    });
    lay(state, 'american', '7,4');
    say(state, '0 take develop', '0 develop 6,5', '1 take pass', '2 take finance', '2 decline');
    say(
      state,
      '3 take take2',
      '3 decline',
      '1 take pass',
      '0 take expand3',
      '0 place american 6,5',
    );
    expect(company(state, 'american').treasury).toBe(2);
  });

  test('6 [AR-7.1] Majestic income 19, three shares: $7 each, $14 for two', () => {
    const state = firstRound(4, { majestic: { city: 'New York', owners: [0, 0, 1] } });
    scatterCubes(state, 3, ['Philadelphia', 'Boston'].map(hex));
    expect(company(state, 'majestic').income).toBe(19);
    for (let phase = 0; phase < 3; phase++)
      takeSpaces(state, ['pass', 'develop', 'finance', 'take2']);
    expect(state.cash).toEqual([64, 57, 50, 50]);
  });

  test('7 [AR-6.4] Buffalo with a house: National has 6, then Liberty +4 and National -2', () => {
    const state = firstRound(4, {
      national: { city: 'Buffalo', owners: [0] },
      liberty: { city: 'Cleveland', owners: [1], treasury: 20 },
    });
    scatterCubes(state, 4, [hex('10,1')]);
    say(state, '0 take develop', '0 develop 11,0');
    expect(company(state, 'national').income).toBe(6);
    const before = company(state, 'liberty').income;
    say(state, '1 take expand3', '1 place liberty 11,0');
    expect(company(state, 'liberty').income).toBe(before + 4);
    expect(company(state, 'national').income).toBe(4);
    expect(company(state, 'liberty').treasury).toBe(20 - 6);
  });

  test('8 [AR-6.6] from Chicago into New York +10, later Atlanta +20', () => {
    const state = newGame(4);
    layCube(state, 1, hex('Chicago'));
    const rise = (name: string): number => {
      const before = company(state, 'national').income;
      layCube(state, 1, hex(name));
      return company(state, 'national').income - before - (OUR_BOARD.cityAt[hex(name)]?.full ?? 0);
    };
    expect(rise('New York')).toBe(10);
    expect(rise('Atlanta')).toBe(20);
  });

  test('9 [AR-4.2] anybody may develop Cincinnati: +2 alone, +1 each for two; not New York', () => {
    const state = firstRound(4, { continental: { city: 'Cincinnati', owners: [1] } });
    const shared = rules.clone(state);
    say(state, '0 take develop');
    expect(whyNot(state, 0, 'develop 16,3')).toEqual({
      code: 'closed-city',
      rule: 'AR-4.2',
      params: { hex: 'New York' },
    });
    say(state, '0 develop 6,5');
    expect(company(state, 'continental').income).toBe(6);
    layCube(shared, 4, hex('Cincinnati'));
    shared.companies[4].held[2] = 1;
    shared.companies[4].unsold = 1;
    say(shared, '0 take develop', '0 develop 6,5');
    expect(company(shared, 'continental').income).toBe(3);
    expect(company(shared, 'liberty').income).toBe(3);
  });
});
