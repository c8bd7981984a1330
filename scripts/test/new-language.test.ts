/** Follows docs/translating.md in a copy of the project, with a language that nobody speaks. */
import { spawn, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { doubled, otherWords, translated } from './doubled-vowels.ts';
import { copyProject } from './project-copy.ts';

const CODE = 'qq';
let copy = '';

beforeAll(() => {
  copy = copyProject('new-language', ['{docs,bench,mutation}', '**/{test,pictures}', 'apps/web']);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Ran {
  readonly status: number | null;
  readonly output: string;
}

function run(...args: readonly string[]): Ran {
  const ran = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status: ran.status, output: ran.stdout + ran.stderr };
}

const newLanguage = (...args: readonly string[]): Ran => run('scripts/new-language.ts', ...args);
const typeFaults = (): string =>
  run('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.pure.json', '--checkers', '1')
    .output;

/** Every choice is the first one on the list, or what stands beside it in an auction. */
const EAGER = '1\na\n'.repeat(900);

async function played(game: string, seats: string): Promise<string> {
  const table = ['play', game, '--seats', seats, '--bots', 'random', '--seed', 'a', '--lang', CODE];
  const child = spawn(process.execPath, ['apps/cli/src/main.ts', ...table], { cwd: copy });
  child.stdin.on('error', () => undefined);
  child.stdin.end(EAGER);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(err).toBe('');
  return out;
}

/** Names of places, companies and people are the same in every language. */
function namesIn(game: string): ReadonlySet<string> {
  const sources = globSync(`games/${game}/{src/**,ui/words,ui,ui/terminal}/*.ts`, { cwd: copy });
  const texts = sources.map((file) => readFileSync(join(copy, file), 'utf8'));
  const quoted = texts.flatMap((source) => source.match(/'\p{Lu}[\p{L}. -]*'/gu) ?? []);
  const words = ['Anna Bram Carla Daan', ...quoted].flatMap((name) => name.match(/\p{L}+/gu) ?? []);
  // A narrow board writes the first three letters.
  return new Set([...words, ...words.map((word) => word.slice(0, 3))]);
}

/** Lines with a word that nobody has translated. */
function leftOver(game: string, printed: string): readonly string[] {
  const names = namesIn(game);
  // What was typed stands behind the prompt.
  const lines = new Set(printed.split('\n').map((line) => line.replace(/^> \w$/, '')));
  return [...lines].flatMap((line) => {
    const others = otherWords(line).filter((word) => !names.has(word));
    return others.length === 0 ? [] : [`${others.join(', ')}: ${line}`];
  });
}

const GAMES = [
  ['american-rails', '3'],
  ['amsterdam', '2'],
  ['steel-driver', '3'],
  ['train-rails', '2'],
] as const;

test('a language that can not be is refused in one line, and nothing is made', () => {
  for (const args of [[], ['qq'], ['nl', 'Nederlands'], ['Quq', 'Quuq'], ['qq', "l'autre"]]) {
    const { status, output } = newLanguage(...args);
    expect({ args, status }).toEqual({ args, status: 2 });
    expect(output).toMatch(/^new-language: .+\n$/);
  }
  expect(globSync(`**/words/${CODE}`, { cwd: copy })).toEqual([]);
});

test('the page adds a language: folders are copied, words are changed, nothing else is', () => {
  const page = readFileSync(join(root, 'docs/translating.md'), 'utf8');
  const command = /```sh\nnpm run new-language -- (\w\w) (\w+)\n/.exec(page.replaceAll('ç', 'c'));
  expect(command?.slice(1)).toEqual(['fr', 'Francais']);
  const { status, output } = newLanguage(CODE, doubled('Quq'));
  expect(status, output).toBe(0);
  const files = globSync(`{packages,games}/**/words/${CODE}/*.ts`, { cwd: copy });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files.filter((name) => !name.endsWith('checks.ts'))) {
    const path = join(copy, file);
    writeFileSync(path, translated(readFileSync(path, 'utf8')));
  }
  expect(typeFaults()).toBe('');
});

test('a word that is missing does not compile', () => {
  const file = join(copy, `games/amsterdam/ui/words/${CODE}/board.ts`);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace(/\n {2}north: .*/, ''));
  expect(typeFaults()).toMatch(/words\/qq\/board\.ts.*north/s);
  writeFileSync(file, whole);
});

test.each(GAMES)(
  '%s is played from first to last, and no other word is printed',
  async (game, seats) => {
    const printed = await played(game, seats);
    expect(leftOver(game, printed)).toEqual([]);
    expect(printed).toContain(doubled('The game is over.'));
    expect(printed.split('\n').length).toBeGreaterThan(500);
  },
);

test('a sentence written by hand into the terminal is found', async () => {
  const file = join(copy, 'apps/cli/src/play/screen.ts');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace('print(`\\n${', 'print(`\\nHere is the board.\\n${'));
  const printed = await played('amsterdam', '2');
  expect(leftOver('amsterdam', printed)[0]).toContain('Here is the board.');
  writeFileSync(file, whole);
});
