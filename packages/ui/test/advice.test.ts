/** What is told of a choice, and what is kept back. */
import { adviceOn, type Advised } from '@roundhouse/ui/advice';
import { expect, test } from 'vitest';

const words = {
  reason: ({ code }: Advised['reason']): string => `${code}.`,
  shortfall: ({ points }: { readonly points: number }): string => `${points} less.`,
};
const choice = (code: string, isAgainst: boolean, points?: number): Advised => ({
  reason: { code, params: {}, ...(isAgainst ? { isAgainst: true } : {}) },
  ...(points === undefined ? {} : { shortfall: { points } }),
});

test.each<[string, readonly Advised[], readonly string[]]>([
  [
    'each has its reason, and what the next best or it itself lacks',
    [choice('cheap', false), choice('dear', false, 3)],
    ['cheap. 3 less.', 'dear. 3 less.'],
  ],
  [
    'what speaks against the best was outweighed',
    [choice('costs you', true), choice('dear', false, 3)],
    ['3 less.', 'dear. 3 less.'],
  ],
  [
    'what speaks against a lesser one is told',
    [choice('cheap', false), choice('costs you', true, 3)],
    ['cheap. 3 less.', 'costs you. 3 less.'],
  ],
  ['no reason rather than a wrong one', [choice('costs you', true)], ['']],
])('%s', (_, all, said) => {
  expect(all.map((_one, at) => adviceOn(words, all, at))).toEqual(said);
});
