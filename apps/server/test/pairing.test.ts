/** Who sits with whom: even tables, few bots, new faces, and no seat twice where it can be helped. */
import { expect, test } from 'vitest';
import { drawRound, tableSizes, type Seating } from '../src/tournaments/pairing.ts';
import { standingsOf } from '../src/tournaments/standings.ts';

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

test.each([
  ['eight at four', 8, 4, upTo(2, 4), [4, 4]],
  ['nine at four', 9, 4, upTo(2, 4), [3, 3, 3]],
  ['five at four', 5, 4, upTo(2, 4), [3, 2]],
  ['five at three, where two are too few', 5, 3, upTo(3, 5), [5]],
  ['seven at five', 7, 5, upTo(3, 5), [4, 3]],
  ['two where three are needed: a bot helps', 2, 3, upTo(3, 5), [2]],
  ['thirteen at two', 13, 2, upTo(2, 4), [3, 2, 2, 2, 2, 2]],
])('%s', (_, people, wanted, allowed, sizes) => {
  expect(tableSizes(people, wanted, allowed)).toEqual(sizes);
});

function evening(people: number, wanted: number, rounds: number): readonly (readonly Seating[])[] {
  const drawn: (readonly Seating[])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = drawn.flat();
    const draw = { entrants: upTo(0, people - 1), wanted, allowed: upTo(2, 4), before };
    drawn.push(drawRound({ ...draw, seed: `evening ${round}` }));
  }
  return drawn;
}

test('twelve at tables of four over three rounds: everybody once a round, few meet twice', () => {
  const drawn = evening(12, 4, 3);
  for (const tables of drawn)
    expect(tables.flat().toSorted((a, b) => Number(a) - Number(b))).toEqual(upTo(0, 11));
  const meetings = upTo(0, 11).flatMap((one) =>
    upTo(one + 1, 11).map(
      (other) =>
        drawn.flat().filter((seats) => seats.includes(one) && seats.includes(other)).length,
    ),
  );
  expect(Math.max(...meetings)).toBeLessThanOrEqual(2);
  // Three rounds of three tables bring 54 pairs together, and there are 66.
  expect(meetings.filter((count) => count === 2).length).toBeLessThanOrEqual(12);
});

test('four over four rounds at one table: each sits once in each seat', () => {
  const seats = evening(4, 4, 4).flat();
  for (const entrant of upTo(0, 3)) {
    const sat = seats.map((table) => table.indexOf(entrant)).toSorted((a, b) => a - b);
    expect(sat).toEqual([0, 1, 2, 3]);
  }
});

test('the same draws the same, and another seed another first round', () => {
  const draw = { entrants: upTo(0, 7), wanted: 4, allowed: upTo(2, 4), before: [] };
  expect(drawRound({ ...draw, seed: 'a' })).toEqual(drawRound({ ...draw, seed: 'a' }));
  expect(drawRound({ ...draw, seed: 'a' })).not.toEqual(drawRound({ ...draw, seed: 'b' }));
});

test('points from tables of any size; then wins, then the stronger opponents, then the place is shared', () => {
  const standings = standingsOf(6, [
    { seats: [0, 1, 2], places: [1, 2, 3] },
    { seats: [3, null, 4], places: [1, 2, 2] },
    { seats: [0, 3, 5, 1], places: [2, 1, 3, 4] },
  ]);
  expect(standings.map(({ entrant, points, wins }) => [entrant, points, wins])).toEqual([
    [3, 200, 2],
    [0, 167, 1],
    [1, 50, 0],
    [5, 33, 0],
    [4, 25, 0],
    [2, 0, 0],
  ]);
  expect(standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  const equal = standingsOf(2, [
    { seats: [0, 1], places: [1, 2] },
    { seats: [1, 0], places: [1, 2] },
  ]);
  expect(equal.map(({ place }) => place)).toEqual([1, 1]);
  // All have left, or all are equal: half of the points, and nobody has won.
  const [tied] = standingsOf(2, [{ seats: [0, 1], places: [1, 1] }]);
  expect(tied).toMatchObject({ points: 50, wins: 0, place: 1 });
  const byWins = standingsOf(3, [
    { seats: [0, 1, 2], places: [1, 2, 3] },
    { seats: [0, 1, 2], places: [3, 2, 1] },
  ]);
  expect(byWins.map(({ entrant, place }) => [entrant, place])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
});

test('equal points and equal wins: whose opponents made more at their tables stands higher', () => {
  // 0 and 3 both win once and lose once; 0 lost to who won twice, 3 to who won once.
  const standings = standingsOf(6, [
    { seats: [0, 1], places: [1, 2] },
    { seats: [3, 4], places: [1, 2] },
    { seats: [2, 0], places: [1, 2] },
    { seats: [5, 3], places: [1, 2] },
    { seats: [2, 4], places: [1, 2] },
    { seats: [5, 1], places: [2, 1] },
  ]);
  const of = (entrant: number) => standings.find((each) => each.entrant === entrant);
  expect(of(0)).toMatchObject({ points: 100, wins: 1, strength: 75, place: 2 });
  expect(of(1)).toMatchObject({ points: 100, wins: 1, strength: 50, place: 3 });
  expect(of(3)).toMatchObject({ points: 100, wins: 1, strength: 25, place: 5 });
});

test('of equal points one win stands before stronger opponents', () => {
  // 0 is once first and once last; 1 is twice second, against people who did well elsewhere too.
  const standings = standingsOf(8, [
    { seats: [0, 2, 3], places: [1, 2, 3] },
    { seats: [0, 2, 3], places: [3, 1, 2] },
    { seats: [1, 4, 5], places: [2, 1, 3] },
    { seats: [1, 4, 5], places: [2, 1, 3] },
    { seats: [4, 6, 7], places: [1, 2, 3] },
    { seats: [5, 6, 7], places: [1, 2, 3] },
  ]);
  const of = (entrant: number) => standings.find((each) => each.entrant === entrant);
  expect(of(0)).toMatchObject({ points: 100, wins: 1, strength: 50 });
  expect(of(1)).toMatchObject({ points: 100, wins: 0, strength: 67 });
  expect(of(0)?.place).toBeLessThan(of(1)?.place ?? 0);
});

test('who met already is drawn apart though both stand alike', () => {
  const draw = { wanted: 2, allowed: [2], seed: 's' };
  const first = drawRound({ ...draw, entrants: upTo(0, 3), before: [] });
  const second = drawRound({ ...draw, entrants: first.flat() as number[], before: first });
  for (const seats of second) {
    expect(first.some((table) => seats.every((entrant) => table.includes(entrant)))).toBe(false);
  }
});
