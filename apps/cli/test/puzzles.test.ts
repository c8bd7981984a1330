import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { formatPuzzles, parsePuzzles } from '@roundhouse/bots';
import { titleOf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { roundhouse, scratch } from './run.ts';

const make = (...args: readonly string[]) => roundhouse(['puzzles', 'make', 'amsterdam', ...args]);
const puzzlesIn = (file: string) => parsePuzzles(gunzipSync(readFileSync(file)).toString('utf8'));

test('a file of puzzles says how far it got, and is neither mixed with another seed nor begun anew', async () => {
  const file = join(scratch(), 'puzzles.bin');
  const first = await make('--out', file, '--games', '1', '--seed', 'a');
  expect(first.stderr).toContain('game 1: ');
  expect(first.stderr).toContain('fewer than 30 of each; the same command goes on');
  expect(puzzlesIn(file)).toMatchObject({ rules: 1, seed: 'a', played: 1 });
  const [mixed, again] = await Promise.all([
    make('--out', file, '--games', '1', '--seed', 'b'),
    make('--out', file, '--games', '1', '--seed', 'a'),
  ]);
  expect(mixed.stderr).toContain("was made with seed 'a' by rules 1; choose another --out");
  expect(again.stderr).not.toContain('game ');
});

test('who looks again looks by chance of its own, which is told and can be asked for', async () => {
  const own = titleOf('amsterdam')?.puzzles?.();
  if (!own) throw new Error('amsterdam has puzzles');
  const some = { ...puzzlesIn(fileURLToPath(own)), seed: 'a', played: 1 };
  const lookAgain = async (...seed: readonly string[]) => {
    const file = join(scratch(), 'puzzles.bin');
    writeFileSync(file, gzipSync(formatPuzzles({ ...some, games: some.games.slice(0, 3) })));
    const { stderr } = await make('--again', '--out', file, '--games', '1', ...seed);
    return { told: /again with --seed (\S+)/.exec(stderr)?.[1] ?? '', puzzles: puzzlesIn(file) };
  };
  const [first, second] = [await lookAgain(), await lookAgain()];
  expect(first.puzzles).toMatchObject({ seed: 'a', played: 1 });
  expect(second.told).not.toBe(first.told);
  expect(second.puzzles.games).not.toEqual(first.puzzles.games);
  expect(await lookAgain('--seed', first.told)).toEqual(first);
});

test.each<[string, readonly string[], string]>([
  ['another word', ['eat', 'amsterdam'], "puzzles can make, not 'eat'"],
  ['a file of something else', ['make', 'amsterdam', '--out'], 'is no file of puzzles'],
])('%s is refused', async (_, args, message) => {
  const file = join(scratch(), 'other');
  writeFileSync(file, 'no puzzles');
  const { stderr, code } = await roundhouse([
    'puzzles',
    ...args,
    ...(args.includes('--out') ? [file] : []),
  ]);
  expect(stderr).toContain(message);
  expect(code).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('no puzzles');
});
