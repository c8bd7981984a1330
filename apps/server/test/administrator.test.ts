/** Whoever looks after the place: reports with what was said around them, people who are let in no longer, tables. */
import type { Answer } from '@roundhouse/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUNDS, Guest, named, newKey, openHouse, twoAt, type House } from './visiting.ts';

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  let admin: Guest;
  beforeAll(async () => {
    house = await openHouse({ lookMs: 200 }, await ground());
    admin = await named(house.origin, 'Keeper');
    await admin.ask('becomeAdministrator', { code: house.administratorCode ?? '' });
  });
  afterAll(() => house.close());

  const say = (guest: Guest, table: string, said: string) =>
    guest.ask('say', { table, key: newKey(), said });
  const idOf = async (guest: Guest): Promise<string> =>
    (await guest.ask('readMe', {})).person?.id ?? '';
  const reported = async (table: string) =>
    (await admin.ask('listReports', {})).reports.flatMap((each) =>
      'table' in each && each.table === table ? [each] : [],
    );

  test('a report comes with what was said around it, and what is removed leaves open pages at once', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    await expect
      .poll(async () => (await ben.ask('readTable', { table })).table.phase)
      .toBe('running');
    const eve = await named(house.origin, 'Eve');
    await say(ann, table, 'Your turn.');
    const { number } = await say(ben, table, 'You are a donkey.');
    await say(eve, table, 'Among those who look on.');
    await ann.ask('react', { table, key: newKey(), reaction: 'wow' });
    await say(ann, table, 'Charming.');
    const events = ann.watch({ table, eyes: 0, after: -1 });
    const reading = (async () => {
      for await (const _ of events);
    })();
    const shown = () =>
      ann.told
        .flatMap(({ event, data }) => (event === 'talk' ? (data as Answer<'readTalk'>).said : []))
        .filter((saying) => saying.number === number)
        .map(({ kind, text }) => `${kind}: ${text}`);
    await expect.poll(shown).toEqual(['text: You are a donkey.']);
    await ann.ask('report', { table, number, reason: 'Rude.' });
    const [report] = await reported(table);
    expect(report).toMatchObject({
      reason: 'Rude.',
      by: 'Ann',
      title: 'amsterdam',
      said: { name: 'Ben', text: 'You are a donkey.', person: await idOf(ben) },
    });
    expect(report?.around.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Ann: Your turn.',
      'Ben: You are a donkey.',
      'Ann: Charming.',
    ]);
    const settled = { report: report?.report ?? '', isRemoved: true, isMuted: true };
    await admin.ask('settleReport', settled);
    await expect.poll(shown).toEqual(['text: You are a donkey.', 'removed: ']);
    expect(await reported(table)).toEqual([]);
    await expect(say(ben, table, 'Again.')).rejects.toMatchObject({ code: 'muted' });
    await ann.ask('leave', {});
    await reading;
  });

  test('who is let in no longer is out everywhere, and a bot plays on; he may be let in again', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    await expect
      .poll(async () => (await ann.ask('readTable', { table })).table.phase)
      .toBe('running');
    const account = {
      login: `ben-${table.slice(0, 6).toLowerCase().replaceAll(/\W|_/g, 'x')}`,
      password: 'correct horse',
    };
    await ben.ask('setPassword', account);
    const { codes } = await ben.ask('makeRecoveryCodes', {});
    const { token } = await ben.ask('makeToken', { name: 'Bot' });
    const { code } = await ben.ask('makeDeviceCode', {});
    const person = await idOf(ben);
    const evening = { name: 'Club', title: 'amsterdam', config: {}, size: 2, rounds: 1 };
    const { tournament } = await ben.ask('openTournament', evening);
    for (const guest of [ben, ann]) await guest.ask('joinTournament', { tournament });
    const events = ben.watch({ table, eyes: 1, after: -1 });
    await events.next();
    const before = performance.now();
    await admin.ask('ban', { person, isBanned: true });
    for await (const _ of events);
    expect(performance.now() - before).toBeLessThan(2_000);

    expect(await ben.ask('readMe', {})).toEqual({});
    // What he held is held by who takes part, and he does no longer.
    expect(await ann.ask('readTournament', { tournament })).toMatchObject({
      isHost: true,
      entrants: [{ name: 'Ann' }],
    });
    const program = await new Guest(house.origin).fetch(`${house.origin}/api/tables`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(program.status).toBe(401);
    const banned = expect.objectContaining({ code: 'banned', status: 403 });
    const nobody = new Guest(house.origin);
    await expect(nobody.ask('signIn', account)).rejects.toEqual(banned);
    await expect(nobody.ask('recover', { code: codes[0] ?? '' })).rejects.toEqual(banned);
    await expect(nobody.ask('useDeviceCode', { code })).rejects.toEqual(banned);
    expect(nobody.cookie).toBe('');
    const { seats } = (await ann.ask('readTable', { table })).table;
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    const listed = async () =>
      (await admin.ask('listPeople', { named: account.login.toUpperCase() })).people;
    expect(await listed()).toMatchObject([
      { person, name: 'Ben', login: account.login, isBanned: true },
    ]);

    await admin.ask('ban', { person, isBanned: false });
    await nobody.ask('signIn', account);
    expect(await idOf(nobody)).toBe(person);
    expect(await listed()).toMatchObject([{ isBanned: false, isAdmin: false }]);
  });

  test('an administrator is not put out, nor is nobody', async () => {
    const own = { person: await idOf(admin), isBanned: true };
    await expect(admin.ask('ban', own)).rejects.toMatchObject({ code: 'is-administrator' });
    const none = { person: 'a'.repeat(16), isBanned: true };
    await expect(admin.ask('ban', none)).rejects.toMatchObject({ code: 'no-such-person' });
    await expect(admin.ask('ban', { ...none, isBanned: false })).rejects.toMatchObject({
      code: 'no-such-person',
    });
  });

  test('who looks after the place names another, and steps down; the last one stays', async () => {
    const [own, kit] = [await idOf(admin), await named(house.origin, 'Kit')];
    const person = await idOf(kit);
    const name = (by: Guest, who: string, isAdmin: boolean) =>
      by.ask('nameAdministrator', { person: who, isAdmin });
    const refused = (code: string) => expect.objectContaining({ code });
    await expect(name(kit, person, true)).rejects.toEqual(refused('not-administrator'));
    await expect(name(admin, own, false)).rejects.toEqual(refused('last-administrator'));
    await expect(name(admin, 'a'.repeat(16), true)).rejects.toEqual(refused('no-such-person'));
    // A guest would lose the office with his cookie.
    await expect(name(admin, person, true)).rejects.toEqual(refused('no-account'));
    await kit.ask('setPassword', { login: 'kit.keeps', password: 'correct horse' });
    await name(admin, person, true);
    await expect(admin.ask('ban', { person, isBanned: true })).rejects.toEqual(
      refused('is-administrator'),
    );
    // A token plays; it opens no office.
    const { token } = await kit.ask('makeToken', { name: 'Bot' });
    const program = await fetch(`${house.origin}/api/people`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(program.status).toBe(403);
    expect((await kit.ask('listPeople', { named: 'kit' })).people).toMatchObject([
      { isAdmin: true },
    ]);
    await name(kit, own, false);
    await expect(admin.ask('listReports', {})).rejects.toEqual(refused('not-administrator'));
    await expect(name(kit, person, false)).rejects.toEqual(refused('last-administrator'));
    await admin.ask('setPassword', { login: 'keeper.too', password: 'correct horse' });
    await name(kit, own, true);
    // Both at once, again and again: one stays, and he names the other anew.
    for (let round = 0; round < 20; round += 1) {
      const [left] = await Promise.allSettled([
        name(admin, own, false),
        name(kit, person, false),
      ]).then((both) => both.flatMap(({ status }, nr) => (status === 'rejected' ? [nr] : [])));
      if (left === 0) await name(admin, person, true);
      else await name(kit, own, true);
    }
    await name(kit, person, false);
  });

  test('people and tables are listed and counted, private ones too, and no hand is shown', async () => {
    const { ann, table } = await twoAt(house.origin);
    const mary = await named(house.origin, '100%_Mary');
    const found = async (part: string) =>
      (await admin.ask('listPeople', { named: part })).people.map(({ name }) => name);
    expect(await found('%_m')).toEqual(['100%_Mary']);
    expect(await found('keeper')).toEqual(['Keeper']);
    await mary.ask('deleteMe', {});
    expect(await found('Mary')).toEqual([]);
    await expect
      .poll(async () => (await ann.ask('readTable', { table })).table.phase)
      .toBe('running');
    const { tables } = await admin.ask('listEveryTable', {});
    const entry = tables.find((each) => each.table === table);
    expect(entry).toMatchObject({
      title: 'amsterdam',
      isPublic: false,
      mine: [],
      phase: 'running',
    });
    const listed = (await admin.ask('listPeople', {})).people;
    expect(await admin.ask('readServer', {})).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      people: listed.length,
      tables: tables.length,
      reports: 0,
      load: {
        faults: 0,
        storeBytes: expect.any(Number),
        matches: expect.any(Number),
      },
    });
    const { load } = await admin.ask('readServer', {});
    expect(load.storeBytes).toBeGreaterThan(10_000);
    expect(load.memory).toBeGreaterThan(1e7);
    expect(load.commitMs).toBeGreaterThan(0);
    expect(load.lastBackup).toBeUndefined();
  });

  test('long lists come in parts, each thing in one of them', async () => {
    for (let made = 0; made < 103; made += 1) await named(house.origin, `Crowd ${made}`);
    const first = await admin.ask('listPeople', { named: 'Crowd' });
    const rest = await admin.ask('listPeople', { named: 'Crowd', skip: 100 });
    expect([first.people.length, first.hasMore]).toEqual([100, true]);
    expect([rest.people.length, rest.hasMore]).toEqual([3, false]);
    const all = [...first.people, ...rest.people].map(({ person }) => person);
    expect(new Set(all).size).toBe(103);
    const { tables } = await admin.ask('listEveryTable', {});
    const behind = await admin.ask('listEveryTable', { skip: 1 });
    expect(behind.tables.map(({ table }) => table)).toEqual(
      tables.slice(1).map(({ table }) => table),
    );
  });

  test('another name is told from now on; where one sits the old one stays', async () => {
    const { ann, table } = await twoAt(house.origin);
    await ann.ask('rename', { name: 'Anneke' });
    expect((await ann.ask('readMe', {})).person?.name).toBe('Anneke');
    await say(ann, table, 'It is me.');
    const { said } = await ann.ask('readTalk', { table });
    expect(said.at(-1)?.name).toBe('Anneke');
    const { seats } = (await ann.ask('readTable', { table })).table;
    expect(seats[0]).toMatchObject({ name: 'Ann' });
  });

  test('what a guest noted comes along with his seats, by a code too', async () => {
    const account = await named(house.origin, 'Ann');
    const { ben, table } = await twoAt(house.origin);
    await ben.ask('writeNote', { table, note: 'Keep blue.', revision: 0 });
    const { code } = await account.ask('makeDeviceCode', {});
    await ben.ask('useDeviceCode', { code, bringSeats: true });
    expect((await account.ask('readTable', { table })).table.mine).toEqual([1]);
    expect(await account.ask('readNote', { table })).toMatchObject({ note: 'Keep blue.' });
  });
});

test('what is taken down on one node leaves the pages that another serves', async () => {
  const ground = await GROUNDS[1][1]();
  const one = await openHouse({}, ground);
  const other = await openHouse({}, { open: () => ground.open(), clear: async () => undefined });
  const keeper = await named(other.origin, 'Keeper');
  await keeper.ask('becomeAdministrator', { code: other.administratorCode ?? '' });
  const { ann, ben, table } = await twoAt(one.origin);
  const { number } = await ben.ask('say', { table, key: newKey(), said: 'Bah.' });
  const reading = (async () => {
    for await (const _ of ann.watch({ table, eyes: 0, after: -1 }));
  })();
  const kinds = () =>
    ann.told
      .flatMap(({ event, data }) => (event === 'talk' ? (data as Answer<'readTalk'>).said : []))
      .filter((saying) => saying.number === number)
      .map(({ kind }) => kind);
  await expect.poll(kinds).toEqual(['text']);
  await ann.ask('report', { table, number, reason: 'Rude.' });
  const [{ report } = { report: '' }] = (await keeper.ask('listReports', {})).reports;
  await keeper.ask('settleReport', { report, isRemoved: true });
  await expect.poll(kinds).toEqual(['text', 'removed']);
  await ann.ask('leave', {});
  await reading;
  await other.close();
  await one.close();
});
