/** The suites over the store in memory and the table on this device, and the faults that they find. */
import { describe, expect, test } from 'vitest';
import type { MatchStore, Sitting, Table } from '../src/index.ts';
import {
  HOST_PROMISES,
  memoryStore,
  STORE_PROMISES,
  type Hosted,
  type OpenStore,
} from '../testing/index.ts';
import { bot, person, tablesOver } from './tables.ts';

const opener = (change: (store: MatchStore) => Partial<MatchStore> = () => ({})): OpenStore => {
  const store = memoryStore();
  return async () => ({ ...store, ...change(store) });
};

describe('a store in memory', () => {
  test.each(STORE_PROMISES)('$name', async ({ run }) => {
    await expect(run(opener())).resolves.toBeUndefined();
  });

  const faults: readonly [string, (store: MatchStore) => Partial<MatchStore>][] = [
    [
      'forgets the last line',
      (s) => ({ append: (m, l) => s.append({ ...m, lines: m.lines - 1 }, l.slice(0, -1)) }),
    ],
    [
      'forgets what changed',
      (s) => ({
        append: async (m, l) => {
          const k = await s.load(m.id);
          if (k) await s.append({ ...k.match, lines: m.lines, revision: m.revision }, l);
          else await s.append(m, l);
        },
      }),
    ],
    [
      'takes any line',
      (s) => ({
        append: async (m, l) => {
          const k = await s.load(m.id);
          await s.append(
            {
              ...m,
              lines: (k?.match.lines ?? 0) + l.length,
              revision: (k?.match.revision ?? 0) + 1,
            },
            l.map((one, i) => ({ ...one, seq: (k?.match.lines ?? 0) + i + 1 })),
          );
        },
      }),
    ],
    [
      'compares the lines alone',
      (s) => ({
        append: async (m, l) => {
          const k = await s.load(m.id);
          await s.append({ ...m, revision: (k?.match.revision ?? 0) + 1 }, l);
        },
      }),
    ],
    [
      'lists the seed',
      (s) => ({
        list: async () =>
          Promise.all(
            (await s.list()).map(async (one) => ({
              ...one,
              match: { ...one.match, seed: (await s.load(one.match.id))?.seed },
            })),
          ),
      }),
    ],
    [
      'counts no lines',
      (s) => ({ list: async () => (await s.list()).map((one) => ({ ...one, kept: 0 })) }),
    ],
    [
      'writes over what is there',
      (s) => ({
        create: async (k) => {
          await s.remove(k.match.id);
          await s.create(k);
        },
      }),
    ],
    ['keeps no seed', (s) => ({ create: (k) => s.create({ ...k, seed: '' }) })],
    ['removes nothing', () => ({ remove: async () => undefined })],
    [
      'removes too much',
      (s) => ({
        remove: async (id) => {
          for (const { match } of await s.list())
            if (match.id.startsWith(id)) await s.remove(match.id);
        },
      }),
    ],
    [
      'makes what is missing',
      (s) => ({
        append: async (m, l) => {
          if (!(await s.load(m.id))) await s.create({ match: m, seed: '', lines: [...l] });
          else await s.append(m, l);
        },
      }),
    ],
  ];
  test.each(faults)('that %s is found out', async (_, plant) => {
    const found = await Promise.all(
      STORE_PROMISES.map(({ run }) =>
        run(opener(plant)).then(
          () => false,
          () => true,
        ),
      ),
    );
    expect(found).toContain(true);
  });
});

async function hosted(): Promise<Hosted & { readonly table: Table }> {
  const tables = tablesOver(memoryStore());
  const sitters = [person('Ann'), bot('easy')];
  const match = await tables.begin({ title: 'amsterdam', config: { seats: 2 }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  return { host: await tables.sit(match), mine: 0, other: 1, table: await tables.table(match) };
}

describe('a table on this device', () => {
  test.each(HOST_PROMISES)('$name', async ({ run }) => {
    await expect(run(await hosted())).resolves.toBeUndefined();
  });

  type Plant = (given: Awaited<ReturnType<typeof hosted>>) => Partial<Hosted['host']>;
  const faults: readonly [string, Plant][] = [
    [
      'lets anybody play any seat',
      ({ table }) => ({ act: (m) => table.act(m), undo: (u) => table.undo(u) }),
    ],
    ['lets anybody agree for any seat', ({ table }) => ({ agree: (c) => table.agree(c) })],
    ['lets anybody decline for any seat', ({ table }) => ({ decline: (no) => table.decline(no) })],
    [
      'says nothing of what it allows',
      ({ host }) => ({ info: { ...host.info, may: { ...host.info.may, save: 'never' } } }),
    ],
    [
      'gives no hint though it says so',
      () => ({ hint: () => Promise.reject(new Error('planted')) }),
    ],
    [
      'shows every hand',
      ({ table }) => ({
        watch: (viewer, a, on) => ({
          started: Promise.resolve(),
          ...table.watch({ viewer, mine: [] }, a, on),
        }),
      }),
    ],
    [
      'takes a key for nothing',
      ({ host }) => ({ act: (m) => host.act({ ...m, key: Math.random().toString() }) }),
    ],
    [
      'does not look at the question',
      ({ host, table, mine }) => ({
        act: (m) => host.act({ ...m, owedSince: table.running.stands.owed.get(mine) ?? -1 }),
      }),
    ],
    [
      'does not look where an undo comes from',
      ({ host, table }) => ({ undo: (u) => host.undo({ ...u, from: table.running.match.lines }) }),
    ],
    ['tells everything again', ({ host }) => ({ watch: (v, _, on) => host.watch(v, -1, on) })],
    [
      'does not stop telling',
      ({ host }) => ({ watch: (v, a, on) => ({ ...host.watch(v, a, on), stop: () => undefined }) }),
    ],
    [
      'hashes every view',
      ({ host }) => ({
        watch: (v, a, on) =>
          host.watch(v, a, (steps) => on(steps.map((s) => ({ ...s, viewHash: 'x' })))),
      }),
    ],
    [
      'gives the seed away',
      ({ host, table }) => ({
        record: async () => `seed ${table.running.seed}\n${await host.record()}`,
      }),
    ],
  ];
  test.each(faults)('that %s is found out', async (_, plant) => {
    const found = await Promise.all(
      HOST_PROMISES.map(async ({ run }) => {
        const given = await hosted();
        const sound = given.host as Sitting;
        const host: Hosted['host'] = {
          info: sound.info,
          watch: (...args) => sound.watch(...args),
          watchTrouble: (...args) => sound.watchTrouble(...args),
          goOn: () => sound.goOn(),
          act: (move) => sound.act(move),
          undo: (undo) => sound.undo(undo),
          agree: (consent) => sound.agree(consent),
          decline: (no) => sound.decline(no),
          reseat: (change) => sound.reseat(change),
          preview: (...args) => sound.preview(...args),
          why: (...args) => sound.why(...args),
          hint: (seat) => sound.hint(seat),
          review: (question) => sound.review(question),
          record: () => sound.record(),
          close: () => sound.close(),
          ...plant(given),
        };
        return run({ ...given, host }).then(
          () => false,
          () => true,
        );
      }),
    );
    expect(found).toContain(true);
  });
});
