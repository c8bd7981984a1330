/** What a table gives away to bots and in previews: what the seat may know, and no more. */
import type { Seat } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import type { Question, Thinker } from '../src/index.ts';
import { memoryStore, stepWhen, told } from '../testing/index.ts';
import { bot, person, tablesOver, thinker } from './tables.ts';

interface Hands {
  readonly seats: readonly { readonly hand: unknown; readonly held: unknown }[];
}

test('a bot, and whoever advises, is shown its own hand and nobody else’s', async () => {
  const asked: Question[] = [];
  const curious: Thinker = {
    ...thinker,
    decide(question, level) {
      asked.push(question);
      return thinker.decide(question, level);
    },
    advise(question) {
      asked.push(question);
      return thinker.advise(question);
    },
  };
  const tables = tablesOver(memoryStore(), curious);
  const named = (name: string) => ({ ...bot('random'), name });
  const sitters = [person('Ann'), named('Cleo'), named('Rosa')];
  const wanted = { title: 'amsterdam', config: { seats: 3 }, seed: 'hands', sitters };
  const match = await tables.begin(wanted);
  if (typeof match !== 'string') throw new Error(match.code);
  const place = await tables.sit(match);
  const { legal, owedSince = -1 } = await stepWhen(place, 0, (step) => step.legal.length > 0);
  await place.hint(0);
  await place.act({ seat: 0, key: 'k', owedSince, text: legal[0] ?? '' });
  await stepWhen(place, 0, ({ seq, legal: next }) => seq > owedSince + 1 && next.length > 0);
  expect(new Set(asked.map(({ seat }) => seat))).toEqual(new Set<Seat>([0, 1, 2]));
  for (const { seat, view, character } of asked) {
    // Who a bot is follows from its name, which every record tells: a name of one's own is nobody's.
    expect(character).toBe(seat === 1 ? 2 : undefined);
    const { seats } = view as unknown as Hands;
    const open = seats.flatMap(({ hand, held }, each) => (hand || held ? [each] : []));
    expect(open).toEqual([seat]);
  }
});

test('a preview is the same whatever the others have hidden', async () => {
  const previews = await Promise.all(
    [0, -1].map(async (choice) => {
      const tables = tablesOver(memoryStore());
      const sitters = [person('Ann'), person('Bo')];
      const wanted = { title: 'amsterdam', config: { seats: 2 }, seed: 'sealed', sitters };
      const match = await tables.begin(wanted);
      if (typeof match !== 'string') throw new Error(match.code);
      const [ann, bo] = [await tables.sit(match, [0]), await tables.sit(match, [1])];
      const asked = told(bo, 1).at(-1);
      const text = asked?.legal.at(choice) ?? '';
      expect(await bo.act({ seat: 1, key: 'k', owedSince: asked?.owedSince ?? -1, text })).toBe(
        undefined,
      );
      const last = told(ann, 0).at(-1);
      const own = last?.legal[0] ?? '';
      return { text, own, view: last?.view, preview: await ann.preview(0, own) };
    }),
  );
  const [one, other] = previews;
  // Bo keeps one contract, or both: Ann can't know which.
  expect(one?.text.split(' ').length).not.toBe(other?.text.split(' ').length);
  expect(one?.view).toEqual(other?.view);
  expect(one?.preview).toEqual(other?.preview);
  expect(one?.preview).toHaveProperty('after');
});

test('a game that goes on from another has a name and draws of its own', async () => {
  const tables = tablesOver(memoryStore());
  const sitters = [person('Ann'), person('Bo')];
  const match = await tables.begin({ title: 'amsterdam', config: { seats: 2 }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  const on = await tables.goOnFrom(await tables.sit(match), 14, sitters);
  const [before, after] = await Promise.all([tables.kept(match), tables.kept(on)]);
  const nameIn = (record: string): string => /^match (.*)$/m.exec(record)?.[1] ?? '';
  expect(nameIn(after)).not.toBe('');
  expect(nameIn(after)).not.toBe(nameIn(before));
  expect(after).not.toMatch(/^(?:commit|seed) /m);
});

test('from one’s own seat nothing is asked for another’s', async () => {
  const tables = tablesOver(memoryStore());
  const sitters = [person('Ann'), person('Bo')];
  const match = await tables.begin({ title: 'amsterdam', config: { seats: 2 }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  const [ann, bo] = [await tables.sit(match, [0]), await tables.sit(match, [1])];
  const text = told(bo, 1).at(-1)?.legal[0] ?? '';
  expect(await bo.preview(1, text)).toHaveProperty('after');
  const asked = [ann.preview(1, text), ann.why(1, text), ann.hint(1)];
  for (const each of asked) await expect(each).rejects.toThrow('seat 1 is not looked at from here');
  await expect(ann.review({ type: 'outline', turns: 1, own: [] })).rejects.toThrow('not over yet');
  expect(() => told(ann, 1)).toThrow('seat 1 is not looked at from here');
  expect(await ann.undo({ seat: 1, key: 'u', from: 0 })).toMatchObject({ code: 'not-your-seat' });
});
