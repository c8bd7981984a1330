import { expect, test } from 'vitest';
import { Guard } from '../../src/table/reel/guard.ts';

function shown(): Guard {
  const guard = new Guard();
  guard.show('line 3', 0);
  return guard;
}

test('a touch that begins and ends on one picture is meant', () => {
  const guard = shown();
  guard.begin(10);
  expect(guard.isMeant()).toBe(true);
});

test('a touch that began on another picture is not', () => {
  const guard = shown();
  guard.begin(10);
  guard.show('line 4', 20);
  expect(guard.isMeant()).toBe(false);
  guard.begin(30);
  expect(guard.isMeant()).toBe(true);
});

test('a touch right after the telling may have meant to go on', () => {
  const guard = shown();
  guard.endTelling(1000);
  guard.begin(1200);
  expect(guard.isMeant()).toBe(false);
  // What is asked comes a moment later, and nobody has seen it before.
  guard.show('my turn', 1300);
  guard.begin(1500);
  expect(guard.isMeant()).toBe(false);
  guard.begin(1700);
  expect(guard.isMeant()).toBe(true);
});
