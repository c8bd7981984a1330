import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { countOf, DIFFICULTIES, formatPuzzles, parsePuzzles, type Puzzles } from '@roundhouse/bots';
import type { Title } from '@roundhouse/titles';
import { quoted, type Arguments } from '../arguments.ts';
import { Failed, Misuse, type Command } from '../command.ts';
import { readBytes, writeFile } from '../files.ts';
import { print, table, untilInterrupted } from '../output.ts';
import { explainAll, makeOn } from '../puzzles/make.ts';
import { needTitle } from '../setup.ts';

export const command: Command = {
  usage: 'puzzles make TITLE',
  summary: 'find positions with one clearly best move in games of self-play',
  details: [
    'A deep search must put the move first by far, another seed must agree, and it must win more often',
    'when the game is played to its end. The file is written after every game: the same command goes on',
    'from there, also after it was interrupted.',
  ],
  options: {
    seed: {
      value: 'TEXT',
      help: 'where chance starts (default 1); with --again, where that search starts (default: a new one each time)',
    },
    count: { value: 'N', help: 'how many of each difficulty (default 30)' },
    games: { value: 'N', help: 'how many games to look through at most (default 400)' },
    again: {
      help: 'first search those that lie there anew and leave out what is doubted, by the bots as they are now',
    },
    out: { value: 'FILE', help: "the puzzles (default: the title's own)" },
  },
  async run(args) {
    const [what, id] = [args.word(0), args.word(1)];
    if (what !== 'make') throw new Misuse(`puzzles can make, not ${quoted(what)}`);
    const title = needTitle(id);
    const file = fileOf(title, args);
    const count = args.whole('count', { from: 1, to: 10_000 }) ?? 30;
    const most = args.whole('games', { from: 1, to: 1_000_000 }) ?? 400;
    const stopped = untilInterrupted();
    const seed = args.text('seed');
    const isAgain = args.flag('again') && existsSync(file);
    let puzzles = await begun(title, file, isAgain ? undefined : (seed ?? '1'));
    if (isAgain) {
      const look = seed ?? randomBytes(8).toString('hex');
      process.stderr.write(`again with --seed ${look}\n`);
      puzzles = await explainAll(title, puzzles, look);
      write(file, puzzles);
    }
    const isEnough = (): boolean =>
      DIFFICULTIES.every((difficulty) => countOf(puzzles.games, difficulty) >= count);
    while (!isEnough() && puzzles.played < most && !stopped.aborted) {
      puzzles = await makeOn(title, puzzles, count);
      write(file, puzzles);
      process.stderr.write(`game ${puzzles.played}: ${countsOf(puzzles).join(', ')}\n`);
      // Whoever wants it to end is heard between two games.
      await new Promise((resolve) => setImmediate(resolve));
    }
    print(table([...DIFFICULTIES, 'games'], [[...countsOf(puzzles), puzzles.played]]));
    if (!isEnough()) throw new Failed(`fewer than ${count} of each; the same command goes on`);
  },
};

function write(file: string, puzzles: Puzzles): void {
  writeFile(file, gzipSync(formatPuzzles(puzzles), { level: 9 }));
}

const countsOf = ({ games }: Puzzles): number[] =>
  DIFFICULTIES.map((difficulty) => countOf(games, difficulty));

function fileOf(title: Title, args: Arguments): string {
  const own = title.puzzles?.();
  const file = args.text('out') ?? (own && fileURLToPath(own));
  if (file === undefined) throw new Misuse(`${title.id} has no place for puzzles; say --out`);
  return file;
}

/** What lies there already, if it is of these rules and this seed; without one, of whichever. */
async function begun(title: Title, file: string, seed: string | undefined): Promise<Puzzles> {
  const { version } = await title.rules();
  if (seed !== undefined && !existsSync(file)) {
    return { rules: version, seed, played: 0, games: [] };
  }
  let found: Puzzles;
  try {
    found = parsePuzzles(gunzipSync(readBytes(file)).toString('utf8'));
  } catch {
    throw new Misuse(`${quoted(file)} is no file of puzzles`);
  }
  if (found.rules === version && found.seed === (seed ?? found.seed)) return found;
  throw new Misuse(
    `${quoted(file)} was made with seed ${quoted(found.seed)} by rules ${found.rules}; choose another --out`,
  );
}
