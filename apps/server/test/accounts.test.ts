/** Devices of one person, accounts, recovery, and going for good. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AMSTERDAM,
  GROUNDS,
  Guest,
  lastStep,
  named,
  newKey,
  openHouse,
  playOut,
  twoAt,
  type House,
} from './visiting.ts';

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  let later = 0;
  beforeAll(async () => {
    house = await openHouse({ now: () => Date.now() + later }, await ground());
  });
  afterAll(() => house.close());

  const nobody = () => new Guest(house.origin);
  const refused = (code: string) => expect.objectContaining({ code });
  let logins = 0;
  const newLogin = () => `player-${(logins += 1)}`;
  const PASSWORD = 'correct horse';

  test('a second device plays the same seats, by a code that works once and not for long', async () => {
    const { ann, table } = await twoAt(house.origin);
    const { code, until } = await ann.ask('makeDeviceCode', {});
    expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(until - Date.now() - later).toBeLessThanOrEqual(300_000);
    const phone = nobody();
    await expect(phone.ask('useDeviceCode', { code: 'AAAAA-AAAAA' })).rejects.toEqual(
      refused('bad-code'),
    );
    await phone.ask('useDeviceCode', { code: ` ${code.toLowerCase().replace('-', ' ')}` });
    expect((await phone.ask('readTable', { table })).table.mine).toEqual([0]);
    const now = async () => (await ann.ask('readTable', { table })).table.phase;
    await expect.poll(now).toBe('running');
    expect((await lastStep(phone, table, 0)).view).toEqual((await lastStep(ann, table, 0)).view);
    await expect(nobody().ask('useDeviceCode', { code })).rejects.toEqual(refused('bad-code'));

    const late = await ann.ask('makeDeviceCode', {});
    later += 300_001;
    await expect(nobody().ask('useDeviceCode', late)).rejects.toMatchObject({ status: 400 });
    const { code: old } = late;
    await expect(nobody().ask('useDeviceCode', { code: old })).rejects.toEqual(refused('bad-code'));
    // A new one takes the old one's place.
    const { code: first } = await ann.ask('makeDeviceCode', {});
    await ann.ask('makeDeviceCode', {});
    await expect(nobody().ask('useDeviceCode', { code: first })).rejects.toEqual(
      refused('bad-code'),
    );
  });

  test('devices are listed and can be ended; their streams close within two seconds', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    const phone = nobody();
    await phone.ask('useDeviceCode', { code: (await ann.ask('makeDeviceCode', {})).code });
    const { sessions } = await ann.ask('listSessions', {});
    expect(sessions.map(({ via, isThis }) => `${via} ${isThis}`).toSorted()).toEqual([
      'device false',
      'guest true',
    ]);
    const other = sessions.find(({ isThis }) => !isThis)?.session ?? '';
    await expect(ben.ask('endSession', { session: other })).rejects.toEqual(
      refused('no-such-session'),
    );
    const events = phone.watch({ table, eyes: 0, after: -1 });
    await events.next();
    const before = performance.now();
    await ann.ask('endSession', { session: other });
    for await (const _ of events);
    expect(performance.now() - before).toBeLessThan(2_000);
    await expect(phone.ask('listTables', {})).rejects.toEqual(refused('not-signed-in'));
    expect((await ann.ask('listSessions', {})).sessions).toHaveLength(1);
  });

  test('a guest becomes an account, and signs in elsewhere with his seats', async () => {
    const { ann, table } = await twoAt(house.origin);
    const login = newLogin();
    expect(await ann.ask('readAccount', {})).toEqual({ passkeys: [], recoveryCodes: 0 });
    await ann.ask('setPassword', { login: login.toUpperCase(), password: PASSWORD });
    expect(await ann.ask('readAccount', {})).toMatchObject({ login });
    // It costs as much to try one as is advised against who has stolen the file.
    const { account } = await house.kept();
    const kept = account.find((each) => each['login'] === login)?.['password'];
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const laptop = nobody();
    for (const wrong of [
      { login, password: 'correct horsf' },
      { login: newLogin(), password: PASSWORD },
    ]) {
      await expect(laptop.ask('signIn', wrong)).rejects.toEqual(refused('wrong-password'));
    }
    expect(laptop.cookie).toBe('');
    await laptop.ask('signIn', { login, password: PASSWORD });
    expect((await laptop.ask('readTable', { table })).table.mine).toEqual([0]);
    // A password is changed by who knows it.
    const change = { login, password: 'another horse' };
    await expect(laptop.ask('setPassword', change)).rejects.toEqual(refused('wrong-password'));
    await laptop.ask('setPassword', { ...change, current: PASSWORD });
    await expect(nobody().ask('signIn', { login, password: PASSWORD })).rejects.toMatchObject({
      status: 403,
    });
    const eve = await named(house.origin, 'Eve');
    await expect(eve.ask('setPassword', { login, password: PASSWORD })).rejects.toEqual(
      refused('login-taken'),
    );
    expect(await eve.ask('readAccount', {})).not.toHaveProperty('login');
  });

  test('whether there is such a login does not show in how long a no takes', async () => {
    const ann = await named(house.origin, 'Ann');
    const login = newLogin();
    await ann.ask('setPassword', { login, password: PASSWORD });
    /** Computed for it, by all threads: what others do on the machine is not counted. */
    const workOf = async (asked: string): Promise<number> => {
      const before = process.cpuUsage();
      await expect(nobody().ask('signIn', { login: asked, password: 'no horse' })).rejects.toEqual(
        refused('wrong-password'),
      );
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      known.push(await workOf(login));
      unknown.push(await workOf(newLogin()));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  test('seats of a guest come along into the account that he signs in to', async () => {
    const account = await named(house.origin, 'Ann');
    const login = newLogin();
    await account.ask('setPassword', { login, password: PASSWORD });
    const { ann, ben, table } = await twoAt(house.origin);
    const phase = async () => (await ben.ask('readTable', { table })).table.phase;
    await expect.poll(phase).toBe('running');
    const before = await lastStep(ben, table, 1);
    const guest = (await ben.ask('readMe', {})).person?.id;
    const phone = nobody();
    await phone.ask('useDeviceCode', { code: (await ben.ask('makeDeviceCode', {})).code });
    const { number } = await ben.ask('say', { table, key: newKey(), said: 'Bah.' });
    await ann.ask('mute', { table, number, isMuted: true });
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const { table: set } = await ben.ask('openTable', { ...AMSTERDAM, seats });
    await ben.ask('signIn', { login, password: PASSWORD, bringSeats: true });
    expect((await account.ask('readTable', { table })).table.mine).toEqual([1]);
    // The tables that he has set are still his to look after.
    expect((await account.ask('readTable', { table: set })).table).toMatchObject({ isOwner: true });
    expect((await lastStep(ben, table, 1)).view).toEqual(before.view);
    // The guest is no more: another device of his is signed out, and nobody is called that.
    expect(await phone.ask('readMe', {})).toEqual({});
    const { person } = await house.kept();
    expect(person.find(({ id }) => id === guest)?.name).toBe('Anonymous');
    // Who was muted is not heard again by signing in.
    const muted = ben.ask('say', { table, key: newKey(), said: 'Again.' });
    await expect(muted).rejects.toEqual(refused('muted'));
    // Who has an account of his own does not move into another.
    const eve = await named(house.origin, 'Eve');
    await eve.ask('setPassword', { login: newLogin(), password: PASSWORD });
    const moving = eve.ask('signIn', { login, password: PASSWORD, bringSeats: true });
    await expect(moving).rejects.toEqual(refused('has-account'));
  });

  test('a code of recovery signs in once, and then a new password needs no old one', async () => {
    const ann = await named(house.origin, 'Ann');
    const login = newLogin();
    await ann.ask('setPassword', { login, password: PASSWORD });
    const { codes: old } = await ann.ask('makeRecoveryCodes', {});
    const { codes } = await ann.ask('makeRecoveryCodes', {});
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    await expect(nobody().ask('recover', { code: old[0] ?? '' })).rejects.toEqual(
      refused('bad-code'),
    );
    const phone = nobody();
    await phone.ask('recover', { code });
    await expect(nobody().ask('recover', { code })).rejects.toEqual(refused('bad-code'));
    expect(await phone.ask('readAccount', {})).toMatchObject({ login, recoveryCodes: 9 });
    await phone.ask('setPassword', { login, password: 'a new horse' });
    await nobody().ask('signIn', { login, password: 'a new horse' });
    later += 900_001;
    const late = phone.ask('setPassword', { login, password: 'too late now' });
    await expect(late).rejects.toEqual(refused('wrong-password'));
  });

  test('who goes for good leaves a neutral name, and bots play on for him', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    await playOut([ann, ben], table);
    const running = await twoAt(house.origin);
    const { secret, table: second } = running;
    await expect
      .poll(async () => (await running.ann.ask('readTable', { table: second })).table.phase)
      .toBe('running');
    expect(secret).toBeDefined();
    await ben.ask('say', { table, key: newKey(), said: 'Bye.' });
    const login = newLogin();
    await ben.ask('setPassword', { login, password: PASSWORD });
    await ben.ask('makeRecoveryCodes', {});
    await expect(ben.ask('deleteMe', {})).rejects.toEqual(refused('wrong-password'));
    await ben.ask('deleteMe', { password: PASSWORD });
    await expect(ben.ask('listTables', {})).rejects.toEqual(refused('not-signed-in'));
    await expect(nobody().ask('signIn', { login, password: PASSWORD })).rejects.toMatchObject({
      status: 403,
    });
    expect((await ann.ask('readTable', { table })).table.seats[1]).toEqual({
      kind: 'person',
      name: 'Anonymous',
    });
    const { record } = await ann.ask('readRecord', { table });
    expect(record).not.toContain('Ben');
    const { said } = await ann.ask('readTalk', { table });
    expect(JSON.stringify(said)).not.toContain('Ben');
    expect(said.at(-1)).toMatchObject({ text: 'Bye.', name: 'Anonymous' });
    // In a game that runs a bot takes over.
    await running.ben.ask('deleteMe', {});
    expect((await running.ann.ask('readTable', { table: second })).table.seats[1]).toMatchObject({
      kind: 'bot',
    });
  });

  test('the name of who has gone for good is served nowhere and kept nowhere, also where he had left before', async () => {
    const name = 'Bartholomew';
    const [me, free] = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const ann = await named(house.origin, 'Ann');
    const two = { title: 'amsterdam', config: { seats: 2 }, seats: [me, free] };
    const three = { title: 'american-rails', config: { seats: 3 }, seats: [me, free, free] };
    const left = await ann.ask('openTable', two);
    const stood = await ann.ask('openTable', three);
    const gone = nobody();
    await gone.ask('sitDown', { ...left, name });
    const phase = async () => (await ann.ask('readTable', { table: left.table })).table.phase;
    await expect.poll(phase).toBe('running');
    // He leaves, comes back into his seat and leaves it again: lines name him.
    await gone.ask('leaveSeat', { table: left.table, seat: 1, isFree: true });
    await gone.ask('sitDown', { table: left.table, seat: 1 });
    await gone.ask('leaveSeat', { table: left.table, seat: 1 });
    await gone.ask('sitDown', { ...stood });
    await gone.ask('standUp', { table: stood.table, seat: 1 });
    const before = JSON.stringify(await house.kept());
    expect(before.split(name).length).toBeGreaterThan(4);
    const events = ann.watch({ table: left.table, eyes: 0, after: -1 });
    await events.next();
    await gone.ask('deleteMe', {});
    // Who looks on comes back, and hears it as it is now.
    for await (const _ of events);
    const after = await house.kept();
    expect(JSON.stringify(after).includes(name)).toBe(false);
    expect(after.line.filter(({ text }) => text.endsWith(' Anonymous')).length).toBeGreaterThan(0);
    for (const { table } of [left, stood]) {
      const { said } = await ann.ask('readTalk', { table });
      expect(JSON.stringify([said, await ann.ask('readTable', { table })])).not.toContain(name);
    }
    const { steps } = await ann.ask('readSteps', { table: left.table, eyes: 0 });
    expect(JSON.stringify(steps).includes(name)).toBe(false);
    await house.restart();
    const files = house.folder === undefined ? [] : readdirSync(house.folder);
    for (const file of files) {
      const bytes = readFileSync(join(house.folder ?? '', file));
      expect(bytes.includes(name), file).toBe(false);
    }
  });

  test('another node that heard nothing of it finds by itself that somebody has gone for good', async () => {
    const shared = await ground();
    const deaf = {
      open: async () => ({ ...(await shared.open()), listen: () => undefined }),
      clear: async () => undefined,
    };
    const options = { lookMs: 50, hasLimits: false };
    const one = await openHouse(options, shared);
    const other = await openHouse(options, deaf);
    const name = 'Balthasar';
    const ann = await named(one.origin, 'Ann');
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const opening = { title: 'amsterdam', config: { seats: 2 }, seats };
    const { table, secret } = await ann.ask('openTable', opening);
    const gone = new Guest(one.origin);
    await gone.ask('sitDown', { table, secret, name });
    const phase = async () => (await ann.ask('readTable', { table })).table.phase;
    await expect.poll(phase).toBe('running');
    await gone.ask('leaveSeat', { table, seat: 1, isFree: true });
    await gone.ask('sitDown', { table, seat: 1 });
    const there = new Guest(other.origin);
    there.cookie = ann.cookie;
    // It has the match open, and finds each move when it looks.
    await lastStep(there, table, 0);
    await playOut([ann, gone], table);
    const phaseThere = async () => (await there.ask('readTable', { table })).table.phase;
    await expect.poll(phaseThere).toBe('over');
    const told = async () => (await there.ask('readRecord', { table })).record.includes(name);
    expect(await told()).toBe(true);
    await gone.ask('deleteMe', {});
    await expect.poll(told).toBe(false);
    expect(JSON.stringify(await one.kept())).not.toContain(name);
    await other.close();
    await one.close();
  });
});
