import { strangeStates } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

test('a state with one field changed is refused, or is sound and plays on to its end', () => {
  const { refused, sound, faults } = strangeStates({ rules }, { states: 1000, seed: 'door' });
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(700);
  expect(sound).toBeGreaterThan(10);
});
