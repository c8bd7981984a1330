/** Each invariant is broken once on purpose; and money is followed through whole matches. */
import { seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { setBit } from '@roundhouse/kit/bitset';
import { bots } from '../bot/index.ts';
import { rules } from '../src/index.ts';
import { HOUSE } from '../src/mask.ts';
import { layCube } from '../src/track.ts';
import type { Event, State } from '../src/types.ts';
import { company, configOf, firstRound, hex, newGame, say } from './table.ts';

const game = () =>
  firstRound(4, {
    american: { city: 'Cincinnati', owners: [0], treasury: 20 },
    national: { city: 'New York', owners: [1, 2], treasury: 20 },
  });

const FAULTS: readonly [string, string, (state: State) => void][] = [
  [
    'a share too many',
    'AR-1.1: liberty: 0 held, 3 unsold, 0 gone, not 2',
    (state) => (company(state, 'liberty').unsold += 1),
  ],
  [
    'a negative count of shares',
    'AR-1.1: liberty: 0 held, -1 unsold, 3 gone',
    (state) => Object.assign(company(state, 'liberty'), { unsold: -1, gone: 3 }),
  ],
  [
    'shares of a seat too many',
    'AR-2.4: liberty: shares of 5 seats',
    (state) => company(state, 'liberty').held.push(0),
  ],
  [
    'a cube too many',
    'AR-1.2: american: 1 cubes on the map, 30 in supply, 1 marker, not 31',
    (state) => (company(state, 'american').supply += 1),
  ],
  [
    'a supply below zero',
    'AR-5.5: american: 1 cubes on the map, -1 in supply',
    (state) => (company(state, 'american').supply = -1),
  ],
  [
    'a knocked-out company with shares',
    'AR-4.6: liberty is out; liberty: 0 held, 2 unsold, 0 gone',
    (state) => (company(state, 'liberty').status = 'knocked-out'),
  ],
  [
    'a removed company with cubes',
    'AR-1.3: liberty: 0 cubes on the map, 18 in supply',
    (state) => Object.assign(company(state, 'liberty'), { status: 'removed', unsold: 0, gone: 2 }),
  ],
  [
    'an owner of a company that is not on the map',
    'AR-2.4: liberty: 0 cubes on the map, 18 in supply',
    (state) => Object.assign(company(state, 'liberty'), { unsold: 1, held: [1, 0, 0, 0] }),
  ],
  [
    'a wrong income',
    'AR-6.1: american: income 5, by the map 4',
    (state) => (company(state, 'american').income += 1),
  ],
  [
    'a hex too many in a frontier',
    'AR-5.1: american: frontier 1,-1073741824,805347328,0,0,0,0, by the map 0,-1073741824,805347328,0,0,0,0',
    (state) => setBit(company(state, 'american').frontier, 0),
  ],
  [
    'a hex too few',
    'AR-5.1: american: frontier 0,0,0,0,0,0,0, by the map 0,-1073741824,805347328,0,0,0,0',
    (state) => company(state, 'american').frontier.fill(0),
  ],
  ['a hex that is not there', 'AR-5.2: 216 hexes', (state) => state.map.push(0)],
  ['an impossible mark', 'AR-5.2: 11,0: 128', (state) => (state.map[0] = 2 * HOUSE)],
  [
    'a house in a city with no cube',
    'AR-4.2: a house in 11,0',
    (state) => {
      state.map[hex('Buffalo')] = HOUSE;
      state.houses -= 1;
    },
  ],
  [
    'a house in New York',
    'AR-4.2: a house in 16,3',
    (state) => {
      state.map[hex('New York')] = (state.map[hex('New York')] ?? 0) | HOUSE;
      state.houses -= 1;
      company(state, 'national').income += 2;
    },
  ],
  [
    'two cubes in a forest',
    'AR-5.2: 7,5: 2 cubes',
    (state) => {
      layCube(state, 0, hex('7,5'));
      layCube(state, 1, hex('7,5'));
    },
  ],
  [
    'cubes of a company that was knocked out',
    'AR-4.6: liberty: 1 cubes on the map, 17 in supply',
    (state) => {
      layCube(state, 4, hex('Buffalo'));
      Object.assign(company(state, 'liberty'), { status: 'knocked-out', unsold: 0, gone: 2 });
    },
  ],
  [
    'cubes of a company that nobody owns',
    'AR-2.4: liberty: 1 cubes on the map, 17 in supply',
    (state) => layCube(state, 4, hex('Buffalo')),
  ],
  [
    'a house in a forest',
    'AR-4.2: a house in 7,5',
    (state) => {
      layCube(state, 0, hex('7,5'));
      state.map[hex('7,5')] = HOUSE | 1;
      state.houses -= 1;
    },
  ],
  ['a player too many in the order', 'AR-2.5: order 0,1,2,3,4', (state) => state.order.push(4)],
  ['a train in the last column', 'AR-3.2: column 3: trains 2', (state) => (state.trains[20] = 2)],
  ['a house lost', 'AR-1.4: 0 houses, 11 in supply', (state) => (state.houses -= 1)],
  ['a debt', 'AR-2.2: seat 2: $-1', (state) => (state.cash[2] = -1)],
  ['the cash of a seat too many', 'AR-1.5: cash of 5 seats', (state) => state.cash.push(0)],
  [
    'an overdrawn treasury',
    'AR-5.4: american: treasury $-1',
    (state) => (company(state, 'american').treasury = -1),
  ],
  ['a player twice in the order', 'AR-2.5: order 0,0,2,3', (state) => (state.order[1] = 0)],
  ['a year too early', 'AR-3.1: the year is 1850', (state) => (state.year = 1850)],
  ['a year too late', 'AR-3.1: the year is 1858', (state) => (state.year = 1858)],
  [
    'a train that has not moved yet',
    'AR-3.2: column 1: trains 2, 0 moved',
    (state) => (state.trains[3] = 2),
  ],
  ['a train in a later column', 'AR-3.2: column 2: trains 2', (state) => (state.trains[10] = 2)],
  [
    'a train twice',
    'AR-3.5: column 1: trains 2,2',
    (state) => {
      state.trains[3] = 2;
      state.trains[4] = 2;
    },
  ],
  [
    'a train missing in an earlier column',
    'AR-3.2: column 1: trains ',
    (state) => {
      state.phase = 2;
    },
  ],
  [
    'a train missing while its action is on',
    'AR-3.2: column 1: trains , 0 moved',
    (state) => {
      state.frame.step = 'finance';
    },
  ],
  [
    'an auction at the wrong step',
    'AR-2.2: an auction at step space',
    (state) => (state.auction = { speaker: 0, passed: 0, bid: 0, bidder: -1 }),
  ],
  [
    'a speaker who is not asked',
    'AR-2.2: 1 speaks, -1 bid $0, 0 owes',
    (state) => {
      say(state, '0 take auction', '0 offer american');
      if (state.auction) state.auction.speaker = 1;
    },
  ],
  [
    'an auction that is missing',
    'AR-2.2: an auction at step bid',
    (state) => {
      say(state, '0 take auction', '0 offer american');
      state.auction = null;
    },
  ],
];

describe('assertSound', () => {
  test.each(FAULTS)('finds %s', (_name, problem, plant) => {
    const state = game();
    expect(() => rules.assertSound?.(state)).not.toThrow();
    plant(state);
    expect(() => rules.assertSound?.(state)).toThrow(new Error(problem));
  });

  test('holds with a house, and while a company waits to be founded', () => {
    const state = game();
    say(state, '0 take develop', '0 develop 6,5', '1 take auction', '1 offer liberty', '1 bid 50');
    say(state, '=2 pass', '=3 pass', '=0 pass');
    expect(state.frame.step).toBe('found');
    say(state, '1 found 2,1');
    expect(() => rules.assertSound?.(state)).not.toThrow();
  });
});

/** What an event brings into the game from the bank, or takes out. */
function fromBank(event: Event): number {
  switch (event.type) {
    case 'dividend':
      return event.paid.reduce((sum, paid) => sum + paid, 0);
    case 'financed':
      return 5;
    case 'collected':
      return 2;
    case 'levied':
      return -event.paid.reduce((sum, paid) => sum + paid, 0);
    case 'placed':
      return -event.cost;
    default:
      return 0;
  }
}

function allMoney(state: State): number {
  const cash = state.cash.reduce((sum, each) => sum + each, 0);
  return state.companies.reduce((sum, { treasury }) => sum + treasury, cash);
}

describe('money', () => {
  test.each([3, 4, 5])('enters and leaves only as the events of %i players say', (seats) => {
    const rng = seededRng(`money ${seats}`);
    const state = rules.setup(configOf({ seats }));
    let money = allMoney(state);
    const emit = (event: Event): void => {
      money += fromBank(event);
    };
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') rules.applyChance(state, rules.sampleChance(state, rng), emit);
      else {
        const seat = turn.seats[0] ?? 0;
        const bot = (seat === 0 ? bots.random : bots.normal) ?? bots.random;
        const action = bot?.choose(state, rules.legal(state, seat), seat, rng);
        if (action) rules.apply(state, seat, action, emit);
      }
      expect(allMoney(state)).toBe(money);
    }
    expect(money).toBeGreaterThan(seats * 40);
  });

  test('is the same without anybody listening', () => {
    const [told, silent] = [newGame(4), newGame(4)];
    const [one, other] = [seededRng('silent'), seededRng('silent')];
    for (let turn = rules.turn(told); turn.kind !== 'over'; turn = rules.turn(told)) {
      if (turn.kind === 'chance') {
        rules.applyChance(told, rules.sampleChance(told, one), () => undefined);
        rules.applyChance(silent, rules.sampleChance(silent, other));
        continue;
      }
      const seat = turn.seats[0] ?? 0;
      const action = bots.normal?.choose(told, rules.legal(told, seat), seat, one);
      const same = bots.normal?.choose(silent, rules.legal(silent, seat), seat, other);
      if (action) rules.apply(told, seat, action, () => undefined);
      if (same) rules.apply(silent, seat, same);
      expect(silent).toEqual(told);
    }
  });
});
