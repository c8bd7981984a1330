import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TITLES } from '@roundhouse/titles';
import { lines, ONLY_PROGRESS, roundhouse, scratch } from './run.ts';

test('titles lists every title with seats, bots and options', async () => {
  const [text, json] = await Promise.all([
    roundhouse(['titles']),
    roundhouse(['titles', '--json']),
  ]);
  expect(text).toMatchObject({ code: 0, stderr: '' });
  expect(lines(text.stdout)).toHaveLength(TITLES.length + 1);
  const listed = JSON.parse(json.stdout) as readonly { id: string; levels: readonly string[] }[];
  expect(listed.map(({ id }) => id)).toEqual(TITLES.map(({ id }) => id));
  for (const { id, levels } of listed) {
    expect(text.stdout).toContain(`\n${id} `);
    expect(levels).toEqual(expect.arrayContaining(['random', 'normal']));
  }
});

test('the README names the commands that there are', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const named = [...readme.matchAll(/^\| `([a-z-]+)/gm)].map(([, name]) => name);
  const { stdout } = await roundhouse(['help']);
  const listed = [...stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);
  expect(named).toEqual(listed);
});

test('bench measures random play and clones', async () => {
  const args = ['bench', 'american-rails', '--ms', '20', '--rounds', '1', '--no-yardsticks'];
  const [text, json] = await Promise.all([roundhouse(args), roundhouse([...args, '--json'])]);
  expect(text.stderr).toMatch(ONLY_PROGRESS);
  expect(text.code).toBe(0);
  expect(text.stdout).toMatch(/^american-rails +4 +[0-9,]+ +[0-9,]+ +[0-9.]+ +[0-9.]+$/m);
  const { titles, yardsticks } = JSON.parse(json.stdout) as {
    titles: readonly { pliesPerCpuSecond: number; cloneMicroseconds: number }[];
    yardsticks: object;
  };
  expect(titles[0]?.pliesPerCpuSecond).toBeGreaterThan(1000);
  expect(titles[0]?.cloneMicroseconds).toBeGreaterThan(0);
  expect(yardsticks).toEqual({});
});

test('a reader who has seen enough is no fault', async () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdout.once('data', () => child.stdout.destroy());
  const asking = setInterval(() => child.stdin.write('{"do":"titles"}\n'), 5);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(asking);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

/** Three cities in a row. */
function smallMap(): object {
  const city = (id: string, x: number, goods: string) => ({
    id,
    name: id,
    value: 20,
    goods,
    x,
    y: 10,
    label: 'n',
    shape: id === 'A' ? 'hexagon' : 'circle',
  });
  const cities = [city('A', 10, 'white'), city('B', 50, 'black'), city('C', 90, 'green')];
  const routes = [
    { a: 'A', b: 'B', cost: 2 },
    { a: 'B', b: 'C', cost: 3 },
  ];
  return {
    name: 'Branch line',
    title: 'steel-driver',
    width: 100,
    height: 20,
    ends: ['A', 'C'],
    cities,
    routes,
  };
}

test('box try tells how bots fared with a box, the same on one thread or two', async () => {
  const file = join(scratch(), 'good.json');
  writeFileSync(file, JSON.stringify(smallMap()));
  const args = ['box', 'try', file, '--games', '40', '--seats', '3', '--seed', 'x'];
  const [told, dutch, one, two, ours] = await Promise.all([
    roundhouse(args),
    roundhouse([...args, '--lang', 'nl']),
    roundhouse([...args, '--json', '--workers', '1']),
    roundhouse([...args, '--json', '--workers', '2']),
    roundhouse(['box', 'try', 'amsterdam', '--games', '3', '--json']),
  ]);
  expect(told.code).toBe(0);
  expect(told.stdout).toContain("steel-driver, 3 x normal, 'x': 40 games played.");
  expect(told.stdout).toContain('Short: ');
  expect(told.stdout).toMatch(/Routes +2 of 2 used/);
  expect(dutch.stdout).toContain("steel-driver, 3 x normal, 'x': 40 partijen gespeeld.");
  expect(dutch.stdout).toContain('Kort: ');
  expect(two.stdout).toBe(one.stdout);
  expect(JSON.parse(one.stdout)).toMatchObject({ games: 40, wanted: 40, failures: [], seed: 'x' });
  expect(JSON.parse(ours.stdout)).toMatchObject({ title: 'amsterdam', seats: 4, games: 3 });
});

test('box check accepts a good box and tells every fault of a bad one', async () => {
  const folder = scratch();
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, JSON.stringify({ name: 'Nowhere', cities: [], routes: [] }));
  const good = join(folder, 'good.json');
  writeFileSync(good, JSON.stringify(smallMap()));
  const [accepted, refused, dutch, played, unplayable, unlearned] = await Promise.all([
    roundhouse(['box', 'check', good]),
    roundhouse(['box', 'check', bad, '--title', 'steel-driver']),
    roundhouse(['box', 'check', bad, '--title', 'steel-driver', '--lang', 'nl']),
    roundhouse(['sim', 'steel-driver', '--box', good, '--games', '2', '--bots', 'random']),
    roundhouse(['play', 'steel-driver', '--box', bad, '--lang', 'nl']),
    roundhouse(['play', 'steel-driver', '--box', good, '--bots', 'hard']),
  ]);
  expect(accepted).toEqual({
    code: 0,
    stdout: 'steel-driver: the box can be played with (a611500bc50c7247)\n',
    stderr: '',
  });
  expect(played.code).toBe(0);
  const { code, stdout, stderr } = refused;
  expect(code).toBe(2);
  expect(lines(stdout).length).toBeGreaterThan(1);
  expect(lines(stderr)).toHaveLength(1);
  expect(stderr).toContain("can't be played with: 5 faults");
  expect(lines(stdout)).toContain('Transcontinental ends: must be a list, not nothing. [ends]');
  expect(dutch.code).toBe(2);
  expect(lines(dutch.stdout)).toContain(
    'Transcontinentale einden: moet een lijst zijn, niet niets. [ends]',
  );
  expect(lines(dutch.stdout)).toHaveLength(lines(stdout).length);
  expect(unplayable.code).toBe(2);
  expect(unplayable.stdout).toBe(dutch.stdout);
  expect(unlearned.code).toBe(2);
  expect(unlearned.stderr).toContain(
    "no bot 'hard'; with a box of your own it has random, easy, normal",
  );
});
