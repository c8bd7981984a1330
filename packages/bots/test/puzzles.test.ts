import { expect, test } from 'vitest';
import { isStillBest } from '../src/puzzles/again.ts';
import { bestOf, isAnswer, type Puzzle } from '../src/puzzles/puzzle.ts';
import { clearlyBest, twinsOf, type Spot } from '../src/puzzles/weighing.ts';
import { brain } from './brim/brain.ts';
import { rules, type Action, type Brim } from './brim/rules.ts';
import { poured } from './brim/table.ts';

/** Glasses of ten with four in one's own; whoever judges says what so much in it is worth. */
function spotOf(worth: (level: number) => number, gist?: (action: Action) => string): Spot<Brim> {
  const state = poured([10, 10], [4, 0]);
  const search = { ...brain.search, expert: { plies: 0, iterations: 1 } };
  return {
    brain: { ...brain, search, ...(gist ? { gist } : {}) },
    judge: ({ filled }) => worth(filled[0] ?? 0),
    view: rules.view(state, 0),
    legal: rules.legal(state, 0),
    seat: 0,
  };
}
const texts = (actions: readonly Action[] = []) => actions.map((one) => rules.action.format(one));
const named = ({ legal }: Spot<Brim>, text: string): Action => {
  const action = legal.find((one) => rules.action.format(one) === text);
  if (!action) throw new Error(text);
  return action;
};

test.each([
  ['one that leads', (level: number) => level / 10, true],
  ['one as good as another', (level: number) => (level >= 6 ? 0.6 : 0), false],
  ['one that leads by too little', (level: number) => level / 1000, false],
])('%s: clearly the best, or not', (_, worth, expected) => {
  const spot = spotOf(worth);
  const actions = ['pour 3', 'pour 2', 'pour 1'].map((text) => named(spot, text));
  expect(clearlyBest(spot, actions, 1) !== undefined).toBe(expected);
  expect(clearlyBest(spot, actions.toReversed(), 1)).toBeUndefined();
});

test.each([
  ['the best of all', ['pour 3', 'pour 2'], undefined, true],
  ['one that a legal action beats that is no choice of it', ['pour 2', 'pour 1'], undefined, false],
  ['one that only a move beats that is an answer too', ['pour 2', 'pour 1'], ['pour 3'], true],
  ['one that is not legal', ['pour 3', 'pour 9'], undefined, false],
])('%s: still the answer, or not', (_, choices, alike, expected) => {
  const puzzle: Puzzle = {
    at: 0,
    seat: 0,
    difficulty: 'hard',
    choices: choices.map((text) => ({ text, wins: 50 })),
    ...(alike ? { alike } : {}),
  };
  const spot = spotOf((level) => level / 10);
  expect(isStillBest(spot, puzzle, 'again')).toBe(expected);
});

test('twins are called the same and are worth the same', () => {
  const gist = ({ type }: Action): string => type;
  const worth = (level: number): number => (level >= 6 ? 0.6 : 0.2);
  const spot = spotOf(worth, gist);
  expect(texts(twinsOf(spot, named(spot, 'pour 3'), 1))).toEqual(['pour 2']);
  const plain = spotOf(worth);
  expect(twinsOf(plain, named(plain, 'pour 3'), 1)).toEqual([]);
});

test('a twin of the best is an answer, a rival is none', () => {
  const choices = [
    { text: 'pour 3', wins: 60 },
    { text: 'stop', wins: 20 },
  ];
  const puzzle: Puzzle = { at: 0, seat: 0, difficulty: 'easy', choices, alike: ['pour 2'] };
  expect(bestOf(puzzle)).toBe('pour 3');
  expect(['pour 3', 'pour 2', 'stop'].map((text) => isAnswer(puzzle, text))).toEqual([
    true,
    true,
    false,
  ]);
});
