import type { Level } from '@roundhouse/bots';
import { SHELL } from '@roundhouse/ui/words/shell';
import { expect, test } from 'vitest';
import type { MatchEntry, Sitter } from '../../src/host/table-host.ts';
import { nudgeFor, ownGames, talliesOf } from '../../src/table/end/own-games.ts';

const { en, nl } = SHELL;

const person = (name: string): Sitter => ({ kind: 'person', name });
const bot = (level: Level): Sitter => ({ kind: 'bot', name: level, level });

let touched = 0;
/** The later it is written here, the later it was played. */
function over(places: readonly number[], sitters: readonly Sitter[], title = 'rails'): MatchEntry {
  touched += 1;
  const match = `m${touched}`;
  return { match, title, sitters, touched, lines: 9, owing: [], isOver: true, places };
}
const against = (level: Level, place: number): MatchEntry =>
  over([place, place === 1 ? 2 : 1], [person('Mara'), bot(level)]);

test('one’s own games are those against bots that one played alone, the latest first', () => {
  const entries = [
    against('easy', 1),
    against('normal', 2),
    over([1, 2], [person('Mara'), person('Joost')]),
    over([1, 2, 3], [person('Mara'), person('Joost'), bot('easy')]),
    over([2, 1], [bot('easy'), bot('easy')]),
    over([1, 2], [person('Mara'), bot('easy')], 'another game'),
    { ...against('easy', 1), isOver: false },
  ];
  expect(ownGames(entries, 'rails').map(({ place, level }) => [place, level])).toEqual([
    [2, 'normal'],
    [1, 'easy'],
  ]);
});

test('a table counts as its strongest bot', () => {
  const mixed = over([3, 1, 2], [person('Mara'), bot('hard'), bot('easy')]);
  expect(ownGames([mixed], 'rails')).toMatchObject([{ level: 'hard', place: 3, seats: 3 }]);
});

test('one sits anywhere', () => {
  const third = over([2, 3, 1], [bot('easy'), bot('easy'), person('Mara')]);
  expect(ownGames([third], 'rails')).toMatchObject([{ place: 1 }]);
});

test('a match whose end can’t be read is not counted', () => {
  const { places: _, ...unread } = against('easy', 1);
  expect(ownGames([unread], 'rails')).toEqual([]);
});

test('games are tallied level by level', () => {
  const games = ownGames([against('hard', 2), against('easy', 1), against('easy', 2)], 'rails');
  expect(talliesOf(games)).toEqual([
    { level: 'easy', count: 2, won: 1 },
    { level: 'hard', count: 1, won: 0 },
  ]);
});

const LEVELS = ['random', 'easy', 'normal', 'hard', 'expert'] as const;
const nudged = (entries: readonly MatchEntry[], level: Level, there: readonly Level[] = LEVELS) =>
  nudgeFor(ownGames(entries, 'rails'), level, there);
const played = (level: Level, ...places: readonly number[]) =>
  places.map((place) => against(level, place));

test.each([
  ['three of four', played('normal', 1, 2, 1, 1), { won: 3, count: 4, next: 'hard' }],
  ['three of three', played('normal', 1, 1, 1), { won: 3, count: 3, next: 'hard' }],
  ['only the last four count', played('normal', 1, 1, 1, 2, 2, 1), undefined],
  ['what was lost long ago is forgotten', played('normal', 2, 2, 1, 1, 1, 1), { won: 4, count: 4 }],
  ['two of two are too few', played('normal', 1, 1), undefined],
  ['two of four are too few', played('normal', 1, 2, 2, 1), undefined],
])('who wins %s', (_, entries, wanted) => {
  const nudge = nudged(entries, 'normal');
  expect(nudge === undefined).toBe(wanted === undefined);
  expect(nudge ?? {}).toMatchObject(wanted ?? {});
});

test('nobody is sent to a level that is not there, or beyond the last', () => {
  expect(nudged(played('normal', 1, 1, 1), 'normal', ['easy', 'normal', 'expert'])?.next).toBe(
    'expert',
  );
  expect(nudged(played('normal', 1, 1, 1), 'normal', ['easy', 'normal'])).toBeUndefined();
  expect(nudged(played('expert', 1, 1, 1), 'expert')).toBeUndefined();
});

test('nobody is sent where he has been', () => {
  expect(nudged([...played('hard', 2), ...played('normal', 1, 1, 1)], 'normal')).toBeUndefined();
});

test('the nudge is said as a person would', () => {
  const { levels } = en.table;
  expect(en.table.review.nudge(3, 4, levels.normal, levels.hard)).toBe(
    'You won three of the last four against normal: try hard.',
  );
  expect(nl.table.review.nudge(3, 4, nl.table.levels.normal, nl.table.levels.hard)).toBe(
    'Je won drie van de laatste vier tegen normaal: probeer moeilijk eens.',
  );
  expect(en.table.review.wins('Bram', 42)).toBe('Bram wins 42 of 100 from here');
  expect(nl.table.review.wins('Bram', 42)).toBe('Bram wint zo 42 van de 100 keer');
});
