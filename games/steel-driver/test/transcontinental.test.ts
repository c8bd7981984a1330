/** The algorithm of SD-5.2 against brute force over all paths. */
import { seededRng, type Rng } from '@roundhouse/engine';
import { countOnes } from '@roundhouse/kit/bitset';
import { describe, expect, test } from 'vitest';
import { participants, type OwnedGraph } from '../src/transcontinental.ts';

interface Path {
  readonly owners: ReadonlySet<number>;
  readonly links: number;
}

/** Every path without a repeated city. */
function allPaths({ a, b, owner }: OwnedGraph, from: number, to: number): Path[] {
  const paths: Path[] = [];
  const walk = (city: number, seen: readonly number[], owners: readonly number[]): void => {
    if (city === to) {
      paths.push({ owners: new Set(owners), links: owners.length });
      return;
    }
    owner.forEach((by, route) => {
      if (by < 0) return;
      const next = a[route] === city ? b[route] : b[route] === city ? a[route] : undefined;
      if (next === undefined || seen.includes(next)) return;
      walk(next, [...seen, next], [...owners, by]);
    });
  };
  walk(from, [from], []);
  return paths;
}

function byBruteForce(graph: OwnedGraph, from: number, to: number): number {
  const paths = allPaths(graph, from, to);
  const fewest = Math.min(...paths.map(({ owners }) => owners.size));
  const lean = paths.filter(({ owners }) => owners.size === fewest);
  const shortest = Math.min(...lean.map(({ links }) => links));
  let bits = 0;
  for (const { owners, links } of lean) {
    if (links === shortest) for (const by of owners) bits |= 1 << by;
  }
  return bits;
}

function randomGraph(rng: Rng): OwnedGraph {
  const cities = 4 + rng.below(5);
  const companies = 2 + rng.below(5);
  const a: number[] = [];
  const b: number[] = [];
  const owner: number[] = [];
  for (let i = 0; i < cities; i++) {
    for (let j = i + 1; j < cities; j++) {
      if (rng.below(100) >= 55) continue;
      a.push(i);
      b.push(j);
      owner.push(rng.below(10) === 0 ? -1 : rng.below(companies));
    }
  }
  return { cities, a, b, owner };
}

describe('who takes part in a connection', () => {
  test('[SD-5.2] agrees with brute force over all paths on 1000 random graphs', () => {
    const rng = seededRng('all paths');
    let ties = 0;
    let detours = 0;
    let apart = 0;
    for (let i = 0; i < 1000; i++) {
      const graph = randomGraph(rng);
      const to = graph.cities - 1;
      const expected = byBruteForce(graph, 0, to);
      expect(participants(graph, 0, to), JSON.stringify(graph)).toBe(expected);
      const paths = allPaths(graph, 0, to);
      const fewest = Math.min(...paths.map(({ owners }) => owners.size));
      const shortest = Math.min(...paths.map(({ links }) => links));
      if (paths.length === 0) apart++;
      else if (countOnes(expected) > fewest) ties++;
      if (paths.every(({ owners, links }) => owners.size > fewest || links > shortest)) detours++;
    }
    // The cases that make the rule hard must have been among them.
    expect(ties).toBeGreaterThan(50);
    expect(detours).toBeGreaterThan(50);
    expect(apart).toBeGreaterThan(5);
  });

  test('[SD-5.2] a long way of one company beats a short one of two', () => {
    const graph = {
      cities: 5,
      a: [0, 1, 0, 2, 3],
      b: [1, 4, 2, 3, 4],
      owner: [0, 1, 2, 2, 2],
    };
    expect(participants(graph, 0, 4)).toBe(0b100);
  });

  test('[SD-5.2] nobody takes part where no path joins the ends', () => {
    expect(participants({ cities: 3, a: [0, 1], b: [1, 2], owner: [0, -1] }, 0, 2)).toBe(0);
  });
});
