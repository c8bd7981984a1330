/** What people say at a table: who hears it, who may not speak, and what the administrator sees. */
import type { Answer } from '@roundhouse/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AMSTERDAM,
  GROUNDS,
  Guest,
  named,
  newKey,
  openHouse,
  playMoves,
  playOut,
  twoAt,
  type House,
} from './visiting.ts';

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({}, await ground());
  });
  afterAll(() => house.close());

  const say = (guest: Guest, table: string, said: string) =>
    guest.ask('say', { table, key: newKey(), said });
  const heard = async (guest: Guest, table: string) =>
    (await guest.ask('readTalk', { table })).said
      .filter(({ kind }) => kind !== 'system')
      .map(({ text }) => text);

  test('players hear players; who looks on hears all, and is heard by players when it is over', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    const eve = await named(house.origin, 'Eve');
    await say(ann, table, 'Good luck, Ben.');
    await say(eve, table, 'Ann has the red one.');
    await ben.ask('react', { table, key: newKey(), reaction: 'thanks' });
    expect(await heard(ann, table)).toEqual(['Good luck, Ben.', 'thanks']);
    expect(await heard(new Guest(house.origin), table)).toEqual(['Good luck, Ben.', 'thanks']);
    expect(await heard(eve, table)).toEqual(['Good luck, Ben.', 'Ann has the red one.', 'thanks']);
    const { said } = await ben.ask('readTalk', { table });
    expect(said.filter(({ kind }) => kind !== 'system')).toMatchObject([
      { name: 'Ann', seat: 0, isMine: false, circle: 'table' },
      { name: 'Ben', seat: 1, isMine: true, kind: 'reaction' },
    ]);
    await playOut([ann, ben], table);
    expect(await heard(ann, table)).toContain('Ann has the red one.');
  });

  test('the stream tells it once to those who may hear it, and the newest to who comes', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    await say(ann, table, 'One.');
    const eve = await named(house.origin, 'Eve');
    const ends: Promise<unknown>[] = [];
    for (const [guest, eyes] of [
      [ben, 1],
      [eve, 'public'],
    ] as const) {
      const events = guest.watch({ table, eyes, after: -1 });
      ends.push(
        (async () => {
          for await (const _ of events);
        })(),
      );
    }
    const texts = (guest: Guest) =>
      guest.told
        .flatMap(({ event, data }) => (event === 'talk' ? (data as Answer<'readTalk'>).said : []))
        .flatMap(({ kind, text }) => (kind === 'system' ? [] : text));
    await expect.poll(() => texts(ben)).toEqual(['One.']);
    await say(eve, table, 'Psst.');
    await say(ann, table, 'Two.');
    const three = { table, key: newKey(), said: 'Three.' };
    await Promise.all([ann.ask('say', three), ann.ask('say', three)]);
    expect(await heard(ben, table)).toEqual(['One.', 'Two.', 'Three.']);
    await expect.poll(() => texts(ben)).toEqual(['One.', 'Two.', 'Three.']);
    await expect.poll(() => texts(eve)).toEqual(['One.', 'Psst.', 'Two.', 'Three.']);
    await ben.ask('leave', {});
    await eve.ask('leave', {});
    await Promise.all(ends);
  });

  test('the table tells who comes and goes, and not what happens in the match', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    await playMoves([ann, ben], table, 4);
    const { said } = await ann.ask('readTalk', { table });
    expect(said.map(({ kind, text, name }) => [kind, text, name])).toEqual([
      ['system', 'sat-down', 'Ben'],
      ['system', 'began', ''],
    ]);
  });

  test('a table that is full as it is opened has begun, and says so', async () => {
    const ann = await named(house.origin, 'Ann');
    const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'easy' } as const];
    const { table } = await ann.ask('openTable', { ...AMSTERDAM, seats });
    const { said } = await ann.ask('readTalk', { table });
    expect(said.map(({ text }) => text)).toEqual(['began']);
  });

  test('who sits down twice at once, or gets up so, is told of once, and so is that it began', async () => {
    const ann = await named(house.origin, 'Ann');
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const { table, secret } = await ann.ask('openTable', { ...AMSTERDAM, seats });
    const twice = async (work: () => Promise<unknown>): Promise<void> =>
      void (await Promise.all([work(), work()]));
    await twice(() => ann.ask('standUp', { table, seat: 0 }));
    await twice(() => ann.ask('sitDown', { table, secret }));
    const ben = await named(house.origin, 'Ben');
    await twice(() => ben.ask('sitDown', { table, secret }));
    const { said } = await ann.ask('readTalk', { table });
    expect(said.map(({ text, name }) => `${text} ${name}`)).toEqual([
      'stood-up Ann',
      'sat-down Ann',
      'sat-down Ben',
      'began ',
    ]);
  });

  describe('refused', () => {
    test.each([
      ['nothing to see', ' \u200b '],
      ['too much', 'x'.repeat(501)],
      ['a control character', 'a\u0007b'],
      ['a second line', 'a\nb'],
      ['a text turned round', 'a\u202eb'],
      ['half a letter', 'a\ud800b'],
    ])('%s', async (_, said) => {
      const { ann, table } = await twoAt(house.origin);
      await expect(say(ann, table, said)).rejects.toMatchObject({ code: 'bad-request' });
      expect(await heard(ann, table)).toEqual([]);
    });

    test('letters and signs of any language are let through as they are', async () => {
      const { ann, table } = await twoAt(house.origin);
      const said = '<b>Zoë</b> & 王 👩‍👧 "50%"';
      await say(ann, table, said);
      expect(await heard(ann, table)).toEqual([said]);
    });
  });

  test('nobody talks at a silent table', async () => {
    const ann = await named(house.origin, 'Ann');
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const opening = { title: 'amsterdam', config: { seats: 2 }, seats, isSilent: true };
    const { table } = await ann.ask('openTable', opening);
    expect((await ann.ask('readTable', { table })).table.isSilent).toBe(true);
    await expect(say(ann, table, 'Hello?')).rejects.toMatchObject({ code: 'silent-table' });
    const hello = { table, key: newKey(), reaction: 'hello' } as const;
    await expect(ann.ask('react', hello)).rejects.toMatchObject({ code: 'silent-table' });
  });

  test('the host mutes somebody, and lets him speak again; nobody else can', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    const { number } = await say(ben, table, 'Bah.');
    const mute = { table, number, isMuted: true };
    await expect(ben.ask('mute', mute)).rejects.toMatchObject({ code: 'not-your-table' });
    await ann.ask('mute', mute);
    await ann.ask('mute', mute);
    await expect(say(ben, table, 'Bah.')).rejects.toMatchObject({ code: 'muted' });
    await ann.ask('mute', { ...mute, isMuted: false });
    await say(ben, table, 'Thanks.');
    const own = (await say(ann, table, 'Fine.')).number;
    await expect(ann.ask('mute', { ...mute, number: own })).rejects.toMatchObject({ status: 404 });
  });

  test('the host who plays mutes whom he does not hear, by the name under which he looks on', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    const [eve, other] = [await named(house.origin, 'Eve'), await named(house.origin, 'Eva')];
    const mute = { table, name: 'Eve', isMuted: true };
    await expect(ann.ask('muteSpectator', mute)).rejects.toMatchObject({ code: 'no-such-person' });
    const looks = [ben, eve, other].map((guest) =>
      guest.watch({ table, eyes: 'public', after: -1 }),
    );
    for (const each of looks) await each.next();
    await say(eve, table, 'Ann has the red one.');
    expect(await heard(ann, table)).toEqual([]);
    await expect(ben.ask('muteSpectator', mute)).rejects.toMatchObject({ code: 'not-your-table' });
    await ann.ask('muteSpectator', mute);
    await expect(say(eve, table, 'And blue.')).rejects.toMatchObject({ code: 'muted' });
    await say(other, table, 'Hush.');
    await ann.ask('muteSpectator', { ...mute, isMuted: false });
    await say(eve, table, 'And blue.');
    expect(await heard(ann, table)).toEqual([]);
    // Who plays is no spectator.
    for (const name of ['Ann', 'Ben']) {
      const player = ann.ask('muteSpectator', { ...mute, name });
      await expect(player).rejects.toMatchObject({ code: 'no-such-person' });
    }
    for (const each of looks) await each.return(undefined);
  });

  test('who is muted at one table speaks at another', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    const { number } = await say(ben, table, 'Bah.');
    await ann.ask('mute', { table, number, isMuted: true });
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const { table: other, secret } = await ann.ask('openTable', { ...AMSTERDAM, seats });
    await ben.ask('sitDown', { table: other, secret });
    await say(ben, other, 'Hello.');
    expect(await heard(ann, other)).toEqual(['Hello.']);
  });

  test('who has left his seat for a while hears no more than who plays', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    const eve = await named(house.origin, 'Eve');
    const phase = async () => (await ann.ask('readTable', { table })).table.phase;
    await expect.poll(phase).toBe('running');
    await ben.ask('leaveSeat', { table, seat: 1 });
    await say(eve, table, 'Ann has the red one.');
    expect(await heard(eve, table)).toEqual(['Ann has the red one.']);
    expect(await heard(ben, table)).toEqual([]);
  });

  test('a note is read by who wrote it', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    const note = 'Keep blue.\nSell red.';
    await ann.ask('writeNote', { table, note, revision: 0 });
    expect(await ann.ask('readNote', { table })).toEqual({ note, revision: 1 });
    expect(await ben.ask('readNote', { table })).toEqual({ note: '', revision: 0 });
    // Another device had not read it: what is there is not lost. The same again is no other.
    for (const revision of [0, 2]) {
      const late = ann.ask('writeNote', { table, note: 'Over it.', revision });
      await expect(late).rejects.toMatchObject({ code: 'written-since', status: 409 });
      expect(await ann.ask('writeNote', { table, note, revision })).toEqual({ revision: 1 });
    }
    await ann.ask('writeNote', { table, note: '', revision: 1 });
    expect(await ann.ask('readNote', { table })).toEqual({ note: '', revision: 2 });
  });

  test('what is reported waits for the administrator, who is made by a code that works once', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    const eve = await named(house.origin, 'Eve');
    const { number } = await say(ben, table, 'You are a donkey.');
    const { number: apart } = await say(eve, table, 'Only for us.');
    const report = { table, number, reason: 'Rude.' };
    await ann.ask('report', report);
    await ann.ask('report', report);
    // What one does not hear one can't report either.
    const unheard = ann.ask('report', { ...report, number: apart });
    await expect(unheard).rejects.toMatchObject({ code: 'no-such-saying' });

    const admin = await named(house.origin, 'Admin');
    await expect(admin.ask('listReports', {})).rejects.toMatchObject({ code: 'not-administrator' });
    const code = house.administratorCode ?? '';
    await expect(admin.ask('becomeAdministrator', { code: newKey() })).rejects.toMatchObject({
      code: 'bad-code',
    });
    await admin.ask('becomeAdministrator', { code });
    await expect(eve.ask('becomeAdministrator', { code })).rejects.toMatchObject({ status: 403 });
    expect((await admin.ask('readMe', {})).person?.isAdmin).toBe(true);
    const { reports } = await admin.ask('listReports', {});
    expect(reports).toMatchObject([
      { reason: 'Rude.', table, said: { name: 'Ben', text: 'You are a donkey.' } },
    ]);
    const [{ report: id } = { report: '' }] = reports;
    await admin.ask('settleReport', { report: id, isRemoved: true });
    expect((await admin.ask('listReports', {})).reports).toEqual([]);
    expect((await ann.ask('readTalk', { table })).said.at(-1)).toMatchObject({
      kind: 'removed',
      text: '',
    });
    // There is an administrator: the console shows no code any more.
    await house.restart();
    await expect(eve.ask('becomeAdministrator', { code })).rejects.toMatchObject({ status: 403 });
  });
});
