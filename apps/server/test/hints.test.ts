/** Two nodes over one PostgreSQL: what one keeps the other tells by the hint alone, and by looking alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  Guest,
  GROUNDS,
  lastStep,
  newKey,
  openHouse,
  twoAt,
  type Ground,
  type House,
} from './visiting.ts';

const [, [, onPostgres]] = GROUNDS;
const houses: House[] = [];
// It takes a while to start, and is no part of what is waited for.
beforeAll(onPostgres);
afterAll(async () => {
  for (const house of houses) await house.close();
});

const NEVER_MS = 3_600_000;
const OFTEN_MS = 100;

/** Nobody who has opened it hears what others say. */
const deaf = (ground: Ground): Ground => ({
  ...ground,
  open: async () => ({ ...(await ground.open()), listen: () => undefined }),
});

/** Ben reads on one node, Ann moves on another; how many lines he has been told of since. */
async function toldElsewhere(ground: Ground, lookMs: number): Promise<number> {
  const one = await openHouse({ lookMs }, ground);
  const other = await openHouse({ lookMs }, ground);
  houses.push(one, other);
  const { ann, ben, table } = await twoAt(one.origin);
  await expect.poll(async () => (await lastStep(ann, table, 0)).legal).not.toEqual([]);
  const elsewhere = new Guest(other.origin);
  elsewhere.cookie = ben.cookie;
  const events = elsewhere.watch({ table, eyes: 1, after: -1 });
  // He has all that there is, so that nothing but Ann's move is still to be told.
  const before = await lastStep(ann, table, 0);
  for await (const { id } of events) {
    if (id < before.seq) continue;
    const { owedSince = -1, legal } = before;
    const move = { table, seat: 0, key: newKey(), owedSince, text: legal[0] ?? '' };
    if (id > before.seq) return id - before.seq;
    await ann.ask('act', move);
  }
  return 0;
}

test('by the hint alone', { timeout: 60_000 }, async () => {
  expect(await toldElsewhere(await onPostgres(), NEVER_MS)).toBeGreaterThan(0);
});

test('by looking alone, where the hint was lost', { timeout: 60_000 }, async () => {
  expect(await toldElsewhere(deaf(await onPostgres()), OFTEN_MS)).toBeGreaterThan(0);
});
