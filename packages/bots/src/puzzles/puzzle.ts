/** A position of a recorded game in which one choice is clearly the best, and what there is to say about it. */
import type { Json, Seat } from '@roundhouse/engine';
import type { Shortfall } from '../bot.ts';

/** By who finds the answer: the rules of thumb; a short look ahead; only a long one. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A choice that was followed to the end of the match. */
export interface PuzzleChoice {
  readonly text: string;
  /** How many of a hundred times the seat wins after it. */
  readonly wins: number;
  /** Against the best; the best has none. */
  readonly shortfall?: Shortfall;
}

export interface Puzzle {
  /** The line after which it is decided, and by whom. */
  readonly at: number;
  readonly seat: Seat;
  readonly difficulty: Difficulty;
  /** The best and its next rivals, the most wins first. */
  readonly choices: readonly PuzzleChoice[];
  /** Moves that are the best one but for how they are paid, and as good: answers too. */
  readonly alike?: readonly string[];
}

/** A game up to its last puzzle. */
export interface PuzzleGame {
  readonly config: Json;
  /** Lines of a record, apart by ;. */
  readonly lines: string;
  readonly puzzles: readonly Puzzle[];
}

/** What stands above the games of a file. */
export interface PuzzleHead {
  /** The version of the rules that wrote the lines. */
  readonly rules: number;
  /** Where chance started, and how many games were looked through: whoever goes on begins after them. */
  readonly seed: string;
  readonly played: number;
}

export interface Puzzles extends PuzzleHead {
  readonly games: readonly PuzzleGame[];
}

/** A file of puzzles: the head, then a game a line. */
export function formatPuzzles({ games, ...head }: Puzzles): string {
  return [head, ...games].map((one) => `${JSON.stringify(one)}\n`).join('');
}

/** Of a file that `formatPuzzles` wrote. */
export function parsePuzzles(text: string): Puzzles {
  const [head = '{}', ...games] = text.trimEnd().split('\n');
  return {
    ...(JSON.parse(head) as PuzzleHead),
    games: games.map((line) => JSON.parse(line) as PuzzleGame),
  };
}

export function bestOf({ choices }: Puzzle): string {
  return choices[0]?.text ?? '';
}

export function isAnswer(puzzle: Puzzle, text: string): boolean {
  return text === bestOf(puzzle) || puzzle.alike?.includes(text) === true;
}

export function countOf(games: readonly PuzzleGame[], difficulty: Difficulty): number {
  const puzzles = games.flatMap((game) => game.puzzles);
  return puzzles.filter((puzzle) => puzzle.difficulty === difficulty).length;
}
