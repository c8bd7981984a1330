import { seededRng } from '@roundhouse/engine';
import { describe, expect, test, vi } from 'vitest';
import type { Brain } from '../src/brain.ts';
import { playOn, type Horizon, type Judge } from '../src/playout.ts';
import { brain } from './brim/brain.ts';
import { rules, type Action, type Brim } from './brim/rules.ts';
import { poured } from './brim/table.ts';

const imagine = (sizes: readonly number[], filled: readonly number[]) =>
  rules.determinize(rules.view(poured(sizes, filled), 'all'), 'all', seededRng('imagine'));
const unasked: Judge<Brim> = () => {
  throw new Error('judged before the end');
};
const playedBy = (
  own: Partial<Brain<Brim>>,
  judge: Judge<Brim>,
  horizon: Horizon,
  state = imagine([10, 10], [0, 0]),
) => playOn({ ...brain, ...own }, judge, state, 0, horizon, seededRng('luck'));

describe('a play-out', () => {
  test('that reaches the end has its result, and asks nobody', () => {
    const stopping = {
      policy: (_: unknown, legal: readonly Action[]) => legal[0] ?? { type: 'stop' as const },
    };
    const state = imagine([10, 10], [9, 4]);
    expect(playedBy(stopping, unasked, { plies: 100, slips: 0 }, state)).toBeCloseTo(0.9, 12);
    expect(state.step).toBe('over');
  });

  test('with no plies is judged at once where it is quiet', () => {
    const judge = vi.fn<Judge<Brim>>(() => 0.3);
    const state = imagine([10, 10], [2, 3]);
    expect(playedBy({}, judge, { plies: 0, slips: 0 }, state)).toBe(0.3);
    expect(judge).toHaveBeenCalledExactlyOnceWith(state, 0);
    expect(state).toEqual(imagine([10, 10], [2, 3]));
  });

  test('goes on past its horizon to a quiet position', () => {
    const own = { isQuiet: ({ seat }: { readonly seat: number }) => seat === 1 };
    const state = imagine([10, 10], [0, 0]);
    playedBy(own, () => 0, { plies: 0, slips: 0 }, state);
    expect(state.seat).toBe(1);
    expect(state.filled[0]).toBeGreaterThan(0);
  });

  test.each([
    [0, 0],
    [1, 4],
  ])('slips of one in %i: %i careless decisions of four', (slips, many) => {
    const careless = vi.fn<Brain<Brim>['policy']>(brain.policy);
    playedBy({ careless }, () => 0, { plies: 4, slips });
    expect(careless).toHaveBeenCalledTimes(many);
  });

  /** Pours a little at each decision, and is worth a hundredth of how many there were; quiet after each `every` of them. */
  const counting = (every: number) => {
    let decided = 0;
    const judge = vi.fn<Judge<Brim>>(() => decided / 100);
    const pouring: Partial<Brain<Brim>> = {
      policy: () => {
        decided++;
        return { type: 'pour', amount: 1 };
      },
      isQuiet: () => decided % every === 0,
    };
    return (horizon: Horizon) => {
      const worth = playedBy(pouring, judge, horizon, imagine([99, 99], [0, 0]));
      return { worth, seen: judge.mock.results.map(({ value }) => value) };
    };
  };

  test('that is looked at several times is worth the mean of what is seen', () => {
    const { worth, seen } = counting(1)({ plies: 12, slips: 0, looks: 3 });
    expect(seen).toEqual([0.04, 0.08, 0.12]);
    expect(worth).toBeCloseTo(0.08, 12);
  });

  test('a quiet position that comes late serves all looks that were due', () => {
    const { worth, seen } = counting(5)({ plies: 12, slips: 0, looks: 6 });
    expect(seen).toEqual([0.05, 0.1, 0.15]);
    expect(worth).toBeCloseTo((2 * 0.05 + 3 * 0.1 + 0.15) / 6, 12);
  });

  test('that ends on the way has its result in all looks that are left', () => {
    const stopping = {
      policy: (_: unknown, legal: readonly Action[]) => legal[0] ?? { type: 'stop' as const },
    };
    const state = imagine([10, 10], [9, 4]);
    expect(playedBy(stopping, unasked, { plies: 100, slips: 0, looks: 4 }, state)).toBeCloseTo(
      0.9,
      12,
    );
  });

  test('a position that never becomes quiet is judged all the same', () => {
    const drip = { isQuiet: () => false, policy: () => ({ type: 'pour' as const, amount: 0 }) };
    const state = imagine([1000, 1000], [0, 0]);
    expect(playedBy(drip, () => 0.7, { plies: 3, slips: 0 }, state)).toBe(0.7);
  });
});
