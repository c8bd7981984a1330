import { parseRecord } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { Sitting, type Sitter, type TableStep } from '../src/index.ts';
import { memoryStore, stepWhen } from '../testing/index.ts';
import { bot, person, tablesOver, thinker } from './tables.ts';

const AR = { title: 'american-rails', config: { seats: 3 }, seed: 'a deal' };

async function seated(
  sitters: readonly Sitter[],
  by = thinker,
  store = memoryStore(),
  config: object = AR.config,
) {
  const tables = tablesOver(store, by);
  const match = await tables.begin({ ...AR, config, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  return { store, tables, match, table: await tables.sit(match) };
}

const ann = person('Ann');
const lastOf = (record: string): string => record.trimEnd().split('\n').at(-1) ?? '';

test('a seat that a bot takes over goes on at once', async () => {
  const { table } = await seated([ann, bot('easy'), bot('easy')]);
  const asked = await stepWhen(table, 0, ({ legal }) => legal.length > 0);
  expect(await table.reseat({ seat: 0, sitter: bot('normal'), key: 'k' })).toBeUndefined();
  const moved = await stepWhen(table, null, ({ by }) => by === 0, asked.seq);
  expect(moved.seq).toBeGreaterThan(asked.seq);
  expect(parseRecord(await table.record()).lines).toContainEqual({
    kind: 'seat',
    seat: 0,
    holder: 'bot normal normal',
  });
});

test('a change is a line of the record, is kept, and counts once', async () => {
  const { store, match, table } = await seated([ann, bot('easy'), bot('easy')]);
  await stepWhen(table, 0, ({ legal }) => legal.length > 0);
  for (let time = 0; time < 2; time += 1) {
    const change = { seat: 1, sitter: { ...bot('hard'), name: 'Ada' }, key: 'once' };
    expect(await table.reseat(change)).toBeUndefined();
  }
  expect(lastOf(await table.record())).toBe('.seat 1 bot hard Ada');
  expect((await table.record()).match(/^\.seat/gm)).toHaveLength(1);
  const again = await tablesOver(store).sit(match);
  expect(again.info.sitters[1]).toEqual({ kind: 'bot', level: 'hard', name: 'Ada' });
  const step = await stepWhen(again, 0, ({ legal }) => legal.length > 0);
  expect(step.legal.length).toBeGreaterThan(0);
});

test('the next move of a bot is thought of by its new level', async () => {
  const levels: string[] = [];
  const noting = {
    ...thinker,
    decide: (...[question, level]: Parameters<typeof thinker.decide>) => {
      levels.push(`${question.seat} ${level}`);
      return thinker.decide(question, 'easy');
    },
  };
  const { table } = await seated([ann, bot('easy'), bot('easy')], noting);
  const step = await stepWhen(table, 0, ({ legal }) => legal.length > 0);
  await table.reseat({ seat: 1, sitter: bot('expert'), key: 'k' });
  levels.length = 0;
  await table.reseat({ seat: 0, sitter: bot('random'), key: 'l' });
  await stepWhen(table, null, ({ by, seq }) => by === 1 && seq > step.seq, step.seq);
  expect(levels).toContain('1 expert');
  expect(levels).not.toContain('1 easy');
});

test('a person takes a bot’s place, and a move that it was thinking of is not made', async () => {
  let answer: (() => void) | undefined;
  const slow = {
    ...thinker,
    decide: async (...[question, level]: Parameters<typeof thinker.decide>) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return thinker.decide(question, level);
    },
  };
  const { tables, match, table } = await seated([bot('easy'), bot('easy'), bot('easy')], slow);
  const steps: TableStep[] = [];
  const watch = table.watch(null, -1, (told) => {
    steps.push(...told);
    queueMicrotask(() => watch.seen(steps.at(-1)?.seq ?? 0));
  });
  await expect.poll(() => answer !== undefined).toBe(true);
  const turn = steps.at(-1)?.turn;
  const seat = turn?.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  expect(await table.reseat({ seat, sitter: person('Joe'), key: 'k' })).toBeUndefined();
  const lines = steps.length;
  answer?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(steps).toHaveLength(lines);
  const joe = await tables.sit(match);
  const asked = await stepWhen(joe, seat, ({ legal }) => legal.length > 0);
  const [text = ''] = asked.legal;
  const move = { seat, key: 'joe', owedSince: asked.owedSince ?? -1, text };
  expect(await joe.act(move)).toBeUndefined();
  watch.stop();
});

test('nobody is put out of a seat by somebody else', async () => {
  const { tables, match } = await seated([ann, person('Joe'), bot('easy')]);
  const guest = new Sitting(await tables.table(match), [1]);
  const change = { seat: 0, sitter: bot('easy'), key: 'k' };
  expect(await guest.reseat(change)).toMatchObject({ code: 'not-your-seat' });
});

test('there is no such seat, or nothing left to play', async () => {
  const { table } = await seated([ann, bot('easy'), bot('easy')]);
  expect(await table.reseat({ seat: 7, sitter: bot('easy'), key: 'k' })).toMatchObject({
    code: 'no-such-seat',
  });
  await table.reseat({ seat: 0, sitter: bot('easy'), key: 'l' });
  await stepWhen(table, null, ({ turn }) => turn.kind === 'over');
  expect(await table.reseat({ seat: 0, sitter: ann, key: 'm' })).toMatchObject({
    code: 'match-over',
  });
});

test('with a box that nobody has learned with a bot sits down as what it plays, and so does the next', async () => {
  const { table } = await seated([bot('expert'), bot('easy'), ann], thinker, memoryStore(), {
    seats: 3,
    box: 'rivers',
  });
  const levels = (): unknown[] =>
    table.info.sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : sitter.kind));
  expect(levels()).toEqual(['normal', 'easy', 'person']);
  await table.reseat({ seat: 1, sitter: bot('hard'), key: 'k' });
  expect(lastOf(await table.record())).toBe('.seat 1 bot normal hard');
});
