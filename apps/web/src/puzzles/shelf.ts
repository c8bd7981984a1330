/** The puzzles of a title, numbered in the order of their file: whoever makes more adds them at its end. */
import {
  DIFFICULTIES,
  parsePuzzles,
  type Difficulty,
  type Puzzle,
  type PuzzleGame,
} from '@roundhouse/bots';

export interface Shelved {
  /** Its number in the file, from 1: what stands in its address. */
  readonly number: number;
  /** Its number among those of its difficulty, from 1. */
  readonly place: number;
  readonly puzzle: Puzzle;
  readonly game: PuzzleGame;
}

export interface Shelf {
  /** By which they were made: what was solved of others does not count. */
  readonly seed: string;
  readonly all: readonly Shelved[];
}

export function shelved(text: string): Shelf {
  const { seed, games } = parsePuzzles(text);
  const places = new Map<Difficulty, number>();
  const all = games
    .flatMap((game) => game.puzzles.map((puzzle) => ({ game, puzzle })))
    .map(({ game, puzzle }, index): Shelved => {
      const place = (places.get(puzzle.difficulty) ?? 0) + 1;
      places.set(puzzle.difficulty, place);
      return { number: index + 1, place, game, puzzle };
    });
  return { seed, all };
}

export function ofDifficulty({ all }: Shelf, difficulty: Difficulty): readonly Shelved[] {
  return all.filter(({ puzzle }) => puzzle.difficulty === difficulty);
}

/** The next one that is not solved: of the same difficulty, else of the next harder one, else from the beginning. */
export function nextAfter(
  shelf: Shelf,
  { number, puzzle }: Shelved,
  solved: ReadonlySet<number>,
): Shelved | undefined {
  const order = DIFFICULTIES.flatMap((difficulty) => ofDifficulty(shelf, difficulty));
  const at = order.findIndex((each) => each.number === number && each.puzzle === puzzle);
  const round = [...order.slice(at + 1), ...order.slice(0, at)];
  return round.find((each) => !solved.has(each.number));
}
