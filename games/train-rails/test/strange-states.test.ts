import { strangeStates } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { assertSound } from '../src/soundness.ts';
import { configOf, position } from './table.ts';

test('a state with one field changed is refused, or is sound and plays on to its end', () => {
  const { refused, sound, faults } = strangeStates({ rules }, { states: 1000, seed: 'door' });
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(700);
  expect(sound).toBeGreaterThan(10);
});

test('[TR-1.5] whose turn it is is known from the first one on, and not before', () => {
  const running = position({ player: 1 });
  assertSound(running);
  expect(() => assertSound({ ...running, player: -1 })).toThrow('TR-1.5');
  const before = rules.setup(configOf({ seats: 2 }));
  assertSound(before);
  expect(() => assertSound({ ...before, player: 0 })).toThrow('TR-1.5');
});
