import { LEVELS } from '@roundhouse/bots';
import { swap } from '@roundhouse/bots/testing';
import { rules } from '@roundhouse/train-rails/rules';
import { expect, test } from 'vitest';
import { positions } from './positions.ts';
import { redeal } from './redeal.ts';
import { levelAt } from './weights.ts';

const states = positions(2400, 5, 'swap long');

test.each(LEVELS)('%s: hidden cards dealt anew, the same choice in 2400 positions', (level) => {
  const bots = [2, 3, 4].map((seats) => levelAt(seats, level));
  const { changed, differ } = swap(states, {
    rules,
    redeal,
    botAt: (seats) => bots[seats - 2] ?? levelAt(seats, level),
    budget: { iterations: 16 },
  });
  expect(changed).toBeGreaterThan(2300);
  expect(differ).toEqual([]);
});
