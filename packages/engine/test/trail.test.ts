import { expect, test } from 'vitest';
import { Trail } from '../src/index.ts';

test('what one adds the other does not see, whoever comes first', () => {
  const one = new Trail(['a', 'b']);
  const other = one.fork();
  one.push('c');
  other.push('x');
  one.push('d');
  other.push('y');
  expect([...one]).toEqual(['a', 'b', 'c', 'd']);
  expect([...other]).toEqual(['a', 'b', 'x', 'y']);
});

test('a fork of a fork goes on where it was made', () => {
  const first = new Trail([1]);
  const second = first.fork();
  second.push(2);
  const third = second.fork();
  second.push(3);
  expect([first, second, third].map((each) => [...each])).toEqual([[1], [1, 2, 3], [1, 2]]);
  third.push(4);
  expect([first, second, third].map((each) => [...each])).toEqual([[1], [1, 2, 3], [1, 2, 4]]);
});

test('what was cut off stays with who holds it, and something else can follow', () => {
  const whole = new Trail([1, 2, 3]);
  const cut = whole.fork();
  cut.cutTo(1);
  expect(cut).toHaveLength(1);
  cut.push(9);
  expect([...cut]).toEqual([1, 9]);
  expect([...whole]).toEqual([1, 2, 3]);
  cut.cutTo(5);
  expect(cut).toHaveLength(2);
});

test('nothing behind its own end is found, though another has gone on there', () => {
  const short = new Trail(['a', 'b']);
  const long = short.fork();
  long.push('c');
  expect([short.at(-1), short.at(0), short.at(2), short.at(-3)]).toEqual([
    'b',
    'a',
    undefined,
    undefined,
  ]);
  expect([
    short.slice(),
    short.slice(1),
    short.slice(0, -1),
    short.slice(-1),
    short.slice(1, 9),
  ]).toEqual([['a', 'b'], ['b'], ['a'], ['b'], ['b']]);
  expect(short.findLast(() => true)).toBe('b');
  expect(short.findLastIndex((each) => each === 'c')).toBe(-1);
  expect(short.findLast((each) => each === 'c')).toBeUndefined();
});
