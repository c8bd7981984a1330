import { spoilBoxes } from '@roundhouse/engine/testing';
import { faultsIn } from '@roundhouse/ui/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { words } from '../ui/words/index.ts';
import { madeUpBox } from './made-up-box.ts';

test('spoiled boxes are refused by name of the place; whatever is taken can be played', () => {
  const counts = spoilBoxes(
    { rules, boxes: madeUpBox },
    { seed: 'spoiled', refused: 250, inspected: 1, told: faultsIn(words) },
  );
  expect(counts.refused).toBe(250);
  expect(counts.taken).toBeGreaterThan(5);
});
