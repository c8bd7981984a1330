import { seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { Judge } from '../src/playout.ts';
import { searchBot, type SearchSpec } from '../src/search.ts';
import { Branch, playAndLearn } from '../src/tree.ts';
import { brain } from './brim/brain.ts';
import { rules, type Action, type Brim, type State } from './brim/rules.ts';
import { poured } from './brim/table.ts';

const STOP: Action = { type: 'stop' };

/** Pours until the glass runs over: what follows a good move by rule of thumb spoils it. */
const hasty = {
  ...brain,
  policy: (_: unknown, legal: readonly Action[]) => legal[3] ?? STOP,
  careless: (_: unknown, legal: readonly Action[]) => legal[3] ?? STOP,
  candidates: (_: unknown, legal: readonly Action[]) => legal.toReversed(),
};
const full: Judge<Brim> = (state, seat) => {
  const [level = 0, size = 0] = [state.filled[seat], state.sizes[seat]];
  return level > size ? 0 : level / size;
};
const spec: SearchSpec<Brim> = {
  level: 'expert',
  plies: 8,
  iterations: 800,
  slips: 0,
  doubt: 0,
  depth: 4,
  curiosity: 0.2,
};

/** As imagined by somebody who sees everything. */
const seen = (state: State) =>
  rules.determinize(rules.view(state, 'all'), 'all', seededRng('seen'));

/** What was learned below a move of the seat before, after so many times. */
function learned(state: State, seat: number, times: number): Branch {
  const root = new Branch();
  for (let time = 0; time < times; time++) {
    const luck = seededRng(`luck ${time}`);
    playAndLearn(hasty, full, root, seen(rules.clone(state)), seat, spec, luck);
  }
  return root;
}
const mostTried = ({ next }: Branch): string | undefined =>
  [...next].toSorted(([, a], [, b]) => b.visits - a.visits)[0]?.[0];

describe('what is learned below a candidate', () => {
  test('a move is as good as the best that can follow, not as what the rule of thumb makes of it', () => {
    const state = poured([10, 10], [6, 0]);
    const asked = [rules.view(state, 0), rules.legal(state, 0), 0] as const;
    const chosen = (depth: number): string => {
      const bot = searchBot(hasty, full, { ...spec, depth });
      return rules.action.format(bot.choose(...asked, seededRng('choice')));
    };
    // Whatever is poured, the policy pours on until it runs over: without learning there is only the stop.
    expect(chosen(0)).toBe('stop');
    expect(chosen(4)).toBe('pour 3');
  });

  test('everybody does what is best for himself', () => {
    const state = poured([10, 10], [5, 9]);
    state.seat = 1;
    // To seat 0, who looks ahead, it is all the same what the other one does.
    expect(mostTried(learned(state, 0, 300))).toBe('stop');
    expect(mostTried(learned(state, 1, 300))).toBe('stop');
  });

  test('counts every time once, and one decision farther each time', () => {
    const root = learned(poured([10, 10], [5, 5]), 0, 50);
    expect(root.visits).toBe(50);
    // The first time nothing is known: the policy plays all of it.
    const below = [...root.next.values()].reduce((sum, { visits }) => sum + visits, 0);
    expect(below).toBe(49);
    const depthOf = ({ next }: Branch): number =>
      1 + Math.max(0, ...[...next.values()].map(depthOf));
    expect(depthOf(learned(poured([10, 10], [0, 0]), 0, 3))).toBe(3);
    expect(depthOf(learned(poured([10, 10], [0, 0]), 0, 400))).toBe(1 + spec.depth);
  });

  test('at depth 0 nothing is learned', () => {
    const root = new Branch();
    for (let time = 0; time < 5; time++) {
      const state = seen(poured([10, 10], [5, 5]));
      playAndLearn(hasty, full, root, state, 0, { ...spec, depth: 0 }, seededRng('luck'));
    }
    expect(root.next.size).toBe(0);
  });
});
