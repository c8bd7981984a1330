import { printedIn } from '../src/printed.ts';
import {
  CONTRACT_IDS,
  CONTRACTS,
  LOCATION_IDS,
  ROUTE_IDS,
  ROUTES,
  rules,
} from '@roundhouse/amsterdam/rules';
import { describe, expect, test } from 'vitest';
import { bonusPoints } from '../src/scoring.ts';
import { play, sketch, textsOf, type Sketch } from './table.ts';

const drawTurn = (seat: number): string[] => [
  `${seat} take green`,
  '* card green',
  `${seat} blind`,
  '* card pink',
];

describe('[AM-6.1] the end', () => {
  const NEAR: Sketch = { seats: 3, hands: [{ red: 4 }], routes: [['R05', 'R16', 'R38']] };

  test('two carts or fewer: every player has one more turn, who triggered it last', () => {
    const state = sketch(NEAR);
    expect(state.players[0]?.carts).toBe(5);
    const events = play(state, '0 claim R19 red 0');
    expect(events.at(-1)).toEqual({ type: 'last-turns', seat: 0, carts: 2 });
    expect(state.lastTurns).toBe(3);
    play(state, ...drawTurn(1), ...drawTurn(2));
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
    expect(rules.outcome(state)).toBeUndefined();
    const last = play(state, '0 claim R06 red 0');
    expect(last.some(({ type }) => type === 'last-turns')).toBe(false);
    expect(last.find(({ type }) => type === 'ended')).toEqual({ type: 'ended', ending: 'carts' });
    expect(rules.turn(state)).toEqual({ kind: 'over' });
  });

  test('three carts are not few enough', () => {
    const state = sketch({ ...NEAR, hands: [{ red: 2 }] });
    play(state, '0 claim R09 red 0');
    expect(state.players[0]?.carts).toBe(3);
    expect(state.lastTurns).toBe(0);
  });

  test('an action is compulsory in a last turn', () => {
    const state = sketch({ ...NEAR, lastTurns: 1 });
    expect(textsOf(state)).not.toContain('pass');
    expect(textsOf(state)).toContain('blind');
  });

  test('whatever ends the match shows the contracts: it can not be taken back', () => {
    const state = sketch({ ...NEAR, lastTurns: 1 });
    expect(rules.reveals?.(state, 0, { type: 'blind' })).toBe(true);
    state.lastTurns = 2;
    expect(rules.reveals?.(state, 0, { type: 'blind' })).toBe(false);
  });
});

/** Plays the last turn of a sketch, a claim of the red R06 by seat 0. */
function finished(wanted: Sketch): ReturnType<typeof sketch> {
  const state = sketch({ hands: [{ red: 1 }], ...wanted, lastTurns: 1 });
  play(state, '0 claim R06 red 0');
  return state;
}

describe('[AM-6.2] contracts', () => {
  test('plus if its locations are joined by own routes, else minus', () => {
    const state = finished({
      held: [['C02', 'C17'], ['C18']],
      routes: [['R22'], ['R24']],
    });
    const finals = rules.view(state, null).finals;
    expect(finals?.[0]?.contracts).toEqual([
      { contract: 'C02', points: 3 },
      { contract: 'C17', points: -6 },
    ]);
    expect(finals?.[1]?.contracts).toEqual([{ contract: 'C18', points: -6 }]);
  });

  test('scores may end below zero', () => {
    const state = finished({ held: [[], ['C24', 'C23']] });
    expect(rules.outcome(state)?.scores).toEqual([1, -17]);
  });

  test('routes of others do not join', () => {
    const state = finished({ held: [['C02'], []], routes: [[], ['R22']] });
    expect(rules.view(state, 0).finals?.[0]?.contracts).toEqual([{ contract: 'C02', points: -3 }]);
  });
});

describe('[AM-6.3] merchandise bonus', () => {
  test.each([
    [
      [5, 5, 2],
      [8, 8, 2],
    ],
    [
      [4, 2, 2],
      [8, 5, 5],
    ],
    [
      [3, 0, 0],
      [8, 0, 0],
    ],
    [
      [3, 3, 3, 1],
      [8, 8, 8, 2],
    ],
    [
      [2, 2, 0, 0],
      [8, 8, 0, 0],
    ],
    [
      [4, 3, 2, 1],
      [8, 6, 4, 2],
    ],
    [
      [1, 4, 4, 2],
      [2, 8, 8, 4],
    ],
    [
      [3, 1],
      [8, 4],
    ],
    [
      [1, 1],
      [8, 8],
    ],
    [
      [0, 2],
      [0, 8],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [1, 2, 3],
      [2, 5, 8],
    ],
  ])('%j cards give %j', (cards, points) => {
    expect(bonusPoints(printedIn({}), cards)).toEqual(points);
  });

  test('it is part of the score', () => {
    const state = finished({ routes: [['R05', 'R01'], ['R03']] });
    expect(rules.view(state, null).finals).toMatchObject([
      { routes: 10, bonusCards: 2, bonusPoints: 8, total: 18, place: 1 },
      { routes: 2, bonusCards: 1, bonusPoints: 4, total: 6, place: 2 },
    ]);
  });
});

describe('[AM-6.4] the winner', () => {
  test('most points', () => {
    expect(rules.outcome(finished({ seats: 3, routes: [[], ['R38'], ['R41']] }))).toEqual({
      scores: [1, 4, 2],
      places: [3, 1, 2],
    });
  });

  test('then more completed contracts', () => {
    // 1 + 2 - 2 points with a completed one (C01) and 1 without any.
    const state = finished({
      seats: 3,
      held: [[], ['C01', 'C03'], []],
      routes: [[], ['R24', 'R28'], ['R29']],
    });
    expect(rules.outcome(state)).toEqual({ scores: [1, 1, 1], places: [2, 1, 2] });
  });

  test('then a shared win; lower places by the same tie-breaks', () => {
    const state = finished({ seats: 4, routes: [[], ['R41'], ['R30'], ['R29']] });
    expect(rules.outcome(state)).toEqual({ scores: [1, 2, 2, 1], places: [3, 1, 1, 3] });
  });
});

describe('worked examples', () => {
  test('[AM-6.2] a contract worth 6 that was not completed: -6', () => {
    const state = finished({ held: [['C18'], []] });
    expect(rules.outcome(state)?.scores).toEqual([1 - 6, 0]);
  });

  test('[AM-6.2] the points of every contract are the shortest distance', () => {
    for (const id of CONTRACT_IDS) {
      const { a, b, points } = CONTRACTS[id];
      expect([id, distance(a, b)]).toEqual([id, points]);
    }
    expect(distance('dam', 'de_drie_hendricken')).toBe(3);
    expect(distance('oude_waal', 'blauwbrug')).toBe(4);
    expect(distance('noordermarkt', 'waag')).toBe(5);
    expect(distance('jordaan', 'oude_kerk')).toBe(6);
  });

  test('[AM-4.6] the board: 17 locations, 45 tracks on 32 links', () => {
    const links = new Set(ROUTE_IDS.map((id) => `${ROUTES[id].a} ${ROUTES[id].b}`));
    expect([LOCATION_IDS.length, ROUTE_IDS.length, links.size]).toEqual([17, 45, 32]);
  });
});

/** Spaces of the shortest way between two locations. */
function distance(from: string, to: string): number {
  const far = new Map<string, number>([[from, 0]]);
  for (let round = 0; round < LOCATION_IDS.length; round++) {
    for (const id of ROUTE_IDS) {
      const { a, b, length } = ROUTES[id];
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const) {
        const way = (far.get(x) ?? Infinity) + length;
        if (way < (far.get(y) ?? Infinity)) far.set(y, way);
      }
    }
  }
  return far.get(to) ?? Infinity;
}
