/** One more game looked through for puzzles. */
import { countOf, findPuzzles, type Difficulty, type Puzzles } from '@roundhouse/bots';
import { isRefusal } from '@roundhouse/engine';
import type { Title } from '@roundhouse/titles';
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
