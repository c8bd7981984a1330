import { seededRng, type Rules } from '@roundhouse/engine';
import { describe, expect, test, vi } from 'vitest';
import type { Judge } from '../src/playout.ts';
import { searchBot, type SearchSpec } from '../src/search.ts';
import { brain } from './brim/brain.ts';
import { LEAST, rules, SIZES, type Action, type Brim, type State } from './brim/rules.ts';
import { positions, poured } from './brim/table.ts';

/** Full glasses are good, as long as they do not run over. */
const judge: Judge<Brim> = (state, seat) => {
  const [level = 0, size = 0] = [state.filled[seat], state.sizes[seat]];
  return level > size ? 0 : level / size;
};
const STOP: Action = { type: 'stop' };
const spec: SearchSpec<Brim> = {
  level: 'hard',
  plies: 0,
  iterations: 48,
  slips: 0,
  doubt: 0,
};
const bot = searchBot(brain, judge, spec);

function asked(state: State) {
  return [rules.view(state, state.seat), rules.legal(state, state.seat), state.seat] as const;
}
const chosen = (state: State, by = bot): string =>
  rules.action.format(by.choose(...asked(state), seededRng('choice')));

describe('a searching bot', () => {
  test.each([
    [[10, 10], [4, 0], 'pour 3'],
    [[10, 10], [8, 0], 'pour 1'],
    [[10, 10], [10, 0], 'stop'],
  ])('glasses %j filled to %j: %s', (sizes, filled, text) => {
    expect(chosen(poured(sizes, filled))).toBe(text);
  });

  test('is better than the policy that it plays out with', () => {
    const hasty = {
      ...brain,
      policy: (_: unknown, legal: readonly Action[]) => legal[3] ?? legal[0] ?? STOP,
    };
    const state = poured([10, 10], [9, 0]);
    expect(hasty.policy(...(asked(state).slice(0, 2) as [unknown, readonly Action[]]))).toEqual({
      type: 'pour',
      amount: 3,
    });
    expect(chosen(state, searchBot(hasty, judge, spec))).toBe('stop');
  });

  test('where all is the same to it, it does what its character likes', () => {
    const state = poured([10, 10], [4, 0]);
    const shy = (_: unknown, legal: readonly Action[]) =>
      legal.find(({ type }) => type === 'stop') ?? STOP;
    const indifferent: Judge<Brim> = () => 0.5;
    expect(chosen(state, searchBot(brain, indifferent, spec))).toBe('pour 3');
    expect(chosen(state, searchBot(brain, indifferent, { ...spec, policy: shy }))).toBe('stop');
    // What is surely better it does all the same.
    expect(chosen(state, searchBot(brain, judge, { ...spec, policy: shy }))).toBe('pour 3');
  });

  test('the same seed gives the same choice and the same figures', () => {
    for (const state of positions(40, 3)) {
      const explain = () => bot.explain?.(...asked(state), seededRng('again'));
      expect(explain()).toEqual(explain());
      expect(chosen(state)).toBe(chosen(state));
    }
  });

  test('glasses that it can not see do not change its choice', () => {
    const rng = seededRng('redeal');
    for (const state of positions(200, 3)) {
      const other = rules.clone(state);
      for (const seat of [0, 1, 2])
        if (seat !== state.seat) other.sizes[seat] = LEAST + rng.below(SIZES);
      expect(chosen(other)).toBe(chosen(state));
    }
  });

  test('a choice of one is made without a search', () => {
    const determinize = vi.fn<Rules<Brim>['determinize']>(rules.determinize);
    const only = searchBot({ ...brain, rules: { ...rules, determinize } }, judge, spec);
    const [view, legal, seat] = asked(poured([10, 10], [0, 0]));
    expect(only.choose(view, legal.slice(0, 1), seat, seededRng('x'))).toEqual({ type: 'stop' });
    expect(determinize).not.toHaveBeenCalled();
  });

  test('all candidates of a trial are tried in one world with one luck', () => {
    const seen = new Map<string, number>();
    const spied: Rules<Brim> = {
      ...rules,
      apply(state, seat, action) {
        const world = state.sizes.join();
        seen.set(world, (seen.get(world) ?? 0) + 1);
        rules.apply(state, seat, action);
      },
    };
    const candidates = (_: unknown, legal: readonly Action[]) => legal.slice(0, 2);
    const two = searchBot({ ...brain, rules: spied, candidates }, judge, {
      ...spec,
      iterations: 20,
    });
    two.choose(...asked(poured([10, 10, 10], [4, 0, 0])), seededRng('worlds'));
    expect(seen.size).toBeGreaterThan(4);
    for (const many of seen.values()) expect(many % 2).toBe(0);
  });

  test('does not bid what it thinks worse than a pass, however unsure that is', () => {
    // Two more fill the glass, unless a drop falls in too: stopping is better, but not in every trial.
    const candidates = (_: unknown, legal: readonly Action[]) => [legal[2] ?? STOP, STOP];
    const isBid = ({ type }: Action): boolean => type === 'pour';
    const doubting = { ...spec, doubt: 1e6 };
    const state = poured([10, 10], [8, 0]);
    expect(chosen(state, searchBot({ ...brain, candidates }, judge, doubting))).toBe('pour 2');
    expect(chosen(state, searchBot({ ...brain, candidates, isBid }, judge, doubting))).toBe('stop');
  });

  test('stops when its time is up, with every candidate tried', () => {
    const budget = { iterations: 1e9, spent: () => 1 };
    const weighed = bot.explain?.(...asked(poured([10, 10], [4, 0])), seededRng('x'), budget);
    expect(weighed?.playouts).toBe(weighed?.candidates.length);
  });
});

describe('its explanation', () => {
  const weighed = bot.explain?.(...asked(poured([10, 10], [4, 0])), seededRng('choice'));

  test('begins with what it plays and gives every candidate a value and a reason', () => {
    const candidates = weighed?.candidates ?? [];
    expect(candidates.map(({ action }) => rules.action.format(action))[0]).toBe('pour 3');
    expect(candidates).toHaveLength(4);
    for (const { value, reason } of candidates) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(reason.params).toEqual({ room: 6 });
    }
    expect(candidates.map(({ reason }) => reason.code).toSorted()).toEqual([
      'pour',
      'pour',
      'pour',
      'stop',
    ]);
  });

  test('says how many play-outs it rests on', () => {
    expect(weighed?.playouts).toBeGreaterThan(40);
    expect(weighed?.playouts).toBeLessThanOrEqual(48);
  });

  test('of a single candidate rests on none', () => {
    const [view, legal, seat] = asked(poured([10, 10], [4, 0]));
    const one = searchBot({ ...brain, candidates: () => legal.slice(0, 1) }, judge, spec);
    expect(one.explain?.(view, legal, seat, seededRng('x'))).toEqual({
      playouts: 0,
      candidates: [
        {
          action: { type: 'stop' },
          value: 0,
          trials: 0,
          reason: { code: 'stop', params: { room: 6 } },
        },
      ],
    });
  });
});
