import { expect, test } from 'vitest';
import { Making } from '../../src/pages/workshop/making.ts';

/** Steps by their names; '-' has none, '<' takes one back, '>' does it again. What lies there after each, and can be undone. */
const COURSES: readonly (readonly [steps: string, lies: string, undoable: number])[] = [
  ['- - -', '3', 3],
  ['- drag drag drag -', '5', 3],
  ['- drag drag drag <', '1', 1],
  ['drag drag < drag drag <', '0', 0],
  ['- - < <', '0', 0],
  ['- - < < < <', '0', 0],
  ['- - - < < >', '2', 2],
  ['- - < -', '4', 2],
  ['- - < - >', '4', 2],
  ['keys keys - keys', '4', 3],
];

test.each(COURSES)('%s ends at %s', (steps, lies, undoable) => {
  const kept: object[] = [];
  const making = new Making({ at: '0' }, (design) => {
    kept.push(design);
    return true;
  });
  for (const [at, step] of steps.split(' ').entries()) {
    if (step === '<') making.undo();
    else if (step === '>') making.redo();
    else making.change({ at: String(at + 1) }, step === '-' ? undefined : step);
    expect(kept.at(-1)).toBe(making.now().history.present);
  }
  expect(making.now().history.present).toEqual({ at: lies });
  expect(making.now().history.past).toHaveLength(undoable);
});

test('who looks on is told of each step, and whether the device keeps it', () => {
  let room = true;
  let told = 0;
  const making = new Making({}, () => room);
  const leave = making.subscribe(() => {
    told += 1;
  });
  making.change({ a: 1 });
  expect(making.now().isKept).toBe(true);
  room = false;
  making.undo();
  expect(making.now().isKept).toBe(false);
  expect(told).toBe(2);
  leave();
  making.redo();
  expect(told).toBe(2);
});
