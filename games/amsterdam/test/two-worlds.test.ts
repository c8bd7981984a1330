/** Two worlds where random matches seldom come: hoarded hands and passes, and the strict memory. */
import { rules, type Action, type Amsterdam, type State } from '@roundhouse/amsterdam/rules';
import type { Rules, Seat } from '@roundhouse/engine';
import { ConformanceError, twoWorlds, type PairCount } from '@roundhouse/engine/testing';
import { total } from '@roundhouse/kit/multiset';
import { describe, expect, test } from 'vitest';
import { subject } from './subject.ts';

/** Seat 0 spends all, the others hoard: empty piles, gaps in the display, passes. */
function hoarding(state: State, seat: Seat): readonly Action[] {
  const list = rules.legal(state, seat);
  const claims = list.filter(({ type }) => type === 'claim');
  const others = list.filter(({ type }) => type !== 'claim');
  const wanted = seat === 0 ? claims : others;
  return wanted.length > 0 ? wanted : list;
}

function compare(changed: Partial<Rules<Amsterdam>>, pairs: number): PairCount {
  return twoWorlds({ ...subject, rules: { ...rules, ...changed } }, { pairs, seed: 'rare' });
}

describe('[AM-2.2] hoarded hands', () => {
  test('nothing shows what the hands hold, also not when players must pass', () => {
    let passes = 0;
    const apply: typeof rules.apply = (state, seat, action, emit) => {
      if (action.type === 'pass') passes += 1;
      rules.apply(state, seat, action, emit);
    };
    const { pairs, different, moves } = compare({ legal: hoarding, apply }, 4000);
    expect(different).toBeGreaterThan(pairs / 2);
    expect(moves).toBeGreaterThan(pairs / 2);
    expect(passes).toBeGreaterThan(20);
  });

  test('planted: a pass that is played for the player tells that he can do nothing', () => {
    const turn = (state: State): ReturnType<typeof rules.turn> => {
      const passing = rules.legal(state, state.seat)[0]?.type === 'pass';
      return passing ? { kind: 'act', seats: [state.seat], forced: true } : rules.turn(state);
    };
    expect(() => compare({ legal: hoarding, turn }, 4000)).toThrow(ConformanceError);
  });
});

/** A view with something of the state's added under a name of its own. */
function viewWith(leak: (state: State) => unknown): Partial<Rules<Amsterdam>> {
  return {
    view: (state, viewer) => Object.assign(rules.view(state, viewer), { leak: leak(state) }),
  };
}

const LEAKS: Readonly<Record<string, Partial<Rules<Amsterdam>>>> = {
  '[AM-7.2] the tally under the strict memory': viewWith(({ players }) =>
    players.map(({ known }) => total(known)),
  ),
  '[AM-7.1] whether the pile holds a contract that nobody has seen': viewWith(
    ({ fresh }) => fresh & 1,
  ),
  '[AM-1.3] the sealed choice': {
    redact: (event, viewer) => (event.type === 'chose' ? event : rules.redact(event, viewer)),
  },
};

describe('planted leaks are found', () => {
  test.each(Object.entries(LEAKS))('%s', (_, changed) => {
    expect(() => compare(changed, 4000)).toThrow(ConformanceError);
  });
});
