/** Taking back across a draw or another's move: one asks, every person agrees, and the record tells it. */
import { parseRecord, replay, verify } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import type { Sitter, TableHost, TableStep } from '../src/index.ts';
import { memoryStore, stepWhen, told } from '../testing/index.ts';
import { bot, person, tablesOver } from './tables.ts';

async function begun(sitters: readonly Sitter[], store = memoryStore()) {
  const tables = tablesOver(store);
  const config = { seats: sitters.length };
  const match = await tables.begin({ title: 'amsterdam', config, sitters, seed: 'consent' });
  if (typeof match !== 'string') throw new Error(match.code);
  const [ann, ben] = [await tables.sit(match, [0]), await tables.sit(match, [1])];
  return { tables, match, ann, ben, places: [ann, ben] };
}

const lastOf = (place: TableHost, seat: number): TableStep => {
  const step = told(place, seat).at(-1);
  if (!step) throw new Error('nothing was told');
  return step;
};

/** Each seat that owes takes its first choice, so many times. */
async function play(places: readonly TableHost[], moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const seat = places.findIndex((place, each) => lastOf(place, each).owedSince !== undefined);
    const { owedSince = -1, legal } = lastOf(places[seat] as TableHost, seat);
    const text = legal.find((each) => each.startsWith('blind')) ?? legal[0] ?? '';
    const refused = await places[seat]?.act({ seat, key: `${owedSince} ${seat}`, owedSince, text });
    expect(refused).toBeUndefined();
  }
}

const stateOf = (place: TableHost) => told(place, null).at(-1)?.view;

test('a draw is taken back when both have agreed, and the same card comes again', async () => {
  const { tables, match, ann, ben, places } = await begun([person('Ann'), person('Ben')]);
  await play(places, 4);
  const { seq: from, undoTo, undoByAllTo: to = -1 } = lastOf(ann, 0);
  expect(undoTo).toBeUndefined();
  expect(to).toBeGreaterThan(0);
  const before = told(ann, null).find(({ seq }) => seq === to)?.view;
  expect(await ann.agree({ seat: 0, key: 'ask', from, to })).toBeUndefined();
  expect(lastOf(ben, 1)).toMatchObject({ agreed: { seat: 0, to }, asking: { to, agreed: [0] } });
  expect(stateOf(ann)).not.toEqual(before);
  // Asked twice is asked once, and nobody agrees for another.
  expect(await ann.agree({ seat: 0, key: 'ask', from, to })).toBeUndefined();
  expect(await ann.agree({ seat: 0, key: 'again', from: from + 1, to })).toBeUndefined();
  expect(await ann.agree({ seat: 1, key: 'b', from, to })).toMatchObject({ code: 'not-your-seat' });
  expect(lastOf(ben, 1).seq).toBe(from + 1);
  expect(await ben.agree({ seat: 1, key: 'yes', from: from + 1, to })).toBeUndefined();
  expect(lastOf(ben, 1)).toMatchObject({ undoneTo: to });
  expect(stateOf(ann)).toEqual(before);
  const text = await (await tables.sit(match)).record();
  const tail = [`.agree 0 ${to}`, `.agree 1 ${to}`, `.undo ${to}`].join('\n');
  expect(text.trimEnd().endsWith(tail)).toBe(true);

  // Opened anew it stands where it stood, and what is drawn again is what was drawn.
  const drawn = text
    .split('\n')
    .filter((line) => line.startsWith('* '))
    .at(-1);
  await tables.leave(match);
  const again = [await tables.sit(match, [0]), await tables.sit(match, [1])];
  expect(stateOf(again[0] as TableHost)).toEqual(before);
  await play(again, 2);
  expect((await (await tables.sit(match)).record()).split('\n')).toContain(drawn);

  const rules = await titleOf('amsterdam')?.rules();
  if (!rules) throw new Error('there is no such game');
  const { running: kept } = await tables.table(match);
  const record = { ...parseRecord(await (await tables.sit(match)).record()), seed: kept.seed };
  expect(verify(rules, record).unagreed).toEqual([]);
  const alone = record.lines.filter(({ kind }) => kind !== 'agree');
  expect(() => replay(rules, { ...record, lines: alone })).not.toThrow();
  expect(verify(rules, { ...record, lines: alone }).unagreed).toHaveLength(1);
});

test('any other line ends the asking', async () => {
  const { ann, ben, places } = await begun([person('Ann'), person('Ben')]);
  await play(places, 5);
  const [seat, other] = lastOf(ann, 0).owedSince === undefined ? [1, 0] : [0, 1];
  const asker = other === 0 ? ann : ben;
  const { seq: from, undoByAllTo: to = -1 } = lastOf(asker, other);
  await asker.agree({ seat: other, key: 'ask', from, to });
  await play(places, 1);
  expect(lastOf(asker, other).asking).toBeUndefined();
  const late = await (seat === 0 ? ann : ben).agree({ seat, key: 'late', from: from + 1, to });
  expect(late).toMatchObject({ code: 'stale' });
});

test('who sits down meanwhile changes nothing in what is asked', async () => {
  const { tables, match, ann, ben, places } = await begun([person('Ann'), person('Ben')]);
  await play(places, 5);
  const { seq: from, undoByAllTo: to = -1 } = lastOf(ann, 0);
  await ann.agree({ seat: 0, key: 'ask', from, to });
  const { seq: seen } = lastOf(ben, 1);
  await (await tables.table(match)).reseat({ seat: 0, sitter: person('Anna'), key: 'name' });
  expect(lastOf(ben, 1).asking?.agreed).toEqual([0]);
  expect(await ben.agree({ seat: 1, key: 'yes', from: seen, to })).toBeUndefined();
  expect(lastOf(ben, 1)).toMatchObject({ undoneTo: to });
});

test('bots agree with who plays against them alone', async () => {
  const { tables, match } = await begun([person('Ann'), bot('easy')]);
  const place = await tables.sit(match);
  const asked = (after: number) =>
    stepWhen(place, 0, ({ legal, seq }) => legal.length > 0 && seq > after);
  for (let moves = 0, after = -1; moves < 3; moves++) {
    const { owedSince = -1, legal, seq } = await asked(after);
    after = seq;
    await place.act({ seat: 0, key: `k${moves}`, owedSince, text: legal[0] ?? '' });
  }
  await asked(lastOf(place, 0).seq - 1);
  const { seq: from, undoByAllTo: to = -1 } = lastOf(place, 0);
  expect(await place.agree({ seat: 0, key: 'a', from, to })).toBeUndefined();
  expect(await place.record()).toMatch(
    new RegExp(`\\n\\.agree 0 ${to}\\n\\.agree 1 ${to}\\n\\.undo ${to}\\n`),
  );
});

test('a no ends the asking, and who asked can withdraw; what is asked says exactly what goes', async () => {
  const { tables, match, ann, ben, places } = await begun([person('Ann'), person('Ben')]);
  await play(places, 4);
  const { undoByAllTo: to = -1 } = lastOf(ann, 0);
  const ask = async (key: string) => {
    const { seq: from } = lastOf(ann, 0);
    expect(await ann.agree({ seat: 0, key, from, to })).toBeUndefined();
  };
  await ask('ask');
  const { asking } = lastOf(ben, 1);
  const { lines } = (await tables.table(match)).running;
  const goes = lines.slice().filter(({ seq, text }) => seq > to && !text.startsWith('.'));
  expect(asking?.takesBack).toEqual(goes.map(({ seq }) => seq));
  const before = stateOf(ann);
  expect(await ben.decline({ seat: 1, key: 'no' })).toBeUndefined();
  expect(lastOf(ann, 0)).toMatchObject({ declined: 1 });
  expect(lastOf(ann, 0).asking).toBeUndefined();
  // The same no again is the same no; another one has nothing to say no to.
  expect(await ben.decline({ seat: 1, key: 'no' })).toBeUndefined();
  expect(await ben.decline({ seat: 1, key: 'nay' })).toMatchObject({ code: 'stale' });
  // What was agreed before a no does not count any more.
  const { seq: from } = lastOf(ben, 1);
  expect(await ben.agree({ seat: 1, key: 'late', from, to })).toBeUndefined();
  expect(lastOf(ben, 1).asking?.agreed).toEqual([1]);
  expect(await ben.decline({ seat: 1, key: 'withdraw' })).toBeUndefined();
  expect(stateOf(ann)).toEqual(before);
  const record = await (await tables.sit(match)).record();
  expect(record).toContain('\n.decline 1\n');
  // Before an undo and after it, the record can be read.
  await ask('again');
  await ben.agree({ seat: 1, key: 'yes', from: lastOf(ben, 1).seq, to });
  expect(lastOf(ben, 1)).toMatchObject({ undoneTo: to });
  await tables.leave(match);
  expect(stateOf(await tables.sit(match, [0]))).toEqual(stateOf(ann));
});
