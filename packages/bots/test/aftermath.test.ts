import { describe, expect, test } from 'vitest';
import { aftermath, shortfallOf, winsIn, type Aftermath } from '../src/aftermath.ts';
import { brain } from './brim/brain.ts';
import { rules } from './brim/rules.ts';
import { poured } from './brim/table.ts';

const claim = (seat: number, place: string): Aftermath['deeds'][number] => ({
  seat,
  reason: { code: 'claims', params: { place } },
});
const ended = (winner: number, own: number, ...deeds: Aftermath['deeds']): Aftermath => ({
  wins: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)),
  scores: [own, 10, 10],
  deeds,
});
/** The first for so many of ten, the second for the rest. */
const ten = (many: number, one: Aftermath, other: Aftermath): readonly Aftermath[] =>
  Array.from({ length: 10 }, (_, trial) => (trial < many ? one : other));

describe('what a choice falls short by', () => {
  test('is what another does after it and not after the best, and what that costs whenever it happens', () => {
    const best = ten(10, ended(0, 20), ended(0, 20));
    const less = ten(6, ended(1, 14, claim(1, 'dam')), ended(0, 20));
    expect(shortfallOf(best, less, 0)).toEqual({
      points: 6,
      threat: { seat: 1, reason: { code: 'claims', params: { place: 'dam' } }, times: 60 },
      gainer: { seat: 1, wins: 60 },
    });
  });

  test.each([
    ['happens as often after the best', 6, ended(0, 20, claim(1, 'dam'))],
    ['happens seldom', 3, ended(0, 20)],
  ])('no threat is what %s', (_, many, after) => {
    const less = ten(many, ended(1, 14, claim(1, 'dam')), ended(0, 20));
    const { threat, points } = shortfallOf(ten(10, after, after), less, 0);
    expect(threat).toBeUndefined();
    expect(points).toBeCloseTo((6 * many) / 10);
  });

  test('no threat is what costs nothing', () => {
    const best = ten(10, ended(0, 20), ended(0, 20));
    const less = ten(8, ended(0, 20, claim(2, 'dam')), ended(0, 12));
    expect(shortfallOf(best, less, 0)).toEqual({ points: 1.6 });
  });

  test('the deeds of two seats are two deeds', () => {
    const best = ten(10, ended(0, 20), ended(0, 20));
    const less = ten(4, ended(1, 15, claim(1, 'dam')), ended(2, 15, claim(2, 'dam')));
    expect(shortfallOf(best, less, 0)).toMatchObject({
      threat: { seat: 2, times: 60 },
      gainer: { seat: 2, wins: 60 },
    });
  });
});

describe('an imagined match', () => {
  const state = poured([10, 10], [9, 0]);
  const asked = { view: rules.view(state, 0), seat: 0, seed: 'x' };
  const watching: typeof brain = {
    ...brain,
    threat: (_, seat, other, action) => ({ code: action.type, params: { seat, other } }),
  };

  test('ends, and tells what others did before the seat was asked again', () => {
    const { wins, scores, deeds } = aftermath(watching, asked, { type: 'pour', amount: 1 }, 0);
    expect(wins.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(scores).toHaveLength(2);
    expect(deeds).toMatchObject([{ seat: 1, reason: { params: { seat: 0, other: 1 } } }]);
  });

  test('is the same for the same trial, and all of them are counted', () => {
    const one = (trial: number): Aftermath => aftermath(brain, asked, { type: 'stop' }, trial);
    expect(one(3)).toEqual(one(3));
    const wins = winsIn(Array.from({ length: 20 }, (_, trial) => one(trial)));
    expect(wins.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100);
  });
});
