import { expect, test } from 'vitest';
import { conformance, twoWorlds } from '../../testing/index.ts';
import { subject } from '../sample-game/subject.ts';

for (const { name, run } of conformance(subject)) {
  test(`the sample game: ${name}`, () => expect(run()).toBeUndefined());
}

test('the sample game keeps its secrets over many pairs of worlds', () => {
  const count = twoWorlds(subject, { pairs: 5000, seed: 'sample' });
  expect(count.pairs).toBe(5000);
  expect(count.different).toBeGreaterThan(3000);
  expect(count.alike).toBeGreaterThan(100);
});
