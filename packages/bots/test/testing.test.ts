/** What the tests of games lean on: each check sees what it looks for. */
import { expect, test } from 'vitest';
import { randomBot, type Brain } from '../src/index.ts';
import { candidateFaults, numberFaults, swap } from '../testing/index.ts';
import { brain } from './brim/brain.ts';
import { rules, type Brim } from './brim/rules.ts';
import { positions } from './brim/table.ts';

const states = positions(40, 3);

test('a sound brain has no faults', () => {
  expect(candidateFaults(brain, states, 4)).toEqual([]);
  expect(numberFaults(brain, states, 3)).toEqual([]);
});

const withCandidates = (candidates: Brain<Brim>['candidates']): Brain<Brim> => ({
  ...brain,
  candidates,
});

test.each<[string, Brain<Brim>['candidates']]>([
  ["the first is not the policy's choice", (...given) => brain.candidates(...given).toReversed()],
  ['one stands there twice', (...given) => [brain.policy(...given), brain.policy(...given)]],
  ['one is not legal', (...given) => [brain.policy(...given), { type: 'pour', amount: 99 }]],
])('candidates: %s', (fault, candidates) => {
  const faults = candidateFaults(withCandidates(candidates), states, 4);
  expect(faults.some((each) => each.endsWith(fault))).toBe(true);
});

test('candidates: too many of them', () => {
  expect(candidateFaults(brain, states, 1)[0]).toMatch(/: \d of them$/);
});

test('numbers: too large, no numbers, and one too many', () => {
  const describing = (at: number, number: number): Brain<Brim> => ({
    ...brain,
    describe: (_state, _seat, into) => into.fill(number, at, at + 1),
  });
  expect(numberFaults(describing(0, 4), states, 3)).not.toEqual([]);
  expect(numberFaults(describing(0, Number.NaN), states, 3)).not.toEqual([]);
  expect(numberFaults(describing(brain.features, 1), states, 3)).not.toEqual([]);
});

test('a choice that changes with what its seat can not see is told', () => {
  const honest = randomBot<Brim>();
  let asked = 0;
  const swapping = {
    rules,
    redeal: rules.clone,
    botAt: () => honest,
    budget: { iterations: 1 },
  };
  expect(swap(states, swapping)).toEqual({ changed: 0, differ: [] });
  const fickle = {
    ...honest,
    choose: (...[, legal]: Parameters<typeof honest.choose>) =>
      legal[asked++ % legal.length] ?? { type: 'stop' as const },
  };
  expect(swap(states, { ...swapping, botAt: () => fickle }).differ.length).toBeGreaterThan(0);
});
