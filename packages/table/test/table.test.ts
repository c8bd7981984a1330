import { readFileSync } from 'node:fs';
import { extend, isRefusal, parseRecord, replay, startMatch, verify } from '@roundhouse/engine';
import { TITLES, titleOf } from '@roundhouse/titles';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import {
  StoreError,
  withSitters,
  type MatchStore,
  type Sitter,
  type StoredLine,
  type TableHost,
  type TableStep,
  type Thinker,
} from '../src/index.ts';
import { memoryStore, seeing, stepWhen, told } from '../testing/index.ts';
import { bot, person, tablesOver, thinker } from './tables.ts';

const AR = { title: 'american-rails', config: { seats: 3 }, seed: 'a deal' };

async function seated(store = memoryStore()) {
  const tables = tablesOver(store);
  const match = await tables.begin({ ...AR, sitters: [person('Ann'), bot('easy'), bot('easy')] });
  if (typeof match !== 'string') throw new Error(match.code);
  return { store, tables, match, table: await tables.sit(match) };
}

const asked = (table: TableHost, after = -1, seat = 0): Promise<TableStep> =>
  stepWhen(table, seat, ({ legal }) => legal.length > 0, after);

const latest = (table: TableHost): Promise<TableStep> =>
  asked(table).then(({ seq }) => {
    let last: TableStep | undefined;
    table.watch(0, seq - 1, (steps) => (last = steps.at(-1))).stop();
    if (!last) throw new Error('there is no step');
    return last;
  });

async function moved(table: TableHost, key = 'k1') {
  const step = await latest(table);
  const [text = ''] = step.legal;
  const move = { seat: 0, key, owedSince: step.owedSince ?? -1, text };
  return { move, refused: await table.act(move) };
}

describe('a move', () => {
  test('is kept before it is shown', async () => {
    const { store, table } = await seated();
    const before = await latest(table);
    const order: string[] = [];
    table.watch(0, before.seq, (steps) => steps.length > 0 && order.push('shown'));
    const { append } = store;
    store.append = async (match, lines) => {
      order.push('asked to keep');
      await new Promise((resolve) => setTimeout(resolve, 5));
      await append.call(store, match, lines);
      order.push('kept');
    };
    expect((await moved(table)).refused).toBeUndefined();
    expect(order.slice(0, 3)).toEqual(['asked to keep', 'kept', 'shown']);
  });

  test('is seen by nothing while it is being kept, and was never there where that fails', async () => {
    const { store, table } = await seated();
    const { legal, owedSince = -1, view } = await latest(table);
    const [text = ''] = legal;
    const answers = async () => [
      await table.record(),
      await table.why(0, text),
      await table.preview(0, text),
      await table.hint(0),
      told(table, 0).at(-1),
    ];
    const before = await answers();
    let during: readonly unknown[] = [];
    store.append = async () => {
      during = await answers();
      throw new StoreError('full', 'planted');
    };
    const refused = await table.act({ seat: 0, key: 'k', owedSince, text });
    expect(refused).toMatchObject({ code: 'storage-full' });
    expect(during).toEqual(before);
    expect(await answers()).toEqual(before);
    expect((before[4] as TableStep).view).toEqual(view);
  });

  test('counts once, however often it is sent', async () => {
    const { table } = await seated();
    const { move } = await moved(table);
    const { seq } = await latest(table);
    expect(await table.act(move)).toBeUndefined();
    expect((await latest(table)).seq).toBe(seq);
  });

  test('that answers an older question is refused', async () => {
    const { table } = await seated();
    const { owedSince = -1, legal } = await latest(table);
    const refused = await table.act({
      seat: 0,
      key: 'k',
      owedSince: owedSince - 1,
      text: legal[0] ?? '',
    });
    expect(refused).toMatchObject({ code: 'stale' });
  });

  test("in a bot's seat is refused, and so is a look at its cards", async () => {
    const { table } = await seated();
    await latest(table);
    const refused = await table.act({ seat: 1, key: 'k', owedSince: 0, text: 'pass' });
    expect(refused).toMatchObject({ code: 'not-your-seat' });
    expect(() => told(table, 1)).toThrow('seat 1 is not looked at');
    expect(() => told(table, 'all')).toThrow('not looked at');
    await expect(table.hint(1)).rejects.toThrow('seat 1 is not looked at');
  });

  test.each(['full', 'newer', 'unavailable'] as const)(
    'that the store could not keep (%s) did not happen',
    async (problem) => {
      const { store, table } = await seated();
      const before = await latest(table);
      store.failing = problem;
      const { refused } = await moved(table);
      expect(refused).toMatchObject({ code: `storage-${problem}` });
      expect(refused && LANGUAGES.map((each) => tableRefusal(each, refused))).not.toContain(
        undefined,
      );
      expect(await latest(table)).toEqual(before);
      expect((await moved(table, 'k2')).refused).toBeUndefined();
    },
  );

  test('that another page was quicker with is refused, and the page catches up', async () => {
    const { store, table, match } = await seated();
    await latest(table);
    const other = await tablesOver(store).sit(match);
    await latest(other);
    expect((await moved(other, 'other')).refused).toBeUndefined();
    const refused = (await moved(table, 'mine')).refused;
    expect(refused).toMatchObject({ code: 'stale' });
    expect((await latest(table)).seq).toBeGreaterThanOrEqual(
      (await store.load(match))?.lines.length ?? 0,
    );
  });
});

test('a line and what follows by itself come together', async () => {
  const tables = tablesOver(memoryStore());
  const sitters = [bot('easy'), bot('easy')];
  const match = await tables.begin({ title: 'amsterdam', config: { seats: 2 }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.sit(match);
  const together: (readonly TableStep[])[] = [];
  seeing(table, null, -1, (steps) => together.push(steps));
  await stepWhen(table, null, ({ seq }) => seq > 60);
  const [first = [], ...later] = together;
  expect(first.map(({ seq }) => seq)).toEqual(first.map((_, index) => index));
  expect(later.some(({ length }) => length > 1)).toBe(true);
  for (const [line, ...followed] of later) {
    // The first two answers are sealed: whose they are is told to nobody.
    const isSealed = (line?.seq ?? 0) <= (first.at(-1)?.seq ?? 0) + sitters.length;
    expect([line?.forced, line?.by === undefined]).toEqual([false, isSealed]);
    expect(followed.every(({ by, forced }) => by === undefined || forced)).toBe(true);
  }
  const told = together.flatMap((steps) => steps.map(({ seq }) => seq));
  expect(told).toEqual(told.map((_, index) => index));
});

describe('bots among themselves', () => {
  /** How many lines are kept by the time that bots could have played many more. */
  const settled = async (table: TableHost): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return (await table.record()).trimEnd().split('\n\n')[1]?.split('\n').length ?? 0;
  };
  const among = async (sitters: readonly Sitter[]): Promise<TableHost> => {
    const tables = tablesOver(memoryStore());
    const match = await tables.begin({ ...AR, sitters });
    if (typeof match !== 'string') throw new Error(match.code);
    return tables.sit(match);
  };
  const lookOn = (table: TableHost) => {
    const shown = { last: -1 };
    const watch = table.watch(null, -1, (steps) => (shown.last = steps.at(-1)?.seq ?? shown.last));
    return { shown, ...watch };
  };
  const BOTS = [bot('easy'), bot('easy'), bot('easy')];

  test('wait until what they played has been seen', async () => {
    const table = await among(BOTS);
    const { shown, seen } = lookOn(table);
    const dealt = await settled(table);
    expect(shown.last).toBe(dealt);
    seen(dealt);
    await expect.poll(() => shown.last).toBeGreaterThan(dealt);
    const next = shown.last;
    expect(await settled(table)).toBe(next);
    seen(dealt);
    expect(await settled(table)).toBe(next);
  });

  test('wait for everybody who looks on, but not for who has gone', async () => {
    const table = await among(BOTS);
    const [one, other] = [lookOn(table), lookOn(table)];
    const dealt = await settled(table);
    one.seen(dealt);
    expect(await settled(table)).toBe(dealt);
    other.stop();
    await expect.poll(() => one.shown.last).toBeGreaterThan(dealt);
  });

  test('go on for who comes after others have gone', async () => {
    const table = await among(BOTS);
    lookOn(table).stop();
    const dealt = await settled(table);
    const { shown, seen } = lookOn(table);
    expect(shown.last).toBe(dealt);
    seen(dealt);
    await expect.poll(() => shown.last).toBeGreaterThan(dealt);
  });

  test('wait for nobody where a person plays', async () => {
    const table = await among([bot('easy'), bot('easy'), person('Ann')]);
    lookOn(table);
    const isAsked = (): boolean => (told(table, 2).at(-1)?.legal.length ?? 0) > 0;
    await expect.poll(isAsked).toBe(true);
  });
});

test('who answers the moment he is asked is followed by the bots, to the end', async () => {
  const { table } = await seated();
  let moves = 0;
  const over = new Promise<void>((resolve) => {
    table.watch(0, -1, (steps) => {
      const { legal, owedSince, turn } = steps.at(-1) ?? { legal: [], owedSince: undefined };
      if (turn?.kind === 'over') resolve();
      if (owedSince === undefined) return;
      const text = legal.includes('pass') ? 'pass' : (legal[0] ?? '');
      void table.act({ seat: 0, key: `k${++moves}`, owedSince, text });
    });
  });
  await over;
  expect(moves).toBeGreaterThan(10);
});

test('bots that find no room stop, tell why, and go on when they are asked to', async () => {
  const store = memoryStore();
  const tables = tablesOver(store);
  const match = await tables.begin({ ...AR, sitters: [bot('easy'), bot('easy'), bot('easy')] });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.sit(match);
  const troubles: (string | undefined)[] = [];
  table.watchTrouble((trouble) => troubles.push(trouble?.code));
  const { length } = (await store.load(match))?.lines ?? [];
  store.failing = 'full';
  seeing(table, null, -1, () => undefined);
  await expect.poll(() => troubles).toEqual(['storage-full']);
  expect((await store.load(match))?.lines).toHaveLength(length ?? 0);
  table.goOn();
  await expect
    .poll(async () => (await store.load(match))?.lines.length)
    .toBeGreaterThan(length ?? 0);
  expect(troubles.slice(0, 2)).toEqual(['storage-full', undefined]);
});

test.each([
  { title: 'american-rails', seats: 3, isTold: true },
  { title: 'amsterdam', seats: 2, isTold: false },
])('what spoke for a bot’s move is told where nothing is hidden: $title', async (one) => {
  const tables = tablesOver(memoryStore());
  const sitters = Array.from({ length: one.seats }, () => bot('normal'));
  const match = await tables.begin({ title: one.title, config: { seats: one.seats }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.sit(match);
  const reasons: unknown[] = [];
  seeing(table, null, -1, (steps) => {
    for (const { reason } of steps) if (reason) reasons.push(reason.code);
  });
  await stepWhen(table, null, ({ seq }) => seq > 40);
  expect(reasons.length > 0).toBe(one.isTold);
});

test('a bot that can not think makes the least committal move', async () => {
  const broken: Thinker = { ...thinker, decide: () => Promise.reject(new Error('planted')) };
  const made: { readonly text: string; readonly idle: string; readonly first: string }[] = [];
  for (const {
    id,
    seats: [seats = 2],
  } of TITLES) {
    const tables = tablesOver(memoryStore(), broken);
    const sitters = Array.from({ length: seats }, () => bot('easy'));
    const match = await tables.begin({ title: id, config: { seats }, sitters });
    if (typeof match !== 'string') throw new Error(match.code);
    const table = await tables.sit(match);
    await stepWhen(table, null, ({ seq, turn }) => seq > 60 || turn.kind === 'over');
    const { rules, config } = (await tables.table(match)).running.stands;
    const again = startMatch(rules, config, 'again');
    for (const line of parseRecord(await table.record()).lines) {
      if (line.kind === 'act' && !line.forced) {
        const [first] = rules.legal(again.state, line.seat);
        const idle = rules.idle(rules.view(again.state, line.seat), line.seat);
        const { format } = rules.action;
        made.push({ text: line.text, idle: format(idle), first: first ? format(first) : '' });
      }
      extend(again, line);
    }
  }
  expect(made.map(({ text }) => text)).toEqual(made.map(({ idle }) => idle));
  // Who took just anything would be found out.
  expect(made.filter(({ idle, first }) => idle !== first).length).toBeGreaterThan(10);
});

test('a bot’s answer does not count once the table is closed', async () => {
  let answer: (() => void) | undefined;
  const slow: Thinker = {
    ...thinker,
    decide: ({ legal: [action] }) =>
      new Promise((resolve, reject) => {
        answer = () => (action ? resolve({ action }) : reject(new Error('nothing to decide')));
      }),
  };
  const store = memoryStore();
  const tables = tablesOver(store, slow);
  const match = await tables.begin({ ...AR, sitters: [bot('easy'), bot('easy'), person('Ann')] });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.sit(match);
  table.watch(2, -1, () => undefined);
  await expect.poll(() => answer).toBeDefined();
  const { length } = (await store.load(match))?.lines ?? [];
  const closing = await tables.table(match);
  await tables.leave(match);
  answer?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await store.load(match))?.lines).toHaveLength(length ?? -1);
  // Nor one that had been thought out already when it was closed.
  const { owed, rules, state } = closing.running.stands;
  const [[seat, owedSince] = [0, 0]] = owed;
  const text = rules.action.format(rules.idle(rules.view(state, seat), seat));
  const late = await closing.play({ seat, owedSince, text, reason: undefined });
  expect(late).toMatchObject({ code: 'stale' });
  expect((await store.load(match))?.lines).toHaveLength(length ?? -1);
});

test('what happened is told to each as far as he may know it', async () => {
  const tables = tablesOver(memoryStore());
  const sitters = [person('Ann'), bot('easy')];
  const match = await tables.begin({ title: 'amsterdam', config: { seats: 2 }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.sit(match);
  const { stands, lines } = (await tables.table(match)).running;
  await asked(table);
  const whole = lines.slice().map(({ events }) => events ?? []);
  for (const viewer of [0, null] as const) {
    const seen = told(table, viewer).slice(1, whole.length + 1);
    const wanted = whole.map((events) =>
      events.flatMap((event) => stands.rules.redact(event as never, viewer) ?? []),
    );
    expect(seen.map(({ events }) => events)).toEqual(wanted);
  }
  expect(JSON.stringify(told(table, null).map(({ events }) => events))).not.toBe(
    JSON.stringify([[], ...whole]),
  );
});

describe('undo', () => {
  async function atTheTable(sitters: readonly Sitter[]) {
    const store = memoryStore();
    const tables = tablesOver(store);
    const match = await tables.begin({ ...AR, sitters });
    if (typeof match !== 'string') throw new Error(match.code);
    const table = await tables.sit(match);
    const { turn, seq } = await stepWhen(table, null, (step) => step.turn.kind === 'act');
    const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
    return { store, tables, match, table, seq, seat };
  }
  const PERSONS = [person('Ann'), person('Bo'), person('Cy')];
  const last = (table: TableHost, seat: number): TableStep => {
    const step = told(table, seat).at(-1);
    if (!step) throw new Error('nothing was told');
    return step;
  };

  test('goes back as far as the rules allow, and is a line', async () => {
    const { store, match, table, seq, seat } = await atTheTable(PERSONS);
    const from = seq;
    expect(await table.undo({ seat, key: 'u0', from })).toMatchObject({ code: 'no-undo-there' });
    const before = last(table, seat);
    const { owedSince = -1, legal } = before;
    expect(await table.act({ seat, key: 'k', owedSince, text: legal[0] ?? '' })).toBeUndefined();
    expect(last(table, seat).undoTo).toBe(seq);
    const other = { seat: (seat + 1) % 3, key: 'u1', from: seq + 1 };
    expect(await table.undo(other)).toMatchObject({ code: 'no-undo-there' });
    expect(await table.undo({ seat, key: 'u2', from: seq + 1 })).toBeUndefined();
    expect(last(table, seat).view).toEqual(before.view);
    const line = (await store.load(match))?.lines.at(-1);
    expect(line).toMatchObject({ text: `.undo ${seq}`, by: seat, key: 'u2' });
  });

  test('sent twice takes back once', async () => {
    const { tables, match, table, seq, seat } = await atTheTable(PERSONS);
    for (const key of ['a', 'b']) {
      const { owedSince = -1, legal } = last(table, seat);
      if (legal.length > 0) await table.act({ seat, key, owedSince, text: legal[0] ?? '' });
    }
    const from = last(table, seat).seq;
    const undo = { seat, key: 'u', from };
    expect(await Promise.all([table.undo(undo), table.undo(undo)])).toEqual([undefined, undefined]);
    expect(last(table, seat)).toMatchObject({ seq: from + 1, undoneTo: expect.any(Number) });
    // By another key, and from a table that was opened anew.
    expect(await table.undo({ ...undo, key: 'v' })).toMatchObject({ code: 'stale' });
    await tables.leave(match);
    const again = await tables.sit(match);
    expect(await again.undo(undo)).toBeUndefined();
    expect(last(again, seat).seq).toBe(from + 1);
    expect(seq).toBeLessThan(from);
  });

  test('is nothing that a person does for a bot', async () => {
    const { table, seat } = await atTheTable([bot('easy'), bot('easy'), person('Ann')]);
    const { seq: from } = await asked(table, -1, 2);
    for (const key of ['0', '1']) {
      const refused = await table.undo({ seat: Number(key), key, from });
      expect(refused).toMatchObject({ code: 'not-your-seat' });
    }
    expect(seat).toBeLessThan(3);
  });
});

test('whoever sat at a saved table sits down again where it is opened', async () => {
  const { table, tables } = await seated();
  await latest(table);
  const sitters = [
    person('Ann  <b>Lee</b> 👩‍🚀'),
    { ...bot('hard'), name: 'Bo' },
    { ...bot('easy'), name: '' },
  ];
  const match = await tables.importRecord(withSitters(await table.record(), sitters));
  const again = await tables.sit(match);
  expect(again.info.sitters).toEqual([
    person('Ann <b>Lee</b> 👩‍🚀'),
    { ...bot('hard'), name: 'Bo' },
    { ...bot('easy'), name: 'Carla' },
  ]);
  expect((await again.record()).split('\n\n')[1]).toBe((await table.record()).split('\n\n')[1]);
});

test.each([
  ['you', { kind: 'person', name: 'Anna' }],
  ['bot genius', { kind: 'person', name: 'Anna' }],
  ['bot expert', { kind: 'bot', level: 'expert', name: 'Anna' }],
  [`person ${'W'.repeat(99)}`, { kind: 'person', name: 'W'.repeat(24) }],
])('a record that says ‘%s’ of a seat is understood', async (holder, sitter) => {
  const { table, tables } = await seated();
  const match = await tables.importRecord(`${await table.record()}.seat 0 ${holder}\n`);
  expect((await tables.sit(match)).info.sitters[0]).toEqual(sitter);
});

test('a match opens again where it stood', async () => {
  const { table, store, match } = await seated();
  await moved(table);
  const before = await latest(table);
  const again = await tablesOver(store).sit(match);
  expect(await latest(again)).toEqual(before);
});

test('the same seed deals the same again, another one does not', async () => {
  const tables = tablesOver(memoryStore());
  const dealt = async (seed?: string) => {
    const match = await tables.begin({
      title: 'amsterdam',
      config: { seats: 2 },
      sitters: [person('Ann'), person('Bo')],
      ...(seed === undefined ? {} : { seed }),
    });
    if (typeof match !== 'string') throw new Error(match.code);
    return (await (await tables.sit(match)).record()).split('\n\n')[1];
  };
  expect(await dealt('one')).toBe(await dealt('one'));
  expect(await dealt('one')).not.toBe(await dealt('two'));
  expect(await dealt()).not.toBe(await dealt());
});

test('a deal with a name is played by bots as it was before', async () => {
  const played = async (seed: string): Promise<string> => {
    const tables = tablesOver(memoryStore());
    const sitters = Array.from({ length: 3 }, () => bot('easy'));
    const match = await tables.begin({ ...AR, seed, sitters });
    if (typeof match !== 'string') throw new Error(match.code);
    const table = await tables.sit(match);
    await stepWhen(table, null, ({ turn }) => turn.kind === 'over');
    return await table.record();
  };
  expect(await played('one')).toBe(await played('one'));
  expect((await played('one')).split('\n\n')[1]).not.toBe((await played('two')).split('\n\n')[1]);
});

describe('a match whose lines were damaged', () => {
  const problemIn = async (store: MatchStore): Promise<string | undefined> =>
    (await tablesOver(store).list())[0]?.problem;

  /** Its lines as an accident left them. */
  async function damaged(accident: (lines: readonly StoredLine[]) => readonly StoredLine[]) {
    const { store, match, table } = await seated();
    await moved(table);
    table.close();
    const found = await store.load(match);
    if (!found) throw new Error('it is gone');
    store.plant({ ...found, lines: accident(found.lines) });
    return { store, match, found };
  }

  test('is told at once where lines are missing', async () => {
    const { store } = await damaged((lines) => lines.toSpliced(1, 1));
    expect(await problemIn(store)).toBe('unusable');
  });

  test('is told for good once it could not be opened, until it can be', async () => {
    const { store, match, found } = await damaged(([first, second, ...others]) => [
      ...(first ? [first] : []),
      ...(second ? [{ ...second, text: '0 paint-it-black' }] : []),
      ...others,
    ]);
    expect(await problemIn(store)).toBeUndefined();
    await expect(tablesOver(store).sit(match)).rejects.toThrow('paint-it-black');
    expect(await problemIn(store)).toBe('unusable');
    const { match: marked = found.match } = (await store.load(match)) ?? {};
    store.plant({ ...found, match: marked });
    expect(await problemIn(store)).toBe('unusable');
    const table = await tablesOver(store).sit(match);
    expect(await problemIn(store)).toBeUndefined();
    const { owedSince = -1, legal } = await stepWhen(
      table,
      0,
      (step) => step.legal.length > 0 && step.seq >= found.match.lines,
    );
    const move = { seat: 0, key: 'again', owedSince, text: legal[0] ?? '' };
    expect(await table.act(move)).toBeUndefined();
    expect(await problemIn(store)).toBeUndefined();
  });

  test('of older rules is opened by its last position, whatever lines are there', async () => {
    const { store, found } = await damaged((lines) => lines.toSpliced(1, 1));
    const rules = found.match.rules - 1;
    const { lines: [, ...fewer] = [] } = (await store.load(found.match.id)) ?? {};
    store.plant({ ...found, match: { ...found.match, rules }, lines: fewer });
    expect(await problemIn(store)).toBeUndefined();
  });
});

test.each([
  ['no position', { snapshot: null }],
  ['no sitters', { sitters: null }],
  ['nothing but its name', { title: undefined, config: undefined, lines: undefined }],
])(
  'a row with %s is listed as damaged and hides no other, and goes when it is deleted',
  async (_, broken) => {
    const { store, tables, match } = await seated();
    const kept = await store.load(match);
    if (!kept) throw new Error('it is gone');
    store.plant({ ...kept, match: { ...kept.match, id: 'broken', ...broken } as never });
    const listed = (await tables.list()).map(({ match: id, problem }) => [id, problem]);
    expect(listed.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
      ['broken', 'unusable'],
      [match, undefined],
    ]);
    await expect(tables.sit('broken')).rejects.toThrow(StoreError);
    expect(await tables.kept('broken')).toContain('match ');
    await tables.remove('broken');
    expect((await tables.list()).map(({ match: id }) => id)).toEqual([match]);
  },
);

test('a preview shows what would be, and changes nothing', async () => {
  const { table } = await seated();
  const { legal, view } = await latest(table);
  const preview = await table.preview(0, legal.at(-1) ?? '');
  if (isRefusal(preview)) throw new Error(preview.code);
  expect(preview.before).toEqual(view);
  expect(preview.after).not.toEqual(view);
  expect((await latest(table)).view).toEqual(view);
  expect(await table.preview(0, 'bid 99999')).toMatchObject({
    rule: expect.stringMatching(/^AR-/),
  });
});

test('a record that was cut off before a draw goes on with it', async () => {
  const tables = tablesOver(memoryStore());
  const text = 'title amsterdam\nrules 1\nmatch cut\nconfig {"seats":2}\n\n* card red\n';
  const table = await tables.sit(await tables.importRecord(text));
  const step = await stepWhen(table, 0, ({ turn }) => turn.kind === 'act');
  expect(step.legal.length).toBeGreaterThan(0);
  expect(await table.record()).toContain('\n\n* card red\n* card ');
});

test('a running match is not looked through: that would show every hand', async () => {
  const { table } = await seated();
  await latest(table);
  await expect(table.review({ type: 'outline', turns: 1, own: [] })).rejects.toThrow('not over');
});

test('a record with its seed that was cut off before a draw draws what it drew', async () => {
  const file = new URL('../../../games/amsterdam/test/fixtures/bots-4-strict.rec', import.meta.url);
  const text = readFileSync(file, 'utf8');
  const rows = text.split('\n').filter((row) => !row.startsWith('result '));
  const draw = rows.findLastIndex((row) => row.startsWith('* '));
  const tables = tablesOver(memoryStore());
  const table = await tables.sit(await tables.importRecord(rows.slice(0, draw).join('\n')));
  expect((await table.record()).split('\n')).toContain(rows[draw]);
  await stepWhen(table, 0, ({ turn }) => turn.kind !== 'chance');
  expect(await table.record()).toContain(rows.slice(draw - 1, draw + 1).join('\n'));
});

test('a match that was broken off is over: nobody is asked, nobody has won, its seed is told', async () => {
  const file = new URL('../../../games/amsterdam/test/fixtures/bots-4-strict.rec', import.meta.url);
  const rows = readFileSync(file, 'utf8').trimEnd().split('\n');
  const cut = rows.filter((row) => !row.startsWith('result ')).slice(0, 40);
  const tables = tablesOver(memoryStore());
  const match = await tables.importRecord(
    [...cut, '.end the last tram was leaving', ''].join('\n'),
  );
  const table = await tables.sit(match);
  const last = await stepWhen(table, 0, ({ ended }) => ended !== undefined);
  expect(last).toMatchObject({
    ended: 'the last tram was leaving',
    turn: { kind: 'over' },
    legal: [],
  });
  expect(await tables.list()).toMatchObject([{ isOver: true, owing: [] }]);
  const { seed, result } = parseRecord(await table.record());
  expect(seed).toBe(parseRecord(rows.join('\n')).seed);
  expect(result).toBeUndefined();
  expect(await table.act({ seat: 0, key: 'k', owedSince: last.seq, text: 'pass' })).toMatchObject({
    code: 'stale',
  });
});

test('options that do not exist and records that are broken are refused in words', async () => {
  const tables = tablesOver(memoryStore());
  const refused = await tables.begin({ title: 'amsterdam', config: { seats: 9 }, sitters: [] });
  expect(refused).toMatchObject({ code: 'bad-seats' });
  await expect(tables.importRecord('nonsense')).rejects.toThrow(/line 1/);
  await expect(tables.sit('nowhere')).rejects.toThrow('there is no match');
  expect(await tables.list()).toEqual([]);
});

describe.each(TITLES.map(({ id, seats }) => [id, seats[0] ?? 2] as const))('%s', (id, seats) => {
  test('a whole game by bots: verified, read back, gone on with', async () => {
    const store = memoryStore();
    const tables = tablesOver(store);
    const sitters = Array.from({ length: seats }, () => bot('easy'));
    const match = await tables.begin({ title: id, config: { seats }, sitters });
    if (typeof match !== 'string') throw new Error(match.code);
    const table = await tables.sit(match);
    const last = await stepWhen(table, null, ({ turn }) => turn.kind === 'over');

    const rules = await titleOf(id)?.rules();
    if (!rules) throw new Error('no rules');
    const text = await table.record();
    const record = parseRecord(text);
    expect(verify(rules, record).match.lines).toHaveLength(last.seq);
    const middle = Math.floor(last.seq / 2);
    const replayed = replay(rules, {
      ...record,
      result: undefined,
      lines: record.lines.slice(0, middle),
    } as never);
    expect(told(table, 'all')[middle]?.view).toEqual(rules.view(replayed.state, 'all'));

    const review = await table.review({ type: 'outline', turns: 4, own: [0] });
    expect(review?.turns).toHaveLength(4);
    expect(review?.own[0]?.decisions.length).toBeGreaterThan(0);
    const worth = review?.samples.at(-1)?.values ?? [];
    expect(record.result?.places[worth.indexOf(Math.max(...worth))]).toBe(1);

    const read = await tables.sit(await tables.importRecord(text));
    expect(await read.record()).toBe(text);
    const branch = await tables.sit(await tables.goOnFrom(table, middle, sitters));
    expect(told(branch, null)[middle]?.view).toEqual(told(table, null)[middle]?.view);
    await stepWhen(branch, null, ({ turn }) => turn.kind === 'over');
    expect((await tables.list()).map(({ isOver }) => isOver)).toEqual([true, true, true]);
  });
});
