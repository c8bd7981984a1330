/** Rules that could not be loaded without a network are loaded when it is back. */
import { expect, test } from 'vitest';
import { once } from '../src/once.ts';

test('what is there is not loaded again; what failed is', async () => {
  let tries = 0;
  const load = once(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return tries;
  });
  await expect(load()).rejects.toThrow('no network');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(await load()).toBe(2);
});
