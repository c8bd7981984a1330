import { boxFaults, isRefusal, seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { boardOf, HEXES, NEIGHBOURS, OUR_BOARD } from '../src/board.ts';
import { box } from '../src/box.ts';
import { COMPANY_DATA, HOUSES } from '../src/companies.ts';
import { rules } from '../src/index.ts';
import { COMPANIES, TERRAINS, type Config } from '../src/types.ts';
import { company, configOf, hex, newGame, say, texts } from './table.ts';

describe('components and set-up', () => {
  test('[AR-1.1] six companies, 144 cubes, 21 shares', () => {
    expect(COMPANY_DATA.map(({ id, cubes, shares }) => [id, cubes, shares])).toEqual([
      ['american', 31, 5],
      ['national', 29, 4],
      ['continental', 26, 3],
      ['majestic', 22, 4],
      ['liberty', 19, 2],
      ['republic', 17, 3],
    ]);
    expect(COMPANY_DATA.reduce((sum, { cubes }) => sum + cubes, 0)).toBe(144);
    expect(COMPANY_DATA.reduce((sum, { shares }) => sum + shares, 0)).toBe(21);
    const state = newGame(4);
    expect(state.companies.map(({ unsold }) => unsold)).toEqual([5, 4, 3, 4, 2, 3]);
  });

  test('[AR-1.2] one cube of each is the income marker on 0', () => {
    const state = newGame(5);
    expect(state.companies.map(({ supply }) => supply)).toEqual([30, 28, 25, 21, 18, 16]);
    expect(state.companies.map(({ income }) => income)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.companies.map(({ treasury }) => treasury)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('[AR-1.3] with 3 players one company leaves the game whole', () => {
    const state = newGame(3);
    expect(
      rules.chances(state).map(({ chance, weight }) => [rules.chance.format(chance), weight]),
    ).toEqual(
      ['american', 'national', 'continental', 'majestic', 'liberty', 'republic'].map((id) => [
        `removed ${id}`,
        1,
      ]),
    );
    expect(say(state, '* removed liberty')).toEqual([{ type: 'removed', company: 4 }]);
    expect(company(state, 'liberty')).toMatchObject({
      status: 'removed',
      supply: 0,
      unsold: 0,
      gone: 2,
      treasury: 0,
    });
    say(state, '* banker 2');
    expect(texts(state, 2)).toEqual([
      'offer american',
      'offer national',
      'offer continental',
      'offer majestic',
      'offer republic',
    ]);
  });

  test.each([4, 5])('[AR-1.3] with %i players all six stay', (seats) => {
    const state = newGame(seats);
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'banker' });
    expect(state.companies.every(({ status }) => status === 'playing')).toBe(true);
  });

  test('[AR-1.4] 12 houses; the year is 1851', () => {
    const state = newGame(4);
    expect(HOUSES).toBe(12);
    expect(state.houses).toBe(12);
    expect(state.year).toBe(1851);
    expect(state.phase).toBe(0);
  });

  test.each([
    [3, 'quined', 50],
    [4, 'quined', 50],
    [5, 'quined', 40],
    [3, '2009', 65],
    [4, '2009', 50],
    [5, '2009', 40],
  ])('[AR-1.5] %i players, edition %s: $%i each', (seats, edition, cash) => {
    expect(newGame(seats, { edition }).cash).toEqual(Array.from({ length: seats }, () => cash));
  });

  test('[AR-1.5] every viewer sees everything', () => {
    const state = newGame(4);
    say(state, '* banker 1', '1 offer liberty', '1 bid 20');
    for (const viewer of [0, 3, null, 'all'] as const) {
      expect(rules.view(state, viewer)).toEqual(state);
      expect(rules.view(state, viewer)).not.toBe(state);
    }
    const event = { type: 'collected', seat: 1, cash: 7 } as const;
    expect(rules.redact(event, null)).toBe(event);
    expect(rules.determinize(rules.view(state, 0), 0, seededRng(1))).toEqual(state);
  });

  test('[AR-1.6] any player may be the banker, each as likely', () => {
    const state = newGame(5);
    expect(
      rules.chances(state).map(({ chance, weight }) => [rules.chance.format(chance), weight]),
    ).toEqual([0, 1, 2, 3, 4].map((seat) => [`banker ${seat}`, 1]));
    expect(say(state, '* banker 3')).toEqual([{ type: 'banker', seat: 3 }]);
    expect(state.banker).toBe(3);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [3] });
  });

  test('[AR-1.7] the bank never runs out: it is nowhere counted', () => {
    expect(Object.keys(newGame(4)).toSorted()).toEqual([
      'auction',
      'banker',
      'cash',
      'companies',
      'config',
      'frame',
      'houses',
      'map',
      'moving',
      'order',
      'phase',
      'trains',
      'unoffered',
      'year',
    ]);
  });

  test('[AR-1.8] the company is removed first, then the banker is drawn', () => {
    const state = newGame(3);
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'company' });
    expect([0, 1, 2].map((seat) => rules.legal(state, seat).length)).toEqual([0, 0, 0]);
    say(state, '* removed american');
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'banker' });
    expect(rules.chances(state)).toHaveLength(3);
    say(state, '* banker 0');
    expect(rules.chances(state)).toEqual([]);
    expect(() => rules.sampleChance(state, seededRng(1))).toThrow('AR-1.8');
  });

  test('[AR-1.8] a sampled draw is the one that the generator points at', () => {
    const state = newGame(5);
    for (let n = 0; n < 5; n++) {
      const rng = { below: (of: number) => (of === 5 ? n : -1) };
      expect(rules.sampleChance(state, rng)).toEqual({ type: 'banker', seat: n });
    }
  });

  test('[AR-1.9] the printed board is meant where none is named; River towns has its own values', () => {
    const printed = configOf({ seats: 3 });
    expect(configOf({ seats: 3, box: 'ours' })).toEqual(printed);
    const rivers = configOf({ seats: 3, box: 'rivers' });
    expect(rivers).toEqual({ ...printed, box: 'rivers' });
    const values = (config: Config) =>
      new Map(boardOf(config).cities.map(({ name, full }) => [name, full]));
    expect([values(printed).get('New Orleans'), values(rivers).get('New Orleans')]).toEqual([5, 8]);
    expect(boardOf(rivers).special.map(({ name }) => name)).toEqual([
      'New York',
      'St. Louis',
      'New Orleans',
    ]);
    expect(boxFaults(box, rules.box?.ours['rivers'])).toEqual([]);
    expect(isRefusal(rules.configure({ seats: 3, box: 'nowhere' }))).toBe(true);
  });

  test('[AR-1.9] options: edition and table talk', () => {
    expect(configOf({ seats: 3 })).toEqual({ seats: 3, edition: 'quined', tableTalk: 'on' });
    expect(configOf({ seats: 3, edition: '2009', tableTalk: 'off' })).toEqual({
      seats: 3,
      edition: '2009',
      tableTalk: 'off',
    });
    expect(Object.isFrozen(configOf({ seats: 3 }))).toBe(true);
    const bad = [
      { seats: 2 },
      { seats: 6 },
      { seats: 4, edition: '2010' },
      { seats: 4, talk: 'on' },
      null,
    ];
    for (const input of bad) expect(isRefusal(rules.configure(input))).toBe(true);
    expect(rules.meta.seats).toEqual([3, 4, 5]);
  });
});

describe('the board', () => {
  test('has 215 hexes and 39 cities with the values of the transcription', () => {
    const count = (terrain: string): number =>
      OUR_BOARD.terrain.filter((each) => each === terrain).length;
    expect(TERRAINS.map(count)).toEqual([62, 94, 20, 39]);
    expect(HEXES).toHaveLength(215);
    expect(OUR_BOARD.cities.reduce((sum, { full }) => sum + full, 0)).toBe(128);
    expect(OUR_BOARD.cities.reduce((sum, { shared }) => sum + shared, 0)).toBe(78);
    for (const city of OUR_BOARD.cities) expect(OUR_BOARD.terrain[city.hex]).toBe('city');
    expect(new Set(OUR_BOARD.cities.map(({ name }) => name)).size).toBe(39);
  });

  test('being next to each other is mutual, and New Orleans touches one hex', () => {
    for (const [at, next] of NEIGHBOURS.entries()) {
      for (const other of next) expect(NEIGHBOURS[other]).toContain(at);
    }
    expect(NEIGHBOURS[hex('New Orleans')]?.map((at) => HEXES[at]?.id)).toEqual(['1,16']);
  });

  const base = { plains: 2, city: 2, forest: 3, mountain: 5 };
  /** The fewest cubes, and with those the least cost, from one city to another on an empty board. */
  function shortest(from: string, to: string): { cubes: number; cost: number } {
    const best = new Map<number, { cubes: number; cost: number }>([
      [hex(from), { cubes: 0, cost: 0 }],
    ]);
    for (let changed = true; changed;) {
      changed = false;
      for (const [at, reached] of best) {
        for (const next of NEIGHBOURS[at] ?? []) {
          const terrain = OUR_BOARD.terrain[next] ?? 'plains';
          const step = { cubes: reached.cubes + 1, cost: reached.cost + base[terrain] };
          const known = best.get(next);
          if (
            !known ||
            step.cubes < known.cubes ||
            (step.cubes === known.cubes && step.cost < known.cost)
          ) {
            best.set(next, step);
            changed = true;
          }
        }
      }
    }
    return best.get(hex(to)) ?? { cubes: 0, cost: 0 };
  }

  test.each([
    ['Chicago', 'New York', 15, 35],
    ['Chicago', 'Atlanta', 11, 25],
    ['New York', 'Atlanta', 15, 33],
  ])('%s to %s: %i cubes, $%i', (from, to, cubes, cost) => {
    expect(shortest(from, to)).toEqual({ cubes, cost });
  });

  test('every company is its own place in the tables', () => {
    expect(COMPANIES.map((place) => COMPANY_DATA[place].id)).toEqual(
      COMPANY_DATA.map(({ id }) => id),
    );
  });
});
