import { seededRng, type Rng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { reach } from '../src/movement.ts';
import { witness } from '../src/path.ts';
import type { Standing, Walker } from '../src/standing.ts';
import { idOf, type Train } from '../src/train.ts';
import { NOWHERE } from '../src/types.ts';
import { trainAt } from './table.ts';
import { VECTORS } from './vectors.ts';
import { bruteForce, type Scene } from './walker.ts';

function bitsFor(train: Train, ids: Iterable<string>): number {
  let mask = 0;
  for (const id of ids) mask |= 1 << (train.indexOf.get(id) ?? 0);
  return mask;
}

function asked(train: Train, scene: Scene): readonly [Standing, Walker] {
  const opponents = bitsFor(train, scene.theirSeats);
  const at = (id: string): number => train.indexOf.get(id) ?? NOWHERE;
  return [
    {
      taken: opponents | bitsFor(train, scene.ownSeats),
      opponents,
      aisle: [...scene.standing].map(at),
      walker: -1,
    },
    {
      start: at(scene.start),
      held: scene.held,
      cameFrom: scene.cameFrom === null ? NOWHERE : at(scene.cameFrom),
    },
  ];
}

describe('movement vectors of the board data', () => {
  test.each(VECTORS)('[TR-4.3, TR-4.5, TR-4.6, TR-4.7] $name', (vector) => {
    const train = trainAt(0, vector.join === 'short' ? 0 : 1);
    const scene: Scene = {
      start: vector.from,
      held: vector.held ?? false,
      cameFrom: vector.cameFrom ?? null,
      standing: new Set(vector.opponents),
      ownSeats: new Set(),
      theirSeats: new Set(),
    };
    for (const [count, expected] of Object.entries(vector.ends)) {
      const n = Number(count);
      const found = reach(train, ...asked(train, scene), 1 << n, vector.passes);
      const ends = Array.from({ length: found.ends(n) }, (_, i) => {
        const cell = found.end(n, i);
        return idOf(train, cell) + (found.needs(n, cell) === 0 ? '' : `(*${found.needs(n, cell)})`);
      });
      expect(ends.sort(), `count ${count}`).toEqual([...expected].sort());
    }
  });
});

function pick<T>(items: readonly T[], rng: Rng): T {
  const item = items[rng.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
}

/** Any position that can occur, and some that can't. */
function randomScene(train: Train, rng: Rng): Scene {
  const aisle = train.places.filter(({ kind }) => kind === 'aisle').map(({ id }) => id);
  const seats = train.places.filter(({ kind }) => kind === 'seat').map(({ id }) => id);
  const start = pick(aisle, rng);
  const standing = new Set(Array.from({ length: rng.below(4) }, () => pick(aisle, rng)));
  const full = rng.below(10);
  const ownSeats = new Set(seats.filter(() => rng.below(20) < full));
  const theirSeats = new Set(seats.filter((id) => !ownSeats.has(id) && rng.below(20) < full));
  const held = rng.below(4) === 0;
  if (held) standing.add(start);
  const near = train.edges.flatMap(({ a, b, kind }) =>
    kind === 'open' && (a === start || b === start) ? [a === start ? b : a] : [],
  );
  const cameFrom = held && rng.below(2) === 0 ? pick(near, rng) : null;
  return { start, held, cameFrom, standing, ownSeats, theirSeats };
}

/** The open neighbours of a cell whose bits are set. */
function waysIn(train: Train, cell: number, bits: number): string[] {
  return [0, 1, 2, 3].flatMap((edge) =>
    ((bits >> edge) & 1) === 1 ? [idOf(train, train.next[cell * 4 + edge] ?? 0)] : [],
  );
}

/** Counts the steps of a path by the rules; undefined: it breaks one. */
function retrace(
  train: Train,
  scene: Scene,
  path: readonly string[],
): [number, number] | undefined {
  const kinds = new Map(train.places.map(({ id, kind }) => [id, kind]));
  let [count, cards] = [0, 0];
  for (const [i, id] of path.entries()) {
    if (i === 0) continue;
    const before = path[i - 1];
    const isEdge = train.edges.some(
      ({ a, b, kind }) =>
        kind === 'open' && ((a === before && b === id) || (a === id && b === before)),
    );
    if (!isEdge || path.indexOf(id) !== i) return undefined;
    if (i === 1 && scene.held && kinds.get(id) === 'aisle' && id !== scene.cameFrom) cards++;
    const isTaken =
      scene.standing.has(id) ||
      scene.ownSeats.has(id) ||
      scene.theirSeats.has(id) ||
      kinds.get(id) === 'passenger';
    if (i === path.length - 1 || !isTaken) count++;
    else cards++;
  }
  return [count, cards];
}

test('[TR-4.3, TR-4.5, TR-4.6, TR-4.7, TR-4.8] the walk agrees with brute force on 10,000 random positions', () => {
  const rng = seededRng('movement');
  let [ends, ousts] = [0, 0];
  for (let round = 0; round < 10_000; round++) {
    const train = trainAt(rng.below(12), rng.below(2));
    const scene = randomScene(train, rng);
    const [most, passes] = [1 + rng.below(7), rng.below(3)];
    const brute = bruteForce(train, scene, most, passes);
    const question = asked(train, scene);
    const found = reach(train, ...question, (2 << most) - 2, passes);
    const mine = new Map<string, number>();
    const wanted: { end: number; count: number; cards: number; from: number }[] = [];
    for (let count = 1; count <= most; count++) {
      for (let n = 0; n < found.ends(count); n++) {
        const cell = found.end(count, n);
        const key = `${count} ${idOf(train, cell)}`;
        const cards = found.needs(count, cell);
        mine.set(key, cards);
        const ways = waysIn(train, cell, found.from(count, cell));
        const isContested = scene.standing.has(idOf(train, cell));
        const expected = isContested ? [...(brute.ends.get(key)?.from ?? [])] : [];
        expect(ways.sort(), key).toEqual(expected.sort());
        if (rng.below(20) === 0) wanted.push({ end: cell, count, cards, from: NOWHERE });
      }
      for (let n = 0; n < found.ousts(count); n++) {
        const cell = found.oust(count, n);
        const key = `${count} ${idOf(train, cell)}`;
        expect(found.needs(count, cell), key).toBe(brute.ousts.get(key));
        ousts++;
      }
    }
    expect(mine).toEqual(new Map([...brute.ends].map(([key, { needs }]) => [key, needs])));
    ends += mine.size;
    for (const want of wanted) {
      const path = witness(train, ...question, want)?.map((cell) => idOf(train, cell)) ?? [];
      expect(path[0]).toBe(scene.start);
      expect(path.at(-1)).toBe(idOf(train, want.end));
      expect(retrace(train, scene, path)).toEqual([want.count, want.cards]);
    }
  }
  expect(ends).toBeGreaterThan(100_000);
  expect(ousts).toBeGreaterThan(5_000);
});
