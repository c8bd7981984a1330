/** A match that was begun under version 1 of its rules, opened under version 2. */
import {
  commitment,
  isRefusal,
  readRecord,
  verify,
  type Json,
  type Rules,
} from '@roundhouse/engine';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { checkRecord, Tables, type KeptMatch, type TableHost } from '../src/index.ts';
import { memoryStore, stepWhen, told, type MemoryStore } from '../testing/index.ts';
import { bot, thinker } from './tables.ts';

const SEATS = 2;

/** The second version calls an option and an event by other names, and counts its rounds. */
async function versions(): Promise<readonly [Rules<AnyGame>, Rules<AnyGame>]> {
  const rules = await titleOf('amsterdam')?.rules();
  if (!rules) throw new Error('there is no such game');
  const first: Rules<AnyGame> = {
    ...rules,
    configure: (input) => {
      const { recall, ...others } = input as { readonly recall?: string };
      return rules.configure(recall === undefined ? others : { ...others, memory: recall });
    },
  };
  const second: Rules<AnyGame> = {
    ...rules,
    version: 2,
    migrations: [
      {
        to: 2,
        note: 'recall is called memory; cards say so',
        config: (old) => {
          const { recall, ...others } = old as { recall?: Json };
          return recall === undefined ? others : { ...others, memory: recall };
        },
        state: (old) => old,
        event: (old) => ({ ...(old as { type: string }), retold: true }),
      },
    ],
  };
  return [first, second];
}

function tablesBy(rules: Rules<AnyGame>, store: MemoryStore): Tables {
  let made = 0;
  return new Tables({
    store,
    thinker,
    titleOf: (id) => ({ id, rules: async () => rules }),
    now: () => 1000,
    fresh: () => ({
      id: `m${++made} of ${rules.version}`.replaceAll(' ', '-'),
      seed: 'ab'.repeat(32),
      now: 1000,
    }),
    announce: () => undefined,
  });
}

/** So many lines by bots, under the first version; its options as that one wrote them. */
async function begun(store: MemoryStore, lines: number): Promise<string> {
  const [first] = await versions();
  const tables = tablesBy(first, store);
  const sitters = Array.from({ length: SEATS }, () => bot('random'));
  const match = await tables.begin({
    title: 'amsterdam',
    config: { seats: SEATS, memory: 'assisted' },
    sitters,
  });
  if (isRefusal(match)) throw new Error(match.code);
  await stepWhen(await tables.sit(match), null, ({ seq }) => seq > lines);
  await tables.leave(match);
  const kept = await store.load(match);
  if (!kept) throw new Error('it is gone');
  const { memory, ...others } = kept.match.config as { memory: Json };
  const config = { ...others, recall: memory };
  const { title, name } = kept.match;
  const commit = commitment({ title, match: name, config, seed: kept.seed });
  store.plant({ ...kept, match: { ...kept.match, config, commit } });
  return match;
}

const textsOf = (record: string): readonly string[] => record.split('\n\n')[1]?.split('\n') ?? [];

test('opens with its whole story and its whole record, and goes on to the end', async () => {
  const store = memoryStore();
  const match = await begun(store, 60);
  const before = (await store.load(match)) as KeptMatch;
  const [, second] = await versions();
  const tables = tablesBy(second, store);
  expect((await tables.list())[0]?.problem).toBeUndefined();
  const table: TableHost = await tables.sit(match);
  const steps = told(table, null);
  expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, index) => index));
  expect(steps.length).toBe(before.lines.length + 2);
  const older = steps.slice(1, before.lines.length + 1);
  const events = older.flatMap(({ events: some }) => some);
  expect(events.length).toBeGreaterThan(20);
  expect(events.every((event) => 'retold' in event)).toBe(true);
  // Every tenth line lies there as it stood, and those behind it show the same: no chart is flat.
  expect(older.map(({ seq, asOf }) => asOf ?? seq)).toEqual(
    older.map(({ seq }) => seq - (seq % 10)),
  );
  const hands = new Set(older.map(({ view }) => JSON.stringify(view)));
  expect(hands.size).toBeGreaterThan(before.lines.length / 15);
  const own = older.filter(({ asOf }) => asOf === undefined);
  expect(own.length).toBe(Math.floor(before.lines.length / 10));
  expect(steps.at(-1)?.asOf).toBeUndefined();
  const texts = textsOf(await table.record());
  expect(texts.slice(0, before.lines.length)).toEqual(before.lines.map(({ text }) => text));
  expect(texts[before.lines.length]).toMatch(/^\.rules 2 \{/);

  await stepWhen(table, null, ({ turn }) => turn.kind === 'over');
  const { record, places } = readRecord(await table.record());
  const drawn = record.lines.slice(before.lines.length).filter(({ kind }) => kind === 'chance');
  expect(verify(second, record, places)).toMatchObject({
    from: before.lines.length + 1,
    draws: drawn.length,
    end: 'over',
    unagreed: [],
  });
  expect(drawn.length).toBeGreaterThan(5);
  // What a page is told of it.
  const check = await checkRecord(await table.record(), () => ({
    id: record.title,
    rules: async () => second,
  }));
  expect(check).toMatchObject({
    kind: 'right',
    facts: { rules: 1, lines: record.lines.length },
    found: { version: 2, from: before.lines.length + 1 },
  });
});

test('is opened again, read back from its record, and told the same', async () => {
  const store = memoryStore();
  const match = await begun(store, 40);
  const [, second] = await versions();
  const tables = tablesBy(second, store);
  const steps = told(await tables.sit(match), null);
  await tables.leave(match);
  const lines = (await store.load(match))?.lines.length;
  expect(told(await tables.sit(match), null)).toEqual(steps);
  expect((await store.load(match))?.lines.length).toBe(lines);
  const text = await (await tables.sit(match)).record();
  const again = await tables.sit(await tables.importRecord(text));
  expect(textsOf(await again.record())).toEqual(textsOf(text));
  const last = told(again, null).at(-1);
  expect(last?.view).toEqual(steps.at(-1)?.view);
});

test('its position in the record is looked at before it is believed', async () => {
  const store = memoryStore();
  const match = await begun(store, 40);
  const [, second] = await versions();
  const tables = tablesBy(second, store);
  const text = await (await tables.sit(match)).record();
  const broken = text.replace(/^\.rules 2 .*$/m, '.rules 2 {"draws":{},"state":{}}');
  await expect(tables.importRecord(broken)).rejects.toThrow('the position can not be read');
});

test('while it gathered: nothing is drawn before the salts are there, and every draw checks', async () => {
  const store = memoryStore();
  const [first, second] = await versions();
  const match = await tablesBy(first, store).begin({
    title: 'amsterdam',
    config: { seats: SEATS },
    sitters: Array.from({ length: SEATS }, () => bot('random')),
    gatherMs: 500,
  });
  if (isRefusal(match)) throw new Error(match.code);
  const tables = tablesBy(second, store);
  const table = await tables.table(match);
  await table.addSalt(0, 'aa');
  expect((await store.load(match))?.lines).toEqual([]);
  await table.addSalt(1, 'bb');
  const kept = await store.load(match);
  expect(kept?.lines[0]?.text).toMatch(/^\.rules 2 \{/);
  expect(kept?.match).toMatchObject({ salts: ['aa', 'bb'], snapshot: { rules: 2 } });
  await tables.leave(match);
  const place = await tables.sit(match);
  await stepWhen(place, null, ({ turn }) => turn.kind === 'over');
  const { record, places } = readRecord(await place.record());
  const draws = record.lines.filter(({ kind }) => kind === 'chance').length;
  expect(draws).toBeGreaterThan(15);
  expect(verify(second, record, places)).toMatchObject({ from: 1, draws, end: 'over' });
});
