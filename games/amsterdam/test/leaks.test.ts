/** Every planted leak is found by comparing two worlds; the rules themselves have none. */
import { rules } from '@roundhouse/amsterdam/rules';
import { twoWorlds } from '@roundhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { LEAKS } from './leaks.ts';
import { subject } from './subject.ts';

const PAIRS = 20_000;

test('[AM-7.1] no leak in twenty thousand pairs of worlds', () => {
  const count = twoWorlds(subject, { pairs: PAIRS });
  expect(count.pairs).toBe(PAIRS);
  expect(count.different).toBeGreaterThan(PAIRS * 0.9);
  expect(count.moves).toBeGreaterThan(PAIRS / 2);
});

/** Where each leak lets its secret out. */
const OUTLETS: readonly (readonly [leak: keyof typeof LEAKS, outlet: string])[] = [
  ['an opponent’s hand in the view', 'the view differs: $.seats'],
  ['the jokers of a hand, for a spectator', 'for a spectator: the view differs: $.passes'],
  ['a blind card in the event', 'the events of a move'],
  ['offered contracts in the event', 'the events of a move'],
  ['kept contracts in the event', 'the events of a move'],
  ['a completed contract told to everybody', 'the events of a move'],
  ['a returned contract in a spectator’s view', 'for a spectator: the view differs: $.under'],
  ['how many were kept before all have chosen', 'the view differs: $.draws'],
  ['the pile’s cards in the order of the legal list', 'the legal list differs'],
  ['a turn that is forced when its seat can only pass', 'the turn'],
  ['another name for the pool when a returned contract comes up', '$.pool is'],
  ['a move that can be taken back when the next card is a joker', 'can be taken back'],
  ['a refusal that knows another’s hand', 'why not'],
  ['view and determinize together', 'the view differs: $.seats'],
];

describe('[AM-7.1] planted leaks are found', () => {
  test('there are at least ten, each with its outlet', () => {
    expect(OUTLETS.map(([leak]) => leak)).toEqual(Object.keys(LEAKS));
    expect(OUTLETS.length).toBeGreaterThanOrEqual(10);
  });

  test.each(OUTLETS)('%s', (leak, outlet) => {
    const planted = LEAKS[leak]?.(rules) ?? rules;
    expect(() => twoWorlds({ ...subject, rules: planted }, { pairs: PAIRS })).toThrow(outlet);
  });
});
