import { netFromBytes, netToBytes } from '@roundhouse/bots';
import { isRefusal, seededRng } from '@roundhouse/engine';
import { expect, test, vi } from 'vitest';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPlayers } from '../src/players.ts';
import { needTitle } from '../src/setup.ts';
import { clockOf, type Thinking } from '../src/thinking.ts';
import { scratch } from './run.ts';

/** How many play-outs a level makes of the first decision. */
async function playouts(name: string, measure: Thinking): Promise<number | undefined> {
  const title = needTitle('amsterdam');
  const rules = await title.rules();
  const config = rules.configure({ seats: 3 });
  if (isRefusal(config)) throw new Error(config.code);
  const players = await openPlayers(new Set([name]), { title, config, measure });
  const state = rules.setup(config);
  let turn = rules.turn(state);
  for (; turn.kind === 'chance'; turn = rules.turn(state)) {
    rules.applyChance(state, rules.sampleChance(state, seededRng('players')));
  }
  const [seat = 0] = turn.kind === 'over' ? [] : turn.seats;
  const asked = [rules.view(state, seat), rules.legal(state, seat), seat] as const;
  return players.get(name)?.explain?.(...asked, seededRng('players')).playouts;
}

const kept = fileURLToPath(
  new URL('../../../games/amsterdam/test/fixtures/expert-1', import.meta.url),
);

/** Over before the first play-out. */
const NO_TIME = { ms: 1e-9 };

test('time is given to the expert; hard keeps its own play-outs', async () => {
  const own = await playouts('hard', {});
  expect(own).toBeGreaterThan(20);
  expect(await playouts('hard', NO_TIME)).toBe(own);
  expect(await playouts('expert', NO_TIME)).toBeLessThan(10);
});

test('time that a thread works is not what passes meanwhile', async () => {
  const clocks = [clockOf({ isWorked: true }), clockOf({})];
  const before = clocks.map((now) => now());
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  const [worked = 0, passed = 0] = clocks.map((now, at) => now() - (before[at] ?? 0));
  expect(passed).toBeGreaterThan(190);
  expect(worked).toBeLessThan(100);
});

test.each([
  ['expert*2', true],
  ['expert*2', false],
  [`kept:${kept}`, true],
])('%s goes by the time that its thread works: %s', async (name, isWorked) => {
  const asked = vi.spyOn(process, 'threadCpuUsage');
  await playouts(name, { ...NO_TIME, isWorked });
  expect(asked.mock.calls.length > 0).toBe(isWorked);
  asked.mockRestore();
});

test('an expert as it once was sits down with its own weights and play-outs', async () => {
  const own = await playouts(`kept:${kept}`, {});
  expect(own).toBeGreaterThan(300);
  expect(own).toBeLessThanOrEqual(330);
  expect(await playouts(`kept:${kept}`, { iterations: 40 })).toBeLessThanOrEqual(40);
  expect(await playouts(`kept:${kept}`, NO_TIME)).toBeLessThan(10);
});

test.each<[string, string | undefined, RegExp]>([
  ['nothing', undefined, /expert.json': there is no such file/],
  ['settings without horizon', '{"iterations":3}', /expert.json' has no 'plies'/],
  ['settings that are none', 'null', /expert.json' has no 'plies'/],
  [
    'no weights',
    '{"plies":1,"looks":1,"iterations":1,"slips":0,"doubt":0}',
    /3.bin': there is no such file/,
  ],
])('a folder with %s is refused', async (_, settings, message) => {
  const folder = scratch();
  if (settings !== undefined) writeFileSync(join(folder, 'expert.json'), settings);
  await expect(playouts(`kept:${folder}`, {})).rejects.toThrow(message);
});

test('play-outs of an expert as it once was are played by the instinct beside its net', async () => {
  const folder = scratch();
  const net = netFromBytes(readFileSync(join(kept, '3.bin')));
  const instinct = { sizes: [1, 1, 1] as const, weights: Float32Array.of(1, 2, 3, 4, 5) };
  writeFileSync(join(folder, '3.bin'), netToBytes({ ...net, instinct }));
  cpSync(join(kept, 'expert.json'), join(folder, 'expert.json'));
  // Amsterdam has none: it is asked for all the same.
  await expect(playouts(`kept:${folder}`, {})).rejects.toThrow(
    /3.bin': an instinct for a game that has no choices/,
  );
});

/** A folder that passes for a checkout: its expert makes seven play-outs. */
function otherCheckout(): string {
  const folder = scratch();
  const weights = new URL('../../../games/amsterdam/bot/weights/3.bin', import.meta.url).href;
  const files = {
    titles: `export const titleOf = () => ({ weights: () => new URL('${weights}'), brain: () => 'own' });`,
    bots: `export const netFromBytes = (bytes) => bytes.length;
      export const levelsOf = (brain, net) =>
        ({ expert: { level: 'expert', explain: () => ({ playouts: brain === 'own' && net > 0 ? 7 : 0 }) } });`,
  };
  for (const [name, text] of Object.entries(files)) {
    const source = join(folder, 'packages', name, 'src');
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'index.ts'), text);
  }
  return folder;
}

test('the expert of another checkout thinks by the code that lies there', async () => {
  expect(await playouts(`checkout:${otherCheckout()}`, {})).toBe(7);
  const here = fileURLToPath(new URL('../../..', import.meta.url));
  expect(await playouts(`checkout:${here}`, {})).toBe(await playouts('expert', {}));
  expect(await playouts(`checkout:${here}`, { iterations: 40 })).toBeLessThanOrEqual(40);
});

test('a folder that is no checkout is refused', async () => {
  await expect(playouts(`checkout:${scratch()}`, {})).rejects.toThrow(/is no checkout/);
});
