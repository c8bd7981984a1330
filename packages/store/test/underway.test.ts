import { expect, test } from 'vitest';
import { Underway } from '../src/index.ts';

test('whoever waits is told once nothing is under way, however many wait, and what failed counts as done', async () => {
  const underway = new Underway();
  await underway.settled();
  const first = Promise.withResolvers<number>();
  const second = Promise.withResolvers<number>();
  const works = [first, second].map(({ promise }) => underway.during(() => promise));
  const told: string[] = [];
  const waiting = ['one', 'other'].map((who) => underway.settled().then(() => told.push(who)));
  first.resolve(1);
  expect(await works[0]).toBe(1);
  expect(told).toEqual([]);
  second.reject(new Error('broken'));
  await expect(works[1]).rejects.toThrow('broken');
  await Promise.all(waiting);
  expect(told).toEqual(['one', 'other']);
  await underway.settled();
});
