/** Sets: kept by somebody, refused with the place of each fault, saved version by version, found, taken down, gone. */
import type { Asks } from '@roundhouse/contract';
import { hashOf } from '@roundhouse/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boxOf } from './boxes.ts';
import { GROUNDS, Guest, named, newKey, openHouse, type House } from './visiting.ts';

const refused = (code: string, status: number) => expect.objectContaining({ code, status });

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  let admin: Guest;
  beforeAll(async () => {
    house = await openHouse(
      { hasLimits: false, quotas: { sets: 3, setBytes: 40_000 } },
      await ground(),
    );
    admin = await named(house.origin, 'Keeper');
    await admin.ask('becomeAdministrator', { code: house.administratorCode ?? '' });
  });
  afterAll(() => house.close());

  let accounts = 0;
  const account = async (name: string): Promise<Guest> => {
    const guest = await named(house.origin, name);
    accounts += 1;
    await guest.ask('setPassword', { login: `maker-${accounts}`, password: 'correct horse' });
    return guest;
  };
  const keep = async (guest: Guest, more: Partial<Asks<'keepSet'>> = {}) => {
    const box = await boxOf('amsterdam', { licence: 'CC BY 4.0', by: 'A maker' });
    const wish = { key: newKey(), title: 'amsterdam', box, isPublic: false, ...more };
    return guest.ask('keepSet', wish);
  };
  const listed = async (guest = new Guest(house.origin)) =>
    (await guest.ask('listSets', {})).sets.map(({ set }) => set);
  const idOf = async (guest: Guest) => (await guest.ask('readMe', {})).person?.id ?? '';

  test('a guest keeps one, whoever has its address reads it, and nobody finds it', async () => {
    const ann = await named(house.origin, 'Ann');
    const key = newKey();
    const { set, version, fingerprint } = await keep(ann, { key });
    expect(await keep(ann, { key })).toEqual({ set, version: 1, fingerprint });
    const read = await new Guest(house.origin).ask('readSet', { set });
    expect(read).toMatchObject({
      name: 'Mine',
      title: 'amsterdam',
      version: 1,
      boxVersion: 1,
      owner: 'Ann',
      licence: 'CC BY 4.0',
      isPublic: false,
      isMine: false,
      isTakenDown: false,
      fingerprint,
      box: { name: 'Mine', title: 'amsterdam', version: 1, by: 'A maker' },
    });
    expect([version, hashOf(read.box)]).toEqual([1, fingerprint]);
    expect(await listed()).not.toContain(set);
    expect(await listed(ann)).not.toContain(set);
    expect((await ann.ask('listMySets', {})).sets).toMatchObject([{ set, isMine: true }]);
    expect((await ann.ask('listMySets', { title: 'steel-driver' })).sets).toEqual([]);
  });

  test('what anybody finds takes an account and says what may be done with it', async () => {
    const ann = await named(house.origin, 'Ann');
    await expect(keep(ann, { isPublic: true })).rejects.toEqual(refused('needs-account', 403));
    const { set } = await keep(ann);
    const wish = { set, isPublic: true };
    await expect(ann.ask('changeSet', wish)).rejects.toEqual(refused('needs-account', 403));
    await ann.ask('setPassword', {
      login: `maker-${set.slice(0, 6).toLowerCase().replaceAll(/\W/g, 'x')}`,
      password: 'correct horse',
    });
    await ann.ask('changeSet', wish);
    expect(await listed()).toContain(set);
    // Once it is listed it keeps saying so.
    const bare = await boxOf('amsterdam');
    const mute = ann.ask('saveSet', { set, version: 1, box: bare });
    await expect(mute).rejects.toEqual(refused('no-licence', 422));
    const none = keep(ann, { box: bare, isPublic: true });
    await expect(none).rejects.toEqual(refused('no-licence', 422));
    expect((await ann.ask('listMySets', {})).sets).toHaveLength(1);
    await ann.ask('changeSet', { set, isPublic: false });
    expect(await listed()).not.toContain(set);
  });

  test('what is wrong with a box is told fault by fault with its place, and nothing is kept', async () => {
    const ann = await named(house.origin, 'Ann');
    const good = await boxOf('amsterdam');
    const faultsOf = async (box: Record<string, unknown>, title = 'amsterdam') => {
      const answer: unknown = await keep(ann, { box, title }).catch((error: unknown) => error);
      expect(answer).toEqual(refused('bad-box', 422));
      const { fault } = answer as { fault: { faults: { code: string; params: { at: string } }[] } };
      return fault.faults.map(({ code, params: { at } }) => `${at}: ${code}`);
    };
    expect(await faultsOf({ ...good, name: 5, routePoints: [1, 'x', 4, 7] })).toEqual([
      expect.stringMatching(/^name: box-/),
      expect.stringMatching(/^routePoints\.1: box-/),
    ]);
    expect(await faultsOf({ ...good, title: 'steel-driver' })).toEqual(['title: box-other-title']);
    expect(await faultsOf({ ...good, more: 1 })).toEqual([': box-unknown-field']);
    expect((await faultsOf({}, 'steel-driver')).length).toBeGreaterThan(1);
    const many = Array.from({ length: 500 }, () => ({ ghost: 1 }));
    expect((await faultsOf({ ...good, contracts: many })).length).toBeLessThanOrEqual(100);
    const unknown = keep(ann, { title: 'chess' });
    await expect(unknown).rejects.toEqual(refused('bad-request', 400));
    const { set } = await keep(ann);
    const bad = ann.ask('saveSet', { set, version: 1, box: { ...good, name: '' } });
    await expect(bad).rejects.toEqual(refused('bad-box', 422));
    expect((await ann.ask('listMySets', {})).sets).toMatchObject([{ set, version: 1 }]);
  });

  test('each save is a version, older ones stay, and two devices do not write over one another', async () => {
    const ann = await named(house.origin, 'Ann');
    const { set } = await keep(ann);
    const first = await ann.ask('readSet', { set });
    const { code } = await ann.ask('makeDeviceCode', {});
    const tablet = new Guest(house.origin);
    await tablet.ask('useDeviceCode', { code });
    const named2 = await boxOf('amsterdam', { name: 'By the phone' });
    const named3 = await boxOf('amsterdam', { name: 'By the tablet' });
    const saves = [
      ann.ask('saveSet', { set, version: 1, box: named2 }),
      tablet.ask('saveSet', { set, version: 1, box: named3 }),
    ];
    const both = await Promise.allSettled(saves);
    const [lost] = both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(lost).toEqual(refused('written-since', 409));
    const winner = both[0]?.status === 'fulfilled' ? named2 : named3;
    const now = await tablet.ask('readSet', { set });
    expect(now).toMatchObject({ version: 2, boxVersion: 2, name: winner['name'] });
    // The answer was lost and it is sent again; nothing has changed: no further version either way.
    const again = { set, version: 2, fingerprint: now.fingerprint };
    expect(await ann.ask('saveSet', { set, version: 1, box: winner })).toEqual(again);
    expect(await ann.ask('saveSet', { set, version: 2, box: now.box })).toEqual(again);
    expect(await ann.ask('readSet', { set, version: 1 })).toMatchObject({
      version: 2,
      boxVersion: 1,
      fingerprint: first.fingerprint,
      box: first.box,
    });
    const none = ann.ask('readSet', { set, version: 3 });
    await expect(none).rejects.toEqual(refused('no-such-set', 404));
    const ahead = ann.ask('saveSet', { set, version: 7, box: named2 });
    await expect(ahead).rejects.toEqual(refused('written-since', 409));
  });

  test('nobody but its owner changes or deletes it; what is deleted is served no longer', async () => {
    const ann = await named(house.origin, 'Ann');
    const eve = await account('Eve');
    const { set } = await keep(ann);
    const { box } = await eve.ask('readSet', { set });
    const theirs = refused('not-your-set', 403);
    for (const guest of [eve, admin]) {
      await expect(guest.ask('saveSet', { set, version: 1, box })).rejects.toEqual(theirs);
      await expect(guest.ask('changeSet', { set, isPublic: true })).rejects.toEqual(theirs);
      await expect(guest.ask('deleteSet', { set })).rejects.toEqual(theirs);
    }
    // A copy is his own.
    const copy = await keep(eve, { box });
    await ann.ask('deleteSet', { set });
    for (const version of [undefined, 1]) {
      const gone = eve.ask('readSet', { set, ...(version ? { version } : {}) });
      await expect(gone).rejects.toEqual(refused('no-such-set', 404));
    }
    await expect(ann.ask('deleteSet', { set })).rejects.toEqual(refused('no-such-set', 404));
    expect(await eve.ask('readSet', { set: copy.set })).toMatchObject({ owner: 'Eve' });
  });

  test('one has so many sets, and so many bytes in all their versions', async () => {
    const ann = await named(house.origin, 'Ann');
    const key = newKey();
    const { set } = await keep(ann, { key });
    for (let made = 1; made < 3; made += 1) await keep(ann);
    await expect(keep(ann)).rejects.toEqual(refused('too-many', 429));
    // What was kept is answered once more, full or not.
    expect(await keep(ann, { key })).toMatchObject({ set });
    let last = 0;
    const saveAll = async (): Promise<void> => {
      for (let version = 1; version < 100; version += 1) {
        const box = await boxOf('amsterdam', { name: `Try ${version}` });
        last = (await ann.ask('saveSet', { set, version, box })).version;
      }
    };
    await expect(saveAll()).rejects.toEqual(refused('too-many', 429));
    expect(last).toBeGreaterThan(2);
    expect(await ann.ask('readSet', { set })).toMatchObject({ version: last });
    await ann.ask('deleteSet', { set });
    await keep(ann);
  });

  test('what is reported is taken down: nobody but its owner reads it, until it is put back', async () => {
    const ann = await account('Ann');
    const ben = await named(house.origin, 'Ben');
    const { set } = await keep(ann, { isPublic: true });
    await ben.ask('reportSet', { set, reason: 'Copied.' });
    const waiting = async () =>
      (await admin.ask('listReports', {})).reports.flatMap((each) =>
        'set' in each && each.set.set === set ? [each] : [],
      );
    const [report] = await waiting();
    expect(report).toMatchObject({
      reason: 'Copied.',
      by: 'Ben',
      person: await idOf(ann),
      set: { name: 'Mine', owner: 'Ann', version: 1 },
    });
    expect((await admin.ask('readServer', {})).reports).toBe(1);
    await admin.ask('settleReport', { report: report?.report ?? '', isRemoved: true });
    expect(await waiting()).toEqual([]);
    expect(await listed()).not.toContain(set);
    const gone = refused('no-such-set', 404);
    await expect(ben.ask('readSet', { set })).rejects.toEqual(gone);
    await expect(ben.ask('reportSet', { set, reason: 'Again.' })).rejects.toEqual(gone);
    // Nothing is lost: he sees that it was, and has his box.
    const { box } = await ann.ask('readSet', { set });
    expect((await ann.ask('listMySets', {})).sets).toMatchObject([{ isTakenDown: true }]);
    const saved = ann.ask('saveSet', { set, version: 1, box: { ...box, name: 'Other' } });
    await expect(saved).rejects.toEqual(refused('taken-down', 403));
    expect(await admin.ask('readSet', { set })).toMatchObject({ isTakenDown: true });
    await admin.ask('takeDownSet', { set, isTakenDown: false });
    expect(await listed()).toContain(set);
    const none = { set: 'a'.repeat(16), isTakenDown: true };
    await expect(admin.ask('takeDownSet', none)).rejects.toEqual(gone);
  });

  test('of who is let in no longer nothing is shown; who goes for good leaves none', async () => {
    const ann = await account('Annabel');
    const { set } = await keep(ann, { isPublic: true });
    const person = await idOf(ann);
    await admin.ask('ban', { person, isBanned: true });
    const reader = new Guest(house.origin);
    await expect(reader.ask('readSet', { set })).rejects.toEqual(refused('no-such-set', 404));
    expect(await listed()).not.toContain(set);
    await admin.ask('ban', { person, isBanned: false });
    expect(await reader.ask('readSet', { set })).toMatchObject({ owner: 'Annabel' });
    const ben = await account('Benedict');
    const box = await boxOf('amsterdam', { by: 'Benedict', licence: 'CC0' });
    const his = await keep(ben, { isPublic: true, box });
    await ben.ask('deleteMe', { password: 'correct horse' });
    const gone = reader.ask('readSet', { set: his.set });
    await expect(gone).rejects.toEqual(refused('no-such-set', 404));
    expect(JSON.stringify(await house.kept())).not.toContain('Benedict');
  });

  test('what a guest kept comes along to his account', async () => {
    const guest = await named(house.origin, 'Guest');
    const { set } = await keep(guest);
    const ann = await named(house.origin, 'Ann');
    const { code } = await ann.ask('makeDeviceCode', {});
    await guest.ask('useDeviceCode', { code, bringSeats: true });
    expect((await ann.ask('listMySets', {})).sets).toMatchObject([{ set, owner: 'Ann' }]);
  });

  test('a table is set with it, and says its name, version, maker and licence', async () => {
    const ann = await named(house.origin, 'Ann');
    const { set } = await keep(ann);
    const { box } = await ann.ask('readSet', { set });
    const ben = await named(house.origin, 'Ben');
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const config = { seats: 2, box: (await ben.ask('readSet', { set })).box };
    const { table } = await ben.ask('openTable', { title: 'amsterdam', config, seats });
    await ann.ask('deleteSet', { set });
    const seen = (await ann.ask('readTable', { table })).table.config['box'];
    expect(seen).toEqual(box);
    expect(seen).toMatchObject({ name: 'Mine', version: 1, by: 'A maker', licence: 'CC BY 4.0' });
  });
});

test('whoever keeps too often is put off', async () => {
  const house = await openHouse({ quotas: { rate: 0.05 } });
  const ann = await named(house.origin, 'Ann');
  const box = await boxOf('amsterdam');
  const keep = () =>
    ann.ask('keepSet', { key: newKey(), title: 'amsterdam', box, isPublic: false });
  await keep();
  await keep();
  await expect(keep()).rejects.toEqual(refused('too-many', 429));
  expect((await ann.ask('listMySets', {})).sets).toHaveLength(2);
  await house.close();
});
