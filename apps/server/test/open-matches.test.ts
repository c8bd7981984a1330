/** Tables that are open here: held while somebody plays, and not for whoever has only asked something. */
import { fleetingStore, Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notices } from '../src/rooms/notices.ts';
import { OpenMatches, type OpenMatchesParts } from '../src/rooms/open-matches.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function opened(ensureMatch: () => Promise<void> = async () => undefined) {
  let made = 0;
  const tables = new Tables({
    store: fleetingStore(),
    titleOf,
    now: () => 0,
    fresh: () => ({ id: `m${(made += 1)}`, seed: 'ab'.repeat(32), now: 0 }),
    announce: () => undefined,
  });
  const matches = new OpenMatches({
    tables,
    rooms: {
      ensureMatch,
      latelyFound: async () => ({ isPublic: false }),
    } as unknown as OpenMatchesParts['rooms'],
    vacations: { of: async () => [] },
    notices: new Notices(() => undefined),
    gatherMs: 10,
  });
  const begin = async (): Promise<string> => {
    const sitters = ['Ann', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
    const id = await tables.begin({ title: 'amsterdam', config: { seats: 2 }, sitters });
    if (typeof id !== 'string') throw new Error(id.code);
    return id;
  };
  const open = async (): Promise<readonly string[]> =>
    (await tables.open()).map(({ running }) => running.match.id);
  return { tables, matches, begin, open };
}

const roomOf = (id: string) => ({ id, seats: [] }) as unknown as Parameters<OpenMatches['sit']>[0];

test('what was opened for a question is left again, what is held stays', async () => {
  const { tables, matches, begin, open } = opened();
  const [held, asked] = [await begin(), await begin()];
  const room = roomOf(held);
  await matches.sit(room, []);
  await tables.table(asked);
  expect(await open()).toEqual([held, asked]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await open()).toEqual([held, asked]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await open()).toEqual([held]);
  await matches.close();
});

test('what is over is left soon after its last reader, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { tables, matches, begin, open } = opened();
  const id = await begin();
  const told = { tell: () => undefined, ahead: () => undefined };
  const reader = () => matches.watch(roomOf(id), [], null, -1, told);
  const [one, other] = [await reader(), await reader()];
  await (await tables.table(id)).put([{ kind: 'end', reason: 'agreed' }]);
  one();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await open()).toEqual([id]);
  other();
  await vi.advanceTimersByTimeAsync(1_000);
  // Who comes back meanwhile keeps it.
  const again = await reader();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await open()).toEqual([id]);
  again();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await open()).toEqual([id]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await open()).toEqual([]);
  await matches.close();
});

test('who could not be opened again has been let go, and keeps nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise: away, reject: fail } = Promise.withResolvers<void>();
  let isAway = false;
  const { tables, matches, begin, open } = opened(async () => (isAway ? away : undefined));
  const id = await begin();
  const told = { tell: () => undefined, ahead: () => undefined };
  const stop = await matches.watch(roomOf(id), [], null, -1, told);
  await (await tables.table(id)).put([{ kind: 'end', reason: 'agreed' }]);
  stop();
  await matches.forget(id);
  isAway = true;
  const again = matches.sit(roomOf(id), []);
  // The time to leave what was over comes while it is being opened anew.
  await vi.advanceTimersByTimeAsync(2_000);
  fail(new Error('the store is away'));
  await expect(again).rejects.toThrow('away');
  isAway = false;
  await matches.sit(roomOf(id), []);
  expect(await open()).toEqual([id]);
  await matches.close();
});
