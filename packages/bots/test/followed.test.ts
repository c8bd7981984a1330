import { describe, expect, test } from 'vitest';
import { withWins } from '../src/followed.ts';
import { brain } from './brim/brain.ts';
import { rules, type Action } from './brim/rules.ts';
import { poured } from './brim/table.ts';

const reason = { code: 'none', params: {} };
const weighed = (actions: readonly Action[]) =>
  actions.map((action, at) => ({ action, value: 1 - at / 10, trials: 9, reason }));

const POURS: readonly Action[] = [
  { type: 'pour', amount: 3 },
  { type: 'pour', amount: 1 },
  { type: 'stop' },
];

/** Nine of ten poured: three more run over, one more fills it. */
function followed(actions: readonly Action[], most: number, spent: () => number) {
  const state = poured([10, 10], [9, 0]);
  const asked = { view: rules.view(state, state.seat), seat: state.seat, seed: 'followed' };
  const explanation = { playouts: 30, candidates: weighed(actions) };
  return withWins(brain, explanation, asked, most, spent).candidates;
}

describe('choices that are followed to the end', () => {
  test('stand in the order of their figures, whatever they were worth before', () => {
    const candidates = followed(POURS, 3, () => 0);
    const wins = candidates.map((one) => one.wins ?? -1);
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    expect(candidates.at(-1)?.action).toEqual(POURS[0]);
    expect(wins.at(-1)).toBeLessThan(10);
    expect(wins[0]).toBeGreaterThan(20);
    expect(Math.max(...wins)).toBeLessThanOrEqual(100);
  });

  test('are as many as are wanted', () => {
    expect(followed(POURS, 2, () => 0)).toHaveLength(2);
  });

  test('are followed once where the time is up', () => {
    const wins = followed(POURS, 3, () => 1).map((one) => one.wins);
    for (const each of wins) expect([0, 50, 100]).toContain(each);
  });

  test('alone there is nothing to compare, and no figure', () => {
    expect(followed(POURS.slice(0, 1), 3, () => 0)[0]).not.toHaveProperty('wins');
  });
});
