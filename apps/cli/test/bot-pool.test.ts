import { isRefusal, seededRng } from '@roundhouse/engine';
import type { BotJob } from '@roundhouse/bots';
import { TITLES, type AnyGame } from '@roundhouse/titles';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from '../src/bot-pool.ts';

function opened(size: number, file?: URL): BotPool {
  const pool = new BotPool(size, file);
  onTestFinished(() => pool.close());
  return pool;
}
const thinking = new URL('./thinking-worker.ts', import.meta.url);

/** A seat with a choice of several, in the first title that can think. */
async function decision(measure: BotJob<AnyGame>['measure']): Promise<BotJob<AnyGame>> {
  const title = TITLES.find(({ brain }) => brain);
  if (!title) throw new Error('no title has a brain');
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
  const jobs = ['crash', 'exit'].map((job) => pool.think(job as unknown as BotJob<AnyGame>));
  const good = pool.think(await decision({ iterations: 20 }));
  await expect(jobs[0]).rejects.toThrow('a crash on purpose');
  await expect(jobs[1]).rejects.toThrow('the worker ended');
  const { action } = await good;
  expect(action.type).not.toBe('');
});

test('a job that nobody can do is answered by an error, and the worker goes on', async () => {
  const pool = opened(1);
  const job = await decision({});
  await expect(pool.think({ ...job, title: 'chess' })).rejects.toThrow('chess has no bot expert');
  const { action } = await pool.think({ ...job, level: 'normal' });
  expect(job.legal).toContainEqual(action);
});
