/** The puzzles as they lie beside the games, with who judges them. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import {
  isStillBest,
  parsePuzzles,
  spotOf,
  type Puzzle,
  type PuzzleGame,
  type Puzzles,
} from '@roundhouse/bots';
import { type AnyGame, type Title } from '../src/index.ts';
import { judgeOf } from '../src/bots.ts';

export async function puzzlesOf(title: Title): Promise<Puzzles & { readonly bytes: number }> {
  const file = title.puzzles?.();
  if (!file) throw new Error(`${title.id} has no puzzles`);
  const bytes = await readFile(file);
  return { ...parsePuzzles(gunzipSync(bytes).toString('utf8')), bytes: bytes.length };
}

/** Whether a deep search that nobody made before still prefers its answer. */
export async function isConfirmed(
  title: Title,
  game: PuzzleGame,
  puzzle: Puzzle,
  seed: string,
): Promise<boolean> {
  const config = game.config as unknown as AnyGame['config'];
  const judge = await judgeOf(title, config, (file) => readFile(file));
  if (!judge) throw new Error(`nobody judges ${title.id} at ${config.seats} seats`);
  return isStillBest(spotOf(await title.brain(), judge, game, puzzle), puzzle, seed);
}

/** As many as are wanted, from all over the file. */
export function sampleOf(
  { games }: Puzzles,
  many: number,
): readonly { readonly game: PuzzleGame; readonly puzzle: Puzzle }[] {
  const all = games.flatMap((game) => game.puzzles.map((puzzle) => ({ game, puzzle })));
  const step = Math.max(1, Math.floor(all.length / many));
  return all.filter((_, at) => at % step === Math.floor(step / 2)).slice(0, many);
}
