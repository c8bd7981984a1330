import type { Refusal } from '@roundhouse/engine';
import { spoilBoxes } from '@roundhouse/engine/testing';
import { LANGUAGES } from '@roundhouse/ui/words';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { words } from '../ui/words/index.ts';
import { madeUpBox } from './made-up-box.ts';

test('a thousand spoiled boxes are refused by name of the place; whatever is taken can be played', () => {
  const told = (fault: Refusal): string[] => LANGUAGES.map((each) => words[each].refusal(fault));
  const subject = { rules, boxes: madeUpBox };
  const counts = spoilBoxes(subject, { seed: 'a thousand', refused: 1000, told });
  expect(counts.refused).toBe(1000);
  expect(counts.taken).toBeGreaterThan(50);
});
