import { expect, test } from 'vitest';
import { beginSelection, chosen, narrow, touch } from '../../src/table/model/selection.ts';

test('at first everything legal is left, and a single legal action is chosen', () => {
  expect(beginSelection(3).left).toEqual([0, 1, 2]);
  expect(chosen(beginSelection(3))).toBeUndefined();
  expect(chosen(beginSelection(1))).toBe(0);
  expect(chosen(beginSelection(0))).toBeUndefined();
});

test('narrowing keeps what is legal, in the order of the list', () => {
  expect(narrow(beginSelection(4), [3, 1, 9]).left).toEqual([1, 3]);
});

test('narrowing to nothing takes the choices back', () => {
  const narrowed = narrow(beginSelection(4), [1]);
  expect(narrow(narrowed, [])).toEqual(beginSelection(4));
});

test.each([
  { name: 'narrows what is left', first: [0, 1, 2], second: [2, 3], left: [2] },
  { name: 'begins anew outside of it', first: [0, 1], second: [3], left: [3] },
  { name: 'takes the same touch back', first: [1, 2], second: [1, 2], left: [0, 1, 2, 3] },
  { name: 'keeps what is left of a wider place', first: [1], second: [1, 2], left: [1] },
])('a touch $name', ({ first, second, left }) => {
  expect(touch(touch(beginSelection(4), first), second).left).toEqual(left);
});

test('touching the only choice that there is does not take it away', () => {
  expect(chosen(touch(beginSelection(1), [0]))).toBe(0);
});
