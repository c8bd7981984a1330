import { titleOf, type Title } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { HERE } from '../../src/pace/paces.ts';
import { readTable } from '../../src/pages/setup/last-table.ts';
import {
  firstDraft,
  matchOf,
  withChair,
  withColour,
  withKind,
  withSeats,
} from '../../src/pages/setup/draft.ts';

function titleNamed(id: string): Title {
  const title = titleOf(id);
  if (!title) throw new Error(`there is no ${id}`);
  return title;
}

const title = titleNamed('american-rails');
const draft = firstDraft(title, 'Mara', 'easy');
const named = (seat: number): string => `Player ${seat + 1}`;

test('at first a person sits with bots at the smallest table', () => {
  expect(draft.chairs.map(({ kind, name, colour }) => [kind, name, colour])).toEqual([
    ['person', 'Mara', 'natural'],
    ['bot', 'Ada', 'purple'],
    ['bot', 'Bram', 'pink'],
  ]);
});

test('more seats keep who sits, and new ones take colours that are left', () => {
  const moved = withColour(draft, 0, 'brown');
  const five = withSeats(moved, title, 5);
  expect(five.chairs.map(({ colour }) => colour)).toEqual([
    'brown',
    'purple',
    'pink',
    'natural',
    'orange',
  ]);
  expect(withSeats(five, title, 3)).toEqual(moved);
});

test('a colour that is taken is swapped', () => {
  const swapped = withColour(draft, 0, 'pink');
  expect(swapped.chairs.map(({ colour }) => colour)).toEqual(['pink', 'purple', 'natural']);
});

test('a person who takes a bot’s seat brings a name, and is called by the seat until then', () => {
  const two = withKind(draft, 1, 'person');
  expect(matchOf(two, title, named).sitters[1]).toEqual({
    kind: 'person',
    name: 'Player 2',
    colour: 'purple',
  });
  expect(withKind(two, 1, 'bot').chairs[1]?.name).toBe('Ada');
});

test('the host is asked for what was set', () => {
  const set = {
    ...withChair(draft, 0, { name: '  Jo ' }),
    options: { edition: '2009' },
    seed: ' again ',
  };
  expect(matchOf(set, title, named)).toEqual({
    title: 'american-rails',
    config: { seats: 3, edition: '2009' },
    seed: 'again',
    sitters: [
      { kind: 'person', name: 'Jo', colour: 'natural' },
      { kind: 'bot', name: 'Ada', level: 'easy', colour: 'purple' },
      { kind: 'bot', name: 'Bram', level: 'easy', colour: 'pink' },
    ],
  });
  expect(matchOf(draft, title, named)).not.toHaveProperty('seed');
});

test('a game whose pieces have no colours of their own asks for none', () => {
  const { colours: _, ...plain } = titleNamed('amsterdam');
  const { sitters } = matchOf(firstDraft(plain, 'Mara', 'easy'), plain, named);
  for (const sitter of sitters) expect(sitter).not.toHaveProperty('colour');
});

test('the last table is read back, and nothing that does not fit the game', () => {
  const [pace] = HERE;
  const five = { ...withSeats(draft, title, 5), options: { edition: '2009' }, pace };
  const kept: unknown = JSON.parse(JSON.stringify(five));
  expect(readTable(title, kept)).toEqual(five);
  expect(matchOf(five, title, named).pace).toEqual(pace);
  expect(readTable(title, { ...five, pace: { ...pace, bankMs: 1 } })).not.toHaveProperty('pace');
  expect(readTable(titleNamed('amsterdam'), kept)).toBeUndefined();
  expect(readTable(title, { ...five, chairs: five.chairs.slice(1, 3) })).toBeUndefined();
  expect(readTable(title, withChair(draft, 1, { colour: 'natural' }))).toBeUndefined();
  expect(readTable(title, { chairs: [1, 2, 3] })).toBeUndefined();
  expect(readTable(title, null)).toBeUndefined();
});

test('a box of one’s own stands in the place of the option', () => {
  const data = { name: 'Three towns' };
  const set = {
    ...draft,
    options: { map: 'usa' },
    box: { file: 'towns.json', field: 'map', data },
  };
  expect(matchOf(set, title, named).config).toEqual({ map: data, seats: 3 });
});
