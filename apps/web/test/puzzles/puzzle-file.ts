/** The puzzles as they lie beside a game. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { parsePuzzles, type Puzzles } from '@roundhouse/bots';
import { titleOf } from '@roundhouse/titles';

export async function puzzlesOf(id: string): Promise<Puzzles> {
  const file = titleOf(id)?.puzzles?.();
  if (!file) throw new Error(`${id} has no puzzles`);
  return parsePuzzles(gunzipSync(await readFile(file)).toString('utf8'));
}
