import { expect, test } from 'vitest';
import { oncePerBox } from '../src/box.ts';

interface Yard {
  readonly name: string;
  readonly sidings: readonly number[];
}

test('what follows from a box is computed once for it and its copies, and never taken for another’s', () => {
  const derived: Yard[] = [];
  const longest = oncePerBox((yard: Yard) => {
    derived.push(yard);
    return Math.max(...yard.sidings);
  });
  const yards = [3, 5, 8].map((siding) => ({ name: 'Yard', sidings: [1, siding] }));
  for (let time = 0; time < 2; time += 1) {
    expect(yards.map(longest)).toEqual([3, 5, 8]);
    expect(structuredClone(yards).map(longest)).toEqual([3, 5, 8]);
  }
  expect(derived).toEqual(yards);
});
