import { seededRng, type Rng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { testMasks } from '../src/aisle.ts';
import { reach } from '../src/movement.ts';
import { witness } from '../src/path.ts';
import type { Standing, Walker } from '../src/standing.ts';
import { idOf, SEATS, type Train } from '../src/train.ts';
import { MOST_NUMBERS } from '../src/payments.ts';
import { JOINS, NOWHERE, PAIRS, rules, type State } from '../src/index.ts';
import { configOf, trainAt } from './table.ts';
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
  const wrong: string[] = [];
  for (let round = 0; round < 10_000 && wrong.length === 0; round++) {
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
        if (ways.sort().join() !== expected.sort().join()) wrong.push(`${key} by ${ways.join()}`);
        if (rng.below(20) === 0) wanted.push({ end: cell, count, cards, from: NOWHERE });
      }
      for (let n = 0; n < found.ousts(count); n++) {
        const cell = found.oust(count, n);
        const key = `${count} ${idOf(train, cell)}`;
        if (found.needs(count, cell) !== brute.ousts.get(key)) wrong.push(key);
        ousts++;
      }
    }
    for (const [key, { needs }] of brute.ends) if (mine.get(key) !== needs) wrong.push(key);
    if (mine.size !== brute.ends.size) wrong.push(`${mine.size} ends, not ${brute.ends.size}`);
    ends += mine.size;
    for (const want of wanted) {
      const path = witness(train, ...question, want)?.map((cell) => idOf(train, cell)) ?? [];
      const isTo = path[0] === scene.start && path.at(-1) === idOf(train, want.end);
      const [count, cards] = retrace(train, scene, path) ?? [];
      if (!isTo || count !== want.count || cards !== want.cards) wrong.push(path.join());
    }
  }
  expect(wrong).toEqual([]);
  expect(ends).toBeGreaterThan(100_000);
  expect(ousts).toBeGreaterThan(5_000);
});

test('[TR-4.3] readings are numbered, and when the numbers begin anew nothing of older ones is left', () => {
  const train = trainAt(0, 0);
  const question = asked(train, randomScene(train, seededRng('numbers')));
  const [most, passes] = [7, 2];
  const read = (): readonly string[] => {
    const found = reach(train, ...question, (2 << most) - 2, passes);
    return Array.from({ length: most }, (_, n) => n + 1).flatMap((count) => {
      const ends = Array.from({ length: found.ends(count) }, (__, n) => found.end(count, n));
      return ends.map((cell) => `${count} ${idOf(train, cell)} ${found.needs(count, cell)}`);
    });
  };
  const first = read();
  expect(first.length).toBeGreaterThan(10);
  for (let time = 0; time < 17; time++) {
    for (let n = 0; n < 2 ** 17; n++) reach(train, ...question, 1 << 1, 0);
    expect(read()).toEqual(first);
  }
});

/** Seat 0 walks; the others stand anywhere in the aisle, also where they hold him, or not at all. */
function crowdedState(pair: number, join: number, rng: Rng): State {
  const train = trainAt(pair, join);
  const state = rules.setup(
    configOf({ seats: 4, tiles: PAIRS[pair] ?? 'A+B', join: JOINS[join] ?? 'short' }),
  );
  const scene = randomScene(train, rng);
  const [standing, walker] = asked(train, scene);
  const cell = (): number => SEATS + rng.below(train.aisleEnd - SEATS);
  const others = [1, 2, 3].map(() => [NOWHERE, walker.start, cell()][rng.below(3)] ?? NOWHERE);
  state.aisle = [walker.start, ...others];
  state.sitting = [standing.taken & ~standing.opponents, standing.opponents, 0, 0];
  for (const [n, at] of others.entries()) {
    if (at === walker.start && rng.below(2) === 0) state.heldBy[0] = heldBy(state) | (2 << n);
  }
  if (heldBy(state) !== 0) state.cameFrom[0] = walker.cameFrom;
  return state;
}

function heldBy(state: State): number {
  return state.heldBy[0] ?? 0;
}

/** The counts that number cards alone can make when these opponents are gone. */
function countsWithout(train: Train, state: State, gone: number): number {
  const [start = NOWHERE] = state.aisle;
  const ids = (bits: number): Set<string> =>
    new Set(train.exits.flatMap((_, cell) => ((bits >>> cell) & 1 ? [idOf(train, cell)] : [])));
  const standing = state.aisle.filter(
    (cell, seat) => seat > 0 && cell !== NOWHERE && ((gone >> seat) & 1) === 0,
  );
  const cameFrom = state.cameFrom[0] ?? NOWHERE;
  const { ends } = bruteForce(
    train,
    {
      start: idOf(train, start),
      held: (heldBy(state) & ~gone) !== 0,
      cameFrom: cameFrom === NOWHERE ? null : idOf(train, cameFrom),
      standing: new Set(standing.map((cell) => idOf(train, cell))),
      ownSeats: ids(state.sitting[0] ?? 0),
      theirSeats: ids(state.sitting[1] ?? 0),
    },
    MOST_NUMBERS,
    0,
  );
  let counts = 0;
  for (const key of ends.keys()) counts |= 1 << Number(key.split(' ')[0]);
  return counts;
}

test('[TR-7.1] who is in the way of which counts agrees with brute force on 400 random positions', () => {
  const rng = seededRng('blocking');
  let [inTheWay, held] = [0, 0];
  for (let round = 0; round < 400; round++) {
    const [pair, join] = [rng.below(PAIRS.length), rng.below(JOINS.length)];
    const [train, state] = [trainAt(pair, join), crowdedState(pair, join, rng)];
    const isInAisle = state.aisle.map((cell, seat) => seat > 0 && cell !== NOWHERE);
    const now = countsWithout(train, state, 0);
    const clear = countsWithout(train, state, 0b1110);
    const without = isInAisle.map((is, seat) => (is ? countsWithout(train, state, 1 << seat) : 0));
    const inAisle = isInAisle.reduce((bits, is, seat) => bits | (is ? 1 << seat : 0), 0);
    expect(testMasks(state, 0), JSON.stringify(state)).toEqual(
      now === clear ? undefined : { now, clear, without, inAisle },
    );
    if (now !== clear) inTheWay++;
    if (now !== clear && heldBy(state) !== 0) held++;
  }
  expect(inTheWay).toBeGreaterThan(50);
  expect(held).toBeGreaterThan(20);
});
