import { describe, expect, test } from 'vitest';
import { halve } from '../src/halving.ts';

describe('sequential halving', () => {
  test('the best candidate wins, and more trials go to the better ones', () => {
    const values = [0.1, 0.5, 0.9, 0.4, 0.3, 0.2, 0.6, 0.7];
    const tried = halve(8, { iterations: 240 }, (index) => values[index] ?? 0);
    expect(tried[0]?.mean).toBeCloseTo(0.9, 9);
    expect(tried.map(({ index }) => index).slice(0, 2)).toEqual([2, 7]);
    const trials = tried.map((one) => one.trials);
    expect(trials).toEqual(trials.toSorted((a, b) => b - a));
    expect(trials.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(240);
    expect(new Set(tried.map(({ index }) => index)).size).toBe(8);
  });

  test('every candidate of a round meets the same trials', () => {
    const seen = new Map<number, number[]>();
    halve(3, { iterations: 12 }, (index, trial) => {
      seen.set(trial, [...(seen.get(trial) ?? []), index]);
      return -index;
    });
    expect(seen.get(0)).toEqual([0, 1, 2]);
    expect([...seen.keys()]).toEqual([...seen.keys()].toSorted((a, b) => a - b));
  });

  test('a deadline ends it with all candidates tried once', () => {
    const tried = halve(4, { iterations: 1e6, spent: () => 1 }, (index) => index);
    expect(tried[0]?.index).toBe(3);
    expect(tried.map(({ trials }) => trials)).toEqual([1, 1, 1, 1]);
  });

  test('time is shared out among the rounds, so that the better ones are looked at longer', () => {
    let asked = 0;
    const tried = halve(4, { iterations: 1e6, spent: () => ++asked / 400 }, (index) => index);
    expect(tried[0]).toMatchObject({ index: 3, trials: 117 });
    expect(tried.at(-1)).toMatchObject({ trials: 50 });
  });

  test('no trial is begun after the deadline, in the middle of a round either', () => {
    for (const last of [9, 10, 11, 12]) {
      let samples = 0;
      halve(8, { iterations: 1e6, spent: () => samples / last }, () => ++samples);
      expect(samples).toBe(last);
    }
  });

  test('a single candidate needs no trial', () => {
    expect(halve(1, { iterations: 100 }, () => 1)).toEqual([{ index: 0, mean: 0, trials: 0 }]);
  });

  test('the favourite gives way to a sure lead, not to a lucky one', () => {
    const lucky = (index: number, trial: number): number =>
      index === 0 ? 0.5 : trial % 8 === 0 ? 1 : 0.45;
    const best = (sample: typeof lucky, doubt: number): number | undefined =>
      halve(2, { iterations: 32 }, sample, doubt)[0]?.index;
    expect(best(lucky, 0)).toBe(1);
    expect(best(lucky, 1)).toBe(0);
    expect(best((index) => index / 100, 1)).toBe(1);
  });

  test('the favourite is tried to the end, however bad it looks', () => {
    const tried = halve(8, { iterations: 240 }, (index) => index);
    expect(tried.find(({ index }) => index === 0)?.trials).toBe(tried[0]?.trials);
  });

  test('a rival needs no sure lead, only a lead, and is tried to the end as well', () => {
    const lucky = (index: number, trial: number): number =>
      index === 0 ? 0.5 : trial % 8 === 0 ? 1 : 0.45;
    const best = (rival?: number): number | undefined =>
      halve(3, { iterations: 96 }, lucky, 1, rival)[0]?.index;
    expect(best()).toBe(0);
    expect(best(2)).toBe(2);
    const tried = halve(8, { iterations: 480 }, (index) => -index, 0, 7);
    expect(tried.find(({ index }) => index === 7)?.trials).toBe(tried[0]?.trials);
    expect(new Set(tried.map(({ index }) => index)).size).toBe(8);
  });
});
