import { rules } from '@roundhouse/amsterdam/rules';
import { describe, expect, test } from 'vitest';
import { play, refusalOf, sketch, textsOf } from './table.ts';

describe('[AM-5.1] drawing contracts', () => {
  test('the top two; at least one is kept, the other goes under the pile', () => {
    const state = sketch({});
    play(state, '0 contracts');
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'contract' });
    play(state, '* contract C20', '* contract C07');
    expect(textsOf(state)).toEqual(['keep C07', 'keep C20', 'keep C07 C20']);
    const events = play(state, '0 keep C20');
    expect(events).toEqual([{ type: 'kept', seat: 0, kept: 1, returned: 1, contracts: ['C20'] }]);
    expect(rules.view(state, 0).under).toEqual([{ seat: 0, contract: 'C07' }]);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
  });

  test('keeping none, or one that is not there, is refused', () => {
    const state = sketch({});
    play(state, '0 contracts', '* contract C20', '* contract C07');
    expect(refusalOf(state, 0, 'keep')).toBe('keep-one AM-5.1 {}');
    expect(refusalOf(state, 0, 'keep C01')).toBe('not-offered AM-5.1 {"contract":"C01"}');
    expect(refusalOf(state, 0, 'keep C20 C07')).toBe('keep-in-order table {}');
    expect(refusalOf(state, 0, 'blind')).toBe('keep-first AM-5.1 {}');
  });

  test('a returned one lies below all others and comes back in its order', () => {
    const state = sketch({
      fresh: ['C09'],
      under: [
        [1, 'C05'],
        [0, 'C02'],
      ],
    });
    play(state, '0 contracts', '* contract C09');
    expect(rules.chances(state)).toEqual([
      { chance: { type: 'contract', contract: 'C05' }, weight: 1 },
    ]);
    play(state, '* contract C05', '0 keep C09');
    expect(rules.view(state, 'all').under).toEqual([
      { seat: 0, contract: 'C02' },
      { seat: 0, contract: 'C05' },
    ]);
  });

  test('a known one is drawn like any other: one number from the same pool', () => {
    const state = sketch({
      fresh: [],
      under: [
        [1, 'C05'],
        [1, 'C06'],
      ],
    });
    play(state, '0 contracts');
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'contract' });
    const asked: number[] = [];
    const rng = { below: (n: number) => (asked.push(n), 0) };
    expect(rules.sampleChance(state, rng)).toEqual({ type: 'contract', contract: 'C05' });
    expect(asked).toEqual([1]);
  });

  test('the last one may be taken and must be kept, without a further decision', () => {
    const state = sketch({ fresh: ['C09'] });
    const events = play(state, '0 contracts', '* contract C09');
    expect(events).toEqual([
      { type: 'drew-contracts', seat: 0, contracts: 1 },
      { type: 'offered', seat: 0, contract: 'C09' },
      { type: 'kept', seat: 0, kept: 1, returned: 0, contracts: ['C09'] },
    ]);
    expect(rules.view(state, 0).seats[0]?.held).toEqual(['C09']);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
  });

  test('with none left the action is not available', () => {
    const state = sketch({ fresh: [] });
    expect(textsOf(state)).not.toContain('contracts');
    expect(refusalOf(state, 0, 'contracts')).toBe('no-contracts AM-5.1 {}');
  });
});

describe('[AM-5.2] contracts stay secret and are held to the end', () => {
  test('others see only how many', () => {
    const state = sketch({ held: [['C01', 'C02'], ['C24']] });
    const seats = rules.view(state, 1).seats;
    expect(seats.map(({ contracts, held }) => [contracts, held])).toEqual([
      [2, null],
      [1, ['C24']],
    ]);
  });

  test('a completed one is told to its owner alone', () => {
    const state = sketch({ held: [['C02'], []], hands: [{ red: 1 }], routes: [['R22'], []] });
    const events = play(state, '0 claim R06 red 0');
    const completed = { type: 'completed', seat: 0, contract: 'C02' };
    expect(events).toContainEqual(completed);
    expect(events.map((event) => rules.redact(event, 0))).toContainEqual(completed);
    for (const viewer of [1, null]) {
      const told = events.map((event) => rules.redact(event, viewer)).filter(Boolean);
      expect(told.map((event) => event?.type)).toEqual(['claimed']);
    }
  });

  test('there is no limit, and no action gives one back', () => {
    const all = ['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07', 'C08', 'C09'] as const;
    const state = sketch({ held: [all] });
    play(state, '0 contracts', '* contract C20', '* contract C21', '0 keep C20 C21');
    expect(rules.view(state, 0).seats[0]?.contracts).toBe(11);
    expect(refusalOf(state, 1, 'keep C01')).toBe('nothing-to-keep AM-5.1 {}');
  });
});
