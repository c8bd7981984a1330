/** What is cleared away, and what stays because of it, with SQLite and with PostgreSQL. */
import { afterAll, beforeAll, expect, describe, test } from 'vitest';
import {
  accountStore,
  codeStore,
  keepHouse,
  peopleStore,
  populationStore,
  roomStore,
  seenStore,
  talkStore,
  timerStore,
  tournamentStore,
  type Database,
  type RoomSeat,
} from '../src/index.ts';
import { statement } from '../src/database.ts';
import { KINDS, type Databases } from './databases.ts';

describe.each(KINDS)('%s', (_, start) => {
  let databases: Databases;
  let database: Database;
  beforeAll(async () => {
    databases = await start();
    database = await (await databases.fresh()).open();
  });
  afterAll(async () => {
    await database.close();
    await databases.stop();
  });

  const somebody = (id: string, used = 1) => {
    const session = { hash: id, person: id, id, made: 1, used, device: '', via: 'guest' } as const;
    return peopleStore(database).add({ id, name: id, made: 1 }, session);
  };
  const room = (id: string, owner: string, seat: RoomSeat) =>
    roomStore(database).create({
      id,
      title: 'sample',
      config: {},
      owner,
      seats: [seat],
      invitation: 'x',
      isBegun: false,
      isSilent: false,
      isPublic: false,
      isRated: false,
      tournament: null,
      rematch: null,
      pace: null,
      record: null,
      made: 1,
      revision: 1,
    });
  const people = async (): Promise<readonly string[]> =>
    (await database.read(database.build.selectFrom('person').select('id').orderBy('id'))).map(
      ({ id }) => id,
    );

  test('sessions that were not used end; of whom nothing is left, nothing is left', async () => {
    const held = {
      'at-device': () => peopleStore(database).touch(['at-device'], 500),
      'has-account': () =>
        accountStore(database).save({ person: 'has-account', login: 'a', password: '', made: 1 }),
      'has-passkey': () =>
        accountStore(database).addPasskey({
          id: 'k',
          person: 'has-passkey',
          key: '',
          counter: 0,
          name: '',
          made: 1,
        }),
      'has-code': () => {
        const code = { hash: 'c', kind: 'recovery', person: 'has-code', until: 1e12 } as const;
        return codeStore(database).add(code, 1);
      },
      'is-host': () => room('one', 'is-host', { kind: 'open' }),
      sits: () => room('two', 'is-host', { kind: 'person', person: 'sits', name: 'Sits' }),
      'is-expected': () => {
        const kept = { person: 'is-expected', name: 'Expected' };
        return room('three', 'is-host', { kind: 'open', for: kept });
      },
      spoke: () =>
        talkStore(database)
          .say({
            room: 'one',
            at: 1,
            kind: 'text',
            circle: 'spectators',
            person: 'spoke',
            seat: null,
            name: 'Spoke',
            text: 'Hello.',
            key: 'k',
          })
          .then(() => undefined),
      'looks-after': () =>
        populationStore(database)
          .setAdministrator('looks-after', true)
          .then(() => undefined),
      'is-kept-out': () => populationStore(database).setBanned('is-kept-out', 1),
    };
    for (const id of ['gone', 'looked-on', ...Object.keys(held)]) await somebody(id);
    for (const hold of Object.values(held)) await hold();
    const { build } = database;
    await seenStore(database).note('one', 'looked-on', 3);
    await talkStore(database).writeNote('one', 'looked-on', { text: 'Blue.', revision: 0 });
    await timerStore(database).bringForward('telegram', ['gone', 'sits'], 1, 9);
    const vacation = { person: 'gone', from: 1, until: 2 };
    await database.write([statement(build.insertInto('vacation').values(vacation))]);

    // Nobody is cleared away as long as he has a device.
    await keepHouse(database, 1);
    expect(await people()).toHaveLength(12);
    await keepHouse(database, 100);
    expect(await people()).toEqual(Object.keys(held).toSorted());
    const sessions = await database.read(build.selectFrom('session').select('hash'));
    expect(sessions).toEqual([{ hash: 'at-device' }]);
    for (const table of ['note', 'seen', 'vacation'] as const) {
      expect(await database.read(build.selectFrom(table).selectAll())).toEqual([]);
    }
    const timers = await database.read(build.selectFrom('timer').select('subject'));
    expect(timers).toEqual([{ subject: 'sits' }]);
    expect((await talkStore(database).find('one', 1))?.person).toBe('spoke');
    expect((await roomStore(database).load('two'))?.seats).toMatchObject([{ name: 'Sits' }]);
  });

  test('who holds a tournament, or plays in one, stays', async () => {
    for (const id of ['holds', 'plays', 'neither']) await somebody(id);
    await tournamentStore(database).create({
      id: 't',
      owner: 'holds',
      host: 'holds',
      name: 'Cup',
      title: 'sample',
      config: {},
      size: 2,
      rounds: 1,
      phase: 'open',
      isPublic: false,
      isRated: false,
      entrants: [{ person: 'plays', name: 'plays', isGone: false }],
      drawn: [],
      made: 1,
      revision: 1,
    } as never);
    await keepHouse(database, 100);
    const left = await people();
    expect(left).toEqual(expect.arrayContaining(['holds', 'plays']));
    expect(left).not.toContain('neither');
  });
});
