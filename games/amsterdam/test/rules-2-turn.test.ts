import { rules } from '@roundhouse/amsterdam/rules';
import { describe, expect, test } from 'vitest';
import { play, refusalOf, sketch, textsOf, type Sketch } from './table.ts';

test('[AM-2.1] a turn is a draw, a claim or contracts, and nothing else', () => {
  const state = sketch({ hands: [{ red: 1 }] });
  const types = new Set(textsOf(state).map((text) => text.split(' ')[0]));
  expect([...types]).toEqual(['blind', 'take', 'claim', 'contracts']);
  expect(textsOf(state, 1)).toEqual([]);
  play(state, '0 claim R06 red 0');
  expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
});

/**
 * All cards lie in three hands, no contract is left, and seats 0 and 1 have no carts for any route
 * that they could pay for; only the last seat could claim.
 */
const STUCK: Sketch = {
  seats: 3,
  display: [null, null, null, null, null],
  fresh: [],
  hands: [{ pink: 1 }, { blue: 1 }],
  hoarder: 2,
  routes: [
    ['R05', 'R16', 'R35', 'R38'],
    ['R04', 'R08', 'R10', 'R11', 'R19'],
  ],
};

describe('[AM-2.2] passing', () => {
  test('a player with no legal action passes, by his own action', () => {
    const state = sketch(STUCK);
    expect(state.players.map(({ carts }) => carts)).toEqual([1, 1, 16]);
    const pinkOnly = sketch({ ...STUCK, hands: [{}, {}] });
    expect(textsOf(pinkOnly)).toEqual(['pass']);
    expect(rules.turn(pinkOnly)).toEqual({ kind: 'act', seats: [0] });
    expect(textsOf(state)).toEqual(
      expect.arrayContaining(['claim R14 pink 0', 'claim R07 pink 0']),
    );
    expect(refusalOf(state, 0, 'pass')).toBe('may-not-pass AM-2.2 {}');
  });

  test('others can not tell from the turn whether he can only pass', () => {
    const can = sketch(STUCK);
    const cannot = sketch({ ...STUCK, routes: [STUCK.routes?.[0] ?? [], []] });
    expect(rules.turn(can)).toEqual(rules.turn(cannot));
  });

  test('when all pass in a row the game ends at once and is scored', () => {
    const state = sketch({ ...STUCK, seats: 2, hands: [{}, {}], routes: TWO_DONE, hoarder: 1 });
    expect(state.players.map(({ carts }) => carts)).toEqual([0, 0]);
    expect(rules.reveals?.(state, 0, { type: 'pass' })).toBe(false);
    expect(play(state, '0 pass').map(({ type }) => type)).toEqual(['passed', 'last-turns']);
    expect(rules.reveals?.(state, 1, { type: 'pass' })).toBe(true);
    const events = play(state, '1 pass');
    expect(events.slice(0, 2)).toEqual([
      { type: 'passed', seat: 1, inRow: 2 },
      { type: 'ended', ending: 'passes' },
    ]);
    expect(rules.turn(state)).toEqual({ kind: 'over' });
    expect(rules.outcome(state)?.scores.length).toBe(2);
  });

  test('another action starts the count anew', () => {
    const state = sketch({ ...STUCK, hands: [{}, {}] });
    play(state, '0 pass', '1 pass');
    expect(state.passes).toBe(2);
    play(state, '2 claim R06 red 0', '* card red');
    expect(state.passes).toBe(0);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
  });

  test('a pass uses up a last turn', () => {
    const state = sketch({ ...STUCK, hands: [{}, {}], lastTurns: 3 });
    play(state, '0 pass');
    expect(state.lastTurns).toBe(2);
  });

  test('the standing order passes only when nothing else can be done', () => {
    const order = { name: 'pass' };
    const stuck = sketch({ ...STUCK, hands: [{}, {}] });
    expect(rules.obey?.(rules.view(stuck, 0), 0, order)).toEqual({ type: 'pass' });
    const free = sketch(STUCK);
    expect(rules.obey?.(rules.view(free, 0), 0, order)).toBeUndefined();
    expect(rules.obey?.(rules.view(free, 0), 0, { name: 'claim' })).toMatchObject({
      code: 'no-such-order',
    });
  });
});

/** Sixteen carts each. */
const TWO_DONE: NonNullable<Sketch['routes']> = [
  ['R05', 'R16', 'R35', 'R38', 'R06'],
  ['R04', 'R08', 'R10', 'R11', 'R19', 'R24'],
];
