import { seededRng } from '@roundhouse/engine';
import { apart, join, joined } from '@roundhouse/kit/connectivity';
import { expect, test } from 'vitest';

test('a component is named by its smallest node', () => {
  const components = apart(5);
  expect(join(components, 4, 2)).toBe(true);
  expect(join(components, 1, 4)).toBe(true);
  expect(components).toEqual([0, 1, 1, 3, 1]);
  expect(joined(components, 2, 1)).toBe(true);
  expect(joined(components, 0, 1)).toBe(false);
});

test('an edge inside a component changes nothing', () => {
  const components = apart(3);
  join(components, 0, 1);
  expect(join(components, 1, 0)).toBe(false);
  expect(components).toEqual([0, 0, 2]);
});

test('a node that is not there throws', () => {
  expect(() => join(apart(3), 0, 3)).toThrow(RangeError);
});

test('the same edges in any order give the same components, and those of a search', () => {
  const rng = seededRng('connectivity');
  for (let round = 0; round < 200; round++) {
    const nodes = 2 + rng.below(12);
    const edges = Array.from(
      { length: rng.below(nodes + 3) },
      () => [rng.below(nodes), rng.below(nodes)] as const,
    );
    const forward = apart(nodes);
    for (const [a, b] of edges) join(forward, a, b);
    const backward = apart(nodes);
    for (const [a, b] of edges.toReversed()) join(backward, b, a);
    expect(backward).toEqual(forward);
    expect(forward).toEqual(bySearch(nodes, edges));
  }
});

/** The smallest node that can be reached, found anew for every node. */
function bySearch(nodes: number, edges: readonly (readonly [number, number])[]): number[] {
  return Array.from({ length: nodes }, (_, start) => {
    const seen = new Set([start]);
    for (const node of seen) {
      for (const [a, b] of edges) {
        if (a === node) seen.add(b);
        if (b === node) seen.add(a);
      }
    }
    return Math.min(...seen);
  });
}
