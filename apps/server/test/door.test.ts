/** The door: what comes in malformed, too large, from elsewhere or from the wrong person changes nothing. */
import { ERRORS, ROUTE_NAMES, ROUTES, SHAPES, openApi, type Route } from '@roundhouse/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertAccess } from '../src/access.ts';
import { boxOf } from './boxes.ts';
import { Guest, named, newKey, openHouse, twoAt, type House } from './visiting.ts';

const BOX = await boxOf('amsterdam');

let house: House;
beforeAll(async () => {
  // Every role asks every route from one address: how often somebody may ask has tests of its own.
  house = await openHouse({ hasLimits: false, gatherMs: 60_000, build: 'newer' });
});
afterAll(() => house.close());

const post = (
  guest: Guest,
  path: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
) =>
  guest.fetch(`${house.origin}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}

describe('a body', () => {
  const deep = `{"name":${'['.repeat(40)}${']'.repeat(40)}}`;
  test.each([
    ['that is no JSON', '{"name":', 'not-json'],
    ['that is no object', '[1]', 'bad-request'],
    ['that is null', 'null', 'bad-request'],
    ['of a wrong type', '{"name":5}', 'bad-request'],
    ['with too much in it', '{"name":"Ann","isAdmin":true}', 'bad-request'],
    ['with a prototype', '{"name":"Ann","__proto__":{"a":1}}', 'bad-request'],
    ['with a name that is none', '{"name":" \\u200b\\n "}', 'bad-request'],
    ['with a long name', `{"name":"${'x'.repeat(25)}"}`, 'bad-request'],
    ['that is too deep', deep, 'too-large'],
    ['that is too large', `{"name":"${'x'.repeat(70_000)}"}`, 'too-large'],
  ])('%s is refused', async (_, body, code) => {
    const guest = new Guest(house.origin);
    const response = await post(guest, '/api/guests', body);
    expect(await codeOf(response)).toBe(code);
    expect(response.status).toBe(ERRORS[code as keyof typeof ERRORS]);
    expect(guest.cookie).toBe('');
  });

  test('that is no UTF-8, or says that it is something else, is refused', async () => {
    const guest = new Guest(house.origin);
    const broken = await post(guest, '/api/guests', new Uint8Array([0x7b, 0xff, 0x7d]));
    expect(await codeOf(broken)).toBe('not-json');
    const form = await post(guest, '/api/guests', 'name=Ann', { 'content-type': 'text/plain' });
    expect(await codeOf(form)).toBe('not-json-type');
  });
});

test('an address that is none, and a method that is not its own', async () => {
  const guest = new Guest(house.origin);
  for (const path of ['/api/nothing', '/api/tables/a/b/c', '/api/tables//steps']) {
    expect((await guest.fetch(`${house.origin}${path}`)).status, path).toBe(404);
  }
  const wrong = await guest.fetch(`${house.origin}/api/guests`);
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('allow')).toBe('POST');
  const table = await guest.fetch(`${house.origin}/api/tables/${'a'.repeat(16)}`);
  expect(await codeOf(table)).toBe('no-such-table');
});

test('a page of another place can do nothing here', async () => {
  const ann = await named(house.origin, 'Ann');
  const body = '{"name":"Eve"}';
  const beside = new URL(house.origin);
  beside.port = String(Number(beside.port) ^ 1);
  for (const headers of [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: `${house.origin}0` },
    { origin: beside.origin },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    expect(await codeOf(await post(ann, '/api/guests', body, headers))).toBe('wrong-origin');
  }
  expect((await post(ann, '/api/guests', body, { origin: house.origin })).status).toBe(200);
});

test('no route that changes something listens to a page of another place', async () => {
  const ann = await named(house.origin, 'Ann');
  const changing = ROUTE_NAMES.filter((name) => ROUTES[name].method !== 'GET');
  expect(changing.length).toBeGreaterThan(40);
  for (const name of changing) {
    const { method, path }: Route = ROUTES[name];
    const address = path.replaceAll(/\{\w+\}/g, 'a'.repeat(16));
    const headers = { 'content-type': 'application/json', origin: 'http://evil.example' };
    const asked = await ann.fetch(`${house.origin}${address}`, { method, headers, body: '{}' });
    expect([name, await codeOf(asked)]).toEqual([name, 'wrong-origin']);
  }
});

test('every answer of every route, a stream and a refusal too, says which client belongs to it', async () => {
  const { ann, table } = await twoAt(house.origin);
  const asking = [
    ...ROUTE_NAMES.map((name): [string, string] => {
      const { method, path }: Route = ROUTES[name];
      return [method, path.replaceAll(/\{\w+\}/g, 'a'.repeat(16))];
    }),
    ['GET', '/api/nothing'] as const,
    ['GET', `/api/tables/${table}`] as const,
    ['GET', `/api/tables/${table}/stream?eyes=0&after=-1`] as const,
  ];
  for (const [method, address] of asking) {
    const { headers, body } = await new Guest(house.origin).fetch(`${house.origin}${address}`, {
      method,
      headers: { cookie: address.includes(table) ? ann.cookie : '' },
    });
    await body?.cancel();
    expect([method, address, headers.get('x-roundhouse-build')]).toEqual([
      method,
      address,
      'newer',
    ]);
  }
});

test('a cookie is for this place alone, and no script reads it', async () => {
  const response = await post(new Guest(house.origin), '/api/guests', '{"name":"Ann"}');
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/),
  ]);
});

describe('access', () => {
  /** A request that is right in every way but who sends it. */
  async function running() {
    const owner = await named(house.origin, 'Owner');
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const opening = { title: 'amsterdam', config: { seats: 2 }, seats };
    const { table, secret } = await owner.ask('openTable', opening);
    const player = new Guest(house.origin);
    await player.ask('sitDown', { table, secret, name: 'Player' });
    const asked: Record<string, unknown> = {
      table,
      seat: 0,
      secret,
      key: newKey(),
      owedSince: 0,
      from: 0,
      to: 0,
      text: 'keep',
      salt: 'ab',
      name: 'Eve',
      eyes: 0,
      after: -1,
      said: 'Hello.',
      reaction: 'hello',
      number: 1,
      reason: 'Rude.',
      isMuted: true,
      session: 'a'.repeat(16),
      password: 'correct horse',
      passkey: 'a'.repeat(16),
      publicKey: 'abcd',
      authenticatorData: 'abcd',
      clientData: 'abcd',
      signature: 'abcd',
      level: 'easy',
      isRemoved: true,
      person: 'a'.repeat(16),
      isBanned: true,
      named: 'Eve',
      note: 'Buy low.',
      revision: 0,
      isAdmin: true,
      skip: 0,
      record: 'no record',
      code: newKey(),
      report: 'a'.repeat(16),
      player: 'bot-easy',
      tournament: 'a'.repeat(16),
      entrant: 0,
      round: 1,
      rounds: 2,
      size: 2,
      title: 'amsterdam',
      config: { seats: 2 },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      days: 2,
      orders: [],
      language: 'en',
      zone: 'Europe/Amsterdam',
      target: { kind: 'webhook', url: 'https://127.0.0.1/hook', shape: 'plain' },
      channel: 'a'.repeat(16),
      line: 0,
      isPublic: false,
      isTakenDown: true,
      box: BOX,
      version: 1,
    };
    const keeping = { title: 'amsterdam', box: BOX, isPublic: false, key: newKey() };
    const { set } = await owner.ask('keepSet', keeping);
    asked['set'] = set;
    return { owner, player, asked };
  }

  /** A token of the player's. */
  async function programOf(player: Guest): Promise<Pick<Guest, 'fetch'>> {
    const { token } = await player.ask('makeToken', { name: 'Bot' });
    return {
      fetch: (address, init) => {
        const headers = new Headers(init?.headers);
        headers.set('authorization', `Bearer ${token}`);
        return fetch(address, { ...init, headers });
      },
    };
  }

  let keeper: Guest;
  beforeAll(async () => {
    keeper = await named(house.origin, 'Keeper');
    await keeper.ask('becomeAdministrator', { code: house.administratorCode ?? '' });
    await keeper.ask('setPassword', { login: 'keeper', password: 'another horse' });
  });
  async function anotherDevice(guest: Guest): Promise<Guest> {
    const { code } = await guest.ask('makeDeviceCode', {});
    const other = new Guest(house.origin);
    await other.ask('useDeviceCode', { code });
    return other;
  }

  async function statusOf(
    guest: Pick<Guest, 'fetch'>,
    name: (typeof ROUTE_NAMES)[number],
    all: object,
  ) {
    const { method, path }: Route = ROUTES[name];
    const shape = SHAPES[name].asks.shape;
    const wanted = Object.fromEntries(Object.entries(all).filter(([key]) => key in shape));
    const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(wanted[part]));
    const rest = Object.entries(wanted).filter(([key]) => !path.includes(`{${key}}`));
    const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)]));
    const stop = new AbortController();
    const response = await guest.fetch(
      `${house.origin}${address}${method === 'POST' ? '' : `?${query.toString()}`}`,
      {
        method,
        signal: stop.signal,
        ...(method === 'POST'
          ? {
              body: JSON.stringify(Object.fromEntries(rest)),
              headers: { 'content-type': 'application/json' },
            }
          : {}),
      },
    );
    const { status } = response;
    stop.abort();
    return status;
  }

  /**
   * Seat 0 is the owner's. 401: who are you? 403: not yours.
   * A stranger, a guest who may look on, the program of who plays seat 1, that player, the administrator, the owner.
   */
  const MATRIX: Readonly<Record<(typeof ROUTE_NAMES)[number], readonly number[]>> = {
    readMe: [200, 200, 200, 200, 200, 200],
    listTournaments: [200, 200, 200, 200, 200, 200],
    openTournament: [401, 403, 403, 403, 200, 403],
    readTournament: [404, 404, 404, 404, 404, 404],
    watchTournament: [404, 404, 404, 404, 404, 404],
    joinTournament: [401, 404, 404, 404, 404, 404],
    leaveTournament: [401, 404, 404, 404, 404, 404],
    dropEntrant: [401, 404, 404, 404, 404, 404],
    beginRound: [401, 404, 404, 404, 404, 404],
    endTournament: [401, 404, 404, 404, 404, 404],
    listSets: [200, 200, 200, 200, 200, 200],
    listMySets: [401, 200, 200, 200, 200, 200],
    keepSet: [401, 200, 403, 200, 200, 200],
    readSet: [200, 200, 200, 200, 200, 200],
    saveSet: [401, 403, 403, 403, 403, 200],
    changeSet: [401, 403, 403, 403, 403, 200],
    deleteSet: [401, 403, 403, 403, 403, 200],
    reportSet: [401, 200, 200, 200, 200, 200],
    takeDownSet: [401, 403, 403, 403, 200, 403],
    readReview: [409, 409, 409, 409, 409, 409],
    askReview: [401, 409, 409, 409, 409, 409],
    readLadder: [200, 200, 200, 200, 200, 200],
    readProfile: [200, 200, 200, 200, 200, 200],
    readPlace: [200, 200, 200, 200, 200, 200],
    becomeGuest: [200, 200, 200, 200, 200, 200],
    leave: [401, 200, 200, 200, 200, 200],
    listTables: [401, 200, 200, 200, 200, 200],
    openTable: [401, 200, 200, 200, 200, 200],
    readInvitation: [200, 200, 200, 200, 200, 200],
    renewInvitation: [401, 403, 403, 403, 403, 200],
    sitDown: [409, 409, 200, 200, 409, 200],
    standUp: [401, 409, 409, 409, 409, 409],
    begin: [401, 403, 403, 403, 403, 200],
    readTable: [200, 200, 200, 200, 200, 200],
    addSalt: [401, 403, 403, 403, 403, 200],
    readSteps: [403, 403, 403, 403, 403, 200],
    watch: [403, 403, 403, 403, 403, 200],
    act: [401, 403, 403, 403, 403, 409],
    takeBack: [401, 403, 403, 403, 403, 422],
    agreeToUndo: [401, 403, 403, 403, 403, 422],
    declineUndo: [401, 403, 403, 403, 403, 409],
    readRecord: [409, 409, 409, 409, 409, 409],
    rename: [401, 200, 403, 200, 200, 200],
    makeDeviceCode: [401, 200, 403, 200, 200, 200],
    useDeviceCode: [403, 403, 403, 403, 403, 403],
    listSessions: [401, 200, 403, 200, 200, 200],
    endSession: [401, 404, 403, 404, 404, 404],
    readAccount: [401, 200, 403, 200, 200, 200],
    setPassword: [401, 200, 403, 409, 403, 409],
    signIn: [403, 403, 403, 403, 403, 403],
    makeRecoveryCodes: [401, 200, 403, 200, 200, 200],
    recover: [403, 403, 403, 403, 403, 403],
    askPasskey: [409, 409, 409, 409, 409, 409],
    addPasskey: [401, 409, 403, 409, 409, 409],
    removePasskey: [401, 404, 403, 404, 404, 404],
    signInByPasskey: [409, 409, 409, 409, 409, 409],
    makeToken: [401, 200, 403, 200, 200, 200],
    readVacation: [401, 200, 200, 200, 200, 200],
    takeVacation: [401, 200, 403, 200, 200, 200],
    endVacation: [401, 200, 403, 200, 200, 200],
    deleteMe: [401, 200, 403, 200, 403, 200],
    openRecord: [401, 422, 422, 422, 422, 422],
    listFinished: [401, 200, 200, 200, 200, 200],
    listGames: [401, 200, 200, 200, 200, 200],
    listLobby: [200, 200, 200, 200, 200, 200],
    watchLobby: [200, 200, 200, 200, 200, 200],
    lendInvitation: [401, 200, 200, 200, 200, 200],
    borrowInvitation: [403, 403, 403, 403, 403, 403],
    readNext: [401, 200, 200, 200, 200, 200],
    changeTable: [401, 403, 403, 403, 403, 200],
    leaveSeat: [401, 403, 403, 403, 403, 409],
    seatBot: [401, 403, 403, 403, 403, 409],
    freeSeat: [401, 403, 403, 403, 403, 409],
    takeSeatBack: [401, 403, 403, 403, 403, 409],
    readOrders: [401, 403, 403, 403, 403, 200],
    giveOrders: [401, 403, 403, 403, 403, 200],
    rematch: [401, 409, 409, 409, 409, 409],
    readTalk: [200, 200, 200, 200, 200, 200],
    say: [401, 200, 200, 200, 200, 200],
    react: [401, 200, 200, 200, 200, 200],
    report: [401, 404, 404, 404, 404, 404],
    mute: [401, 403, 403, 403, 403, 404],
    muteSpectator: [401, 403, 403, 403, 403, 404],
    readNote: [401, 200, 200, 200, 200, 200],
    writeNote: [401, 200, 200, 200, 200, 200],
    readTelegrams: [401, 200, 403, 200, 200, 200],
    wishTelegrams: [401, 200, 403, 200, 200, 200],
    addChannel: [401, 422, 403, 422, 422, 422],
    confirmChannel: [401, 403, 403, 403, 403, 403],
    removeChannel: [401, 404, 403, 404, 404, 404],
    testChannel: [401, 404, 403, 404, 404, 404],
    unsubscribe: [404, 404, 404, 404, 404, 404],
    noteSeen: [401, 403, 200, 200, 403, 200],
    becomeAdministrator: [401, 403, 403, 403, 403, 403],
    readServer: [401, 403, 403, 403, 200, 403],
    listReports: [401, 403, 403, 403, 200, 403],
    settleReport: [401, 403, 403, 403, 404, 403],
    listPeople: [401, 403, 403, 403, 200, 403],
    ban: [401, 403, 403, 403, 404, 403],
    nameAdministrator: [401, 403, 403, 403, 404, 403],
    listEveryTable: [401, 403, 403, 403, 200, 403],
  };

  test.each(ROUTE_NAMES)('%s: for every role', async (name) => {
    const { owner, player, asked } = await running();
    const visitors = [
      new Guest(house.origin),
      await named(house.origin, 'Guest'),
      await programOf(player),
      player,
      name === 'leave' ? await anotherDevice(keeper) : keeper,
      owner,
    ];
    const statuses: number[] = [];
    for (const visitor of visitors)
      statuses.push(await statusOf(visitor, name, { ...asked, login: name }));
    expect(statuses).toEqual(MATRIX[name]);
  });

  test('a route that does not say who may ask does not start', () => {
    expect(() => assertAccess({ open: {} })).toThrow('open does not say who may ask');
    expect(() => assertAccess({ open: { needs: 'toString' } })).toThrow('open');
  });

  test('a spectator sees what is public; after the end everybody sees all', async () => {
    const { asked } = await running();
    const stranger = new Guest(house.origin);
    const table = asked['table'] as string;
    const { steps } = await stranger.ask('readSteps', { table, eyes: 'public' });
    expect(steps.flatMap(({ legal }) => legal)).toEqual([]);
    const all = stranger.ask('readSteps', { table, eyes: 'all' });
    await expect(all).rejects.toMatchObject({ code: 'not-looked-at' });
  });
});

test('the contract as a document names every route and every error', () => {
  const document = openApi('1') as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const named = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(named.toSorted()).toEqual(ROUTE_NAMES.toSorted());
  for (const code of Object.keys(ERRORS)) expect(JSON.stringify(document)).toContain(`"${code}"`);
});
