import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRefusal, seededRng } from '@roundhouse/engine';
import { TITLES, type AnyGame } from '@roundhouse/titles';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ArenaReport } from '../src/arena/report.ts';
import { openOutside, type Limits } from '../src/outside/player.ts';
import { commandWords } from '../src/outside/program.ts';
import type { SeatedPlayer } from '../src/players.ts';
import { roundhouse, scratch } from './run.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));

test('a command is split as a shell would, without being one', () => {
  expect(commandWords(`python3 "my bot.py" 'a b'  c; rm`)).toEqual([
    'python3',
    'my bot.py',
    'a b',
    'c;',
    'rm',
  ]);
});

test('python3 is on this machine: the example needs it', () => {
  expect(spawnSync('python3', ['--version']).status).toBe(0);
});

describe.each(TITLES.map(({ id, seats }) => [id, Math.min(...seats)] as const))(
  '%s',
  (title, seats) => {
    test('the example bot plays against ours to the end', async () => {
      const args = `arena ${title} --seats ${seats} --games 1 --json --ms 20000 --bots random --bot`;
      const bot = `cmd:python3 '${EXAMPLE}'`;
      const { code, stdout, stderr } = await roundhouse([...args.split(' '), bot]);
      expect({ code, stderr }).toMatchObject({ code: 0 });
      const { contestants, failures } = JSON.parse(stdout) as ArenaReport;
      expect(failures).toEqual([]);
      const own = contestants[bot];
      expect(own?.faults).toBe(0);
      expect(Object.keys(own?.actions ?? {}).length).toBeGreaterThan(1);
    });
  },
);

/** A program in JavaScript that is called for each line that it reads. */
function program(onLine: string): string {
  const file = join(scratch(), 'bot.mjs');
  const loop = "import { createInterface } from 'node:readline';\nlet asked = 0;\n";
  writeFileSync(
    file,
    `${loop}createInterface({ input: process.stdin }).on('line', (line) => { asked++; ${onLine} });\n`,
  );
  return `cmd:'${process.execPath}' '${file}'`;
}

const ANSWER = 'console.log(JSON.stringify({ text: JSON.parse(line).legal.at(-1) }));';
const LIMITS: Limits = { ms: 20_000, startMs: 20_000 };

interface Seated {
  readonly player: SeatedPlayer;
  /** What it chooses: 'last' is what a sane program of these tests does, 'idle' what the table does for it. */
  ask(): Promise<'last' | 'idle'>;
}

async function seat(onLine: string, limits = LIMITS): Promise<Seated> {
  const [title] = TITLES;
  if (!title) throw new Error('no title');
  const rules = await title.rules();
  const config = rules.configure({ seats: 3 });
  if (isRefusal(config)) throw new Error(config.code);
  const state = rules.setup(config);
  const rng = seededRng('outside');
  while (rules.turn(state).kind === 'chance')
    rules.applyChance(state, rules.sampleChance(state, rng));
  const turn = rules.turn(state);
  const owing = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  const view = rules.view(state, owing);
  const legal = rules.legal(state, owing);
  const text = (action: AnyGame['action'] | undefined): string =>
    action ? rules.action.format(action) : '';
  expect(text(legal.at(-1))).not.toBe(text(rules.idle(view, owing)));
  const player = await openOutside(title, config, program(onLine), limits);
  onTestFinished(() => player.close());
  player.begin?.();
  return {
    player,
    async ask() {
      const said = text(await player.choose(view, legal, owing, rng));
      if (said === text(legal.at(-1))) return 'last';
      expect(said).toBe(text(rules.idle(view, owing)));
      return 'idle';
    },
  };
}

async function asked(seated: Seated, times: number): Promise<string[]> {
  const said: string[] = [];
  for (let i = 0; i < times; i++) said.push(await seated.ask());
  return said;
}

test('a program that answers is asked on and on, in one run', async () => {
  const seated = await seat(`if (asked < 6) ${ANSWER}`);
  expect(await asked(seated, 5)).toEqual(['last', 'last', 'last', 'last', 'last']);
  expect(seated.player.faults).toBe(0);
});

test('one that hangs idles, is started anew, and is not asked again after three times in a game', async () => {
  const limits = { ...LIMITS, ms: 300 };
  const seated = await seat(`if (asked === 1) ${ANSWER}`, limits);
  expect(await asked(seated, 6)).toEqual(['last', 'idle', 'last', 'idle', 'last', 'idle']);
  const since = performance.now();
  expect(await asked(seated, 20)).toEqual(Array.from({ length: 20 }, () => 'idle'));
  expect(performance.now() - since).toBeLessThan(limits.ms);
  expect(seated.player.faults).toBe(23);
  seated.player.begin?.();
  expect(await seated.ask()).toBe('last');
});

test('one that never answers is asked once a game, and no more after three games', async () => {
  const seated = await seat('', { ms: 100, startMs: 200 });
  for (let game = 0; game < 3; game++) {
    const since = performance.now();
    expect(await asked(seated, 5)).toEqual(['idle', 'idle', 'idle', 'idle', 'idle']);
    expect(performance.now() - since).toBeGreaterThan(280);
    seated.player.begin?.();
  }
  const since = performance.now();
  expect(await asked(seated, 5)).toEqual(['idle', 'idle', 'idle', 'idle', 'idle']);
  expect(performance.now() - since).toBeLessThan(200);
});

test('one that dies idles and is started anew', async () => {
  const seated = await seat(`if (asked === 1) ${ANSWER} else process.exit(1);`);
  expect(await asked(seated, 4)).toEqual(['last', 'idle', 'last', 'idle']);
  expect(seated.player.faults).toBe(2);
});

test.each([
  ['no JSON', 'console.log("hello")'],
  ['no object', 'console.log("null")'],
  ['no text', 'console.log("{}")'],
  ['a number', 'console.log(JSON.stringify({ text: 7 }))'],
  ['something that is not possible', 'console.log(JSON.stringify({ text: "fly away" }))'],
])('one that says %s idles, and may do better next time', async (_, nonsense) => {
  const seated = await seat(`if (asked % 2 === 1) ${ANSWER} else ${nonsense};`);
  expect(await asked(seated, 4)).toEqual(['last', 'idle', 'last', 'idle']);
});

test('one that babbles without end idles, and costs no time after that', async () => {
  const seated = await seat(
    `if (asked === 1) ${ANSWER} else for (;;) console.log('x'.repeat(9999));`,
  );
  expect(await asked(seated, 2)).toEqual(['last', 'idle']);
  await asked(seated, 20);
  expect(seated.player.faults).toBeGreaterThanOrEqual(10);
  const since = performance.now();
  await asked(seated, 20);
  expect(performance.now() - since).toBeLessThan(LIMITS.ms);
});

test('what is said unasked is dropped', async () => {
  const seated = await seat(`${ANSWER} console.log('by the way');`);
  expect(await seated.ask()).toBe('last');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await seated.ask()).toBe('last');
});

test('the arena goes on with a program that dies at once, and tells its faults', async () => {
  const bot = program('process.exit(3);');
  const args = 'arena american-rails --seats 3 --games 3 --json --bots random --bot';
  const { code, stdout } = await roundhouse([...args.split(' '), bot]);
  expect(code).toBe(0);
  const { contestants, failures, meetings } = JSON.parse(stdout) as ArenaReport;
  expect(failures).toEqual([]);
  expect(meetings.map(({ games }) => games)).toEqual([3, 3]);
  const { faults = 0, actions = {} } = contestants[bot] ?? {};
  expect(faults).toBe(Object.values(actions).reduce((sum, { times }) => sum + times, 0));
});
