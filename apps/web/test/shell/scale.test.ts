import { expect, test } from 'vitest';
import { scaleFor } from '../../src/pages/administrator/scale.ts';

test.each([
  [0, 10],
  [8, 10],
  [9, 20],
  [40, 50],
  [120, 200],
  [450, 1000],
  [5_000, 10_000],
])('a gauge that shows %i goes up to %i', (value, most) => {
  expect(scaleFor(value)).toBe(most);
});
