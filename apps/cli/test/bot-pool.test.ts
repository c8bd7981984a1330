import { isRefusal, seededRng } from '@roundhouse/engine';
import type { BotJob } from '@roundhouse/bots';
import { TITLES, type AnyGame } from '@roundhouse/titles';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool, playerInPool } from '../src/bot-pool.ts';
import { levelsAt } from '../src/levels.ts';
import { needTitle } from '../src/setup.ts';

function opened(size: number, file?: URL, patienceMs?: number): BotPool {
  const pool = new BotPool(size, file, patienceMs);
  onTestFinished(() => pool.close());
  return pool;
}
const thinking = new URL('./thinking-worker.ts', import.meta.url);

/** A seat with a choice of several, in the first title. */
async function decision(measure: BotJob<AnyGame>['measure']): Promise<BotJob<AnyGame>> {
  const [title] = TITLES;
  if (!title) throw new Error('no title');
  const rules = await title.rules();
  const [seats = 0] = title.seats;
  const config = rules.configure({ seats });
  if (isRefusal(config)) throw new Error(config.code);
  const state = rules.setup(config);
  const rng = seededRng('pool');
  for (;;) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') throw new Error('nobody had a choice');
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const [seat = 0] = turn.seats;
    const legal = rules.legal(state, seat);
    const view = rules.view(state, seat);
    if (legal.length > 4) {
      const asked = { title: title.id, seats, level: 'expert', view, legal, seat } as const;
      return { ...asked, seed: 'pool', measure, isExplained: true };
    }
    rules.apply(state, seat, rules.idle(view, seat));
  }
}

test("the caller's loop stays free while an expert thinks, and the expert stops by its deadline", async () => {
  const pool = opened(1, thinking);
  await pool.think(await decision({ iterations: 1 }));
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  const since = performance.now();
  const { explanation } = await pool.think(await decision({ ms: 400 }));
  const took = performance.now() - since;
  clearInterval(timer);
  expect(explanation?.playouts).toBeGreaterThan(10);
  expect(took).toBeGreaterThan(390);
  // The bound of 1.2 times is measured by the arena; here the machine may be busy with anything.
  expect(took).toBeLessThan(4000);
  expect(ticks).toBeGreaterThan(10);
});

test('a worker that crashes or ends answers by an error, and the next job is done', async () => {
  const pool = opened(1, thinking);
  const job = await decision({ iterations: 20 });
  const [crash, exit, good] = ['crash', 'exit', 'good'].map((seed) => pool.think({ ...job, seed }));
  await expect(crash).rejects.toThrow('a crash on purpose');
  await expect(exit).rejects.toThrow('the worker ended');
  expect(job.legal).toContainEqual((await good)?.action);
});

test('a search that does not stop itself is stopped, and the next job is done', async () => {
  const pool = opened(1, thinking, 8000);
  const job = await decision({ ms: 10 });
  const [hang, good] = ['hang', 'good'].map((seed) => pool.think({ ...job, seed }));
  await expect(hang).rejects.toThrow('the worker ended');
  expect(job.legal).toContainEqual((await good)?.action);
});

test('a bot whose worker breaks plays by the rule of thumb, and the fault is counted', async () => {
  const { title, seats, view, legal, seat } = await decision({});
  const { normal } = await levelsAt(needTitle(title), { seats });
  if (!normal) throw new Error('there is no rule bot');
  const pool = opened(1, new URL('./no-such-worker.ts', import.meta.url));
  const asked = { title, seats, level: 'expert', measure: {} } as const;
  const player = playerInPool('expert', asked, pool, normal);
  expect(legal).toContain(await player.choose(view, legal, seat, seededRng('x')));
  expect(player.faults).toBe(1);
});

test('a job that nobody can do is answered by an error, and the worker goes on', async () => {
  const pool = opened(1);
  const job = await decision({});
  await expect(pool.think({ ...job, title: 'chess' })).rejects.toThrow('chess has no bot expert');
  const { action, explanation } = await pool.think({ ...job, level: 'hard' });
  expect(job.legal).toContainEqual(action);
  expect(explanation?.playouts).toBeGreaterThan(1);
});
