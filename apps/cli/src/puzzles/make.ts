/** Puzzles made: one more game looked through, and those that are there explained anew. */
import {
  countOf,
  explainedAnew,
  findPuzzles,
  isStillBest,
  spotOf,
  type Difficulty,
  type PuzzleGame,
  type Puzzles,
} from '@roundhouse/bots';
import { isRefusal } from '@roundhouse/engine';
import type { AnyGame, Title } from '@roundhouse/titles';
import { judgeAt, levelsAt } from '../levels.ts';

/** Numbers of seats take turns. */
export async function makeOn(title: Title, before: Puzzles, count: number): Promise<Puzzles> {
  const { played, games, seed } = before;
  const seats = title.seats[played % title.seats.length] ?? 0;
  const rules = await title.rules();
  const config = rules.configure({ seats });
  if (isRefusal(config)) throw new Error(`no options for ${seats} seats: ${config.code}`);
  const [brain, bots, judge] = await Promise.all([
    title.brain(),
    levelsAt(title, config),
    judgeAt(title, config),
  ]);
  if (!judge) return { ...before, played: played + 1 };
  const isWanted = (difficulty: Difficulty, found: number): boolean =>
    countOf(games, difficulty) + found < count;
  const game = findPuzzles({ brain, judge, bots, config, seed: `${seed} ${played}`, isWanted });
  return { ...before, played: played + 1, games: game ? [...games, game] : games };
}

/**
 * One whose answer a deep search doubts, or that no longer wins most often, is left out, and a game with nothing left.
 * The seed is that of this look: with one of the file's own, every look would see the same and doubt nothing more.
 */
export async function explainAll(title: Title, before: Puzzles, seed: string): Promise<Puzzles> {
  const games: PuzzleGame[] = [];
  for (const [index, game] of before.games.entries()) {
    const judge = await judgeAt(title, game.config as unknown as AnyGame['config']);
    const brain = await title.brain();
    const puzzles = game.puzzles.flatMap((puzzle) => {
      if (!judge) return [];
      const spot = spotOf(brain, judge, game, puzzle);
      const own = `${seed} again ${index} ${puzzle.at}`;
      if (!isStillBest(spot, puzzle, own)) return [];
      return explainedAnew(spot, puzzle, own) ?? [];
    });
    const { at = 0 } = puzzles.at(-1) ?? {};
    const lines = game.lines.split(';').slice(0, at).join(';');
    if (puzzles.length > 0) games.push({ ...game, lines, puzzles });
  }
  return { ...before, games };
}
