/** Follows docs/adding-a-game.md in a copy of the repository. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { copyProject } from './project-copy.ts';

const GAME = 'switch-yard';
let copy = '';

beforeAll(() => {
  // Tests that know nothing of a new game need not be looked at once more.
  copy = copyProject('new-game', [
    '{docs,bench,mutation}',
    'games/*/{test,pictures}',
    'packages/!(titles)/test',
    'apps/*/test',
    'scripts/test',
  ]);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Ran {
  readonly status: number | null;
  readonly output: string;
}

function run(command: string, ...args: readonly string[]): Ran {
  // What an outer npm tells its scripts would lead this one back to the repository itself.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/i.test(name));
  const env = { ...Object.fromEntries(own), NO_COLOR: '1', npm_config_cache: join(copy, '.npm') };
  const ran = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env });
  return { status: ran.status, output: ran.stdout + ran.stderr };
}

const newGame = (...args: readonly string[]): Ran =>
  run(process.execPath, 'scripts/new-game.ts', ...args);

/** The commands of the page's first code block. */
function commands(): readonly string[] {
  const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
  const block = /```sh\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  return block.split('\n').filter((line) => line !== '');
}

test('a name that can not be is refused in one line, and nothing is made', () => {
  for (const args of [[], ['Switch Yard'], ['../up'], ['-x'], ['american-rails'], ['engine']]) {
    const { status, output } = newGame(...args);
    expect(status).toBe(2);
    expect(output).toMatch(/^new-game: .+\n$/);
  }
  expect(readdirSync(join(copy, 'games'))).toEqual(readdirSync(join(root, 'games')));
});

test('the page makes a game, and its types and tests pass', () => {
  expect(commands()[0]).toBe(`npm run new-game -- ${GAME}`);
  for (const command of commands()) {
    const [program = '', ...args] = command.split(' ');
    const { status, output } = run(program, ...args);
    expect(status, `${command}\n${output}`).toBe(0);
  }
});

test('what holds of every title holds of it', () => {
  const names = [GAME, 'every title', 'every game', 'the numbers are of games'].join('|');
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const { status, output } = run(process.execPath, vitest, 'run', 'packages/titles', '-t', names);
  expect(status, output).toBe(0);
  expect(Number(/Tests +(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(24);
});

test('the new game passes lint, format, boundaries, unused code and rule numbers', () => {
  const installed = (program: string, ...args: readonly string[]): Ran =>
    run(process.execPath, join(root, 'node_modules', program), ...args);
  const titles = 'packages/titles';
  const game = `games/${GAME}`;
  const results = {
    lint: installed('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', game, titles),
    format: installed('oxfmt/bin/oxfmt', '--check', game, titles),
    boundaries: installed('dependency-cruiser/bin/dependency-cruiser.mjs', game, titles),
  };
  for (const [name, { status, output }] of Object.entries(results)) {
    expect(status, `${name}\n${output}`).toBe(0);
  }
  // These two look at the whole repository; here only the new game counts.
  for (const step of ['unused', 'rule']) {
    const { output } = run(process.execPath, 'scripts/test.ts', '--step', step);
    expect(output).toMatch(/\d passed, \d failed\n$/);
    expect(output).not.toContain(game);
  }
});

test('nothing of the template is left in it, and its rule numbers are its own', () => {
  for (const file of readdirSync(join(copy, 'games', GAME), {
    recursive: true,
    encoding: 'utf8',
  })) {
    const path = join(copy, 'games', GAME, file);
    if (!/\.(?:ts|md|json|txt|rec)$/.test(path)) continue;
    expect(readFileSync(path, 'utf8')).not.toMatch(/wagon-stack|Wagon Stack|WagonStack|WS-/);
  }
  expect(readFileSync(join(copy, 'games', GAME, 'RULES.md'), 'utf8')).toContain('SY-1.1');
});

test('the lock file is the one that npm would write', () => {
  const before = readFileSync(join(copy, 'package-lock.json'), 'utf8');
  const { status, output } = run(
    'npm',
    'install',
    '--package-lock-only',
    '--offline',
    '--no-audit',
  );
  expect(status, output).toBe(0);
  expect(readFileSync(join(copy, 'package-lock.json'), 'utf8')).toBe(before);
  expect(existsSync(join(copy, 'node_modules/@roundhouse', GAME, 'package.json'))).toBe(true);
});
