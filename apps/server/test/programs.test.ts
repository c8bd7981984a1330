/** Programs as players: the two examples play a whole game against each other, over plain HTTP. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { askingAt } from '@roundhouse/contract/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUNDS, AMSTERDAM, named, openHouse, twoAt, type House } from './visiting.ts';

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({}, await ground());
  });
  afterAll(() => house.close());

  const OPEN = { kind: 'open' } as const;
  const example = (name: string) =>
    fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

  test.each(['player.py', 'player.ts'])('%s is forty lines at most', (name) => {
    expect(readFileSync(example(name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(
      40,
    );
  });

  async function play(command: string, file: string, name: string, invitation: string[]) {
    const guest = await named(house.origin, name);
    const { token } = await guest.ask('makeToken', { name });
    const env = { ...process.env, ROUNDHOUSE: house.origin, ROUNDHOUSE_TOKEN: token };
    const child = spawn(command, [example(file), ...invitation], { env });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { said, code };
  }

  /** A program asks with its token and no cookie. */
  const asProgram = (token: string) =>
    askingAt(house.origin, (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(address, { ...init, headers });
    });

  test('a program is its person at tables, and nowhere else', async () => {
    const { ann, table } = await twoAt(house.origin);
    const { token } = await ann.ask('makeToken', { name: 'My bot' });
    const ask = asProgram(token);
    expect((await ask('readTable', { table })).table.mine).toEqual([0]);
    const forbidden = { code: 'not-a-program' };
    await expect(ask('makeToken', { name: 'More' })).rejects.toMatchObject(forbidden);
    await expect(ask('makeDeviceCode', {})).rejects.toMatchObject(forbidden);
    await expect(
      ask('setPassword', { login: 'mine.now', password: 'correct horse' }),
    ).rejects.toMatchObject(forbidden);
    await expect(ask('deleteMe', {})).rejects.toMatchObject(forbidden);
    // Who looks after the place does so himself.
    await ann.ask('becomeAdministrator', { code: house.administratorCode ?? '' });
    expect(await ann.ask('listReports', {})).toMatchObject({ reports: [] });
    await expect(ask('listReports', {})).rejects.toMatchObject(forbidden);
    await expect(asProgram(`${token.slice(1)}A`)('listTables', {})).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    const { sessions } = await ann.ask('listSessions', {});
    const own = sessions.find(({ via }) => via === 'program');
    expect(own).toMatchObject({ device: 'My bot', isThis: false });
    await ann.ask('endSession', { session: own?.session ?? '' });
    await expect(ask('listTables', {})).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  test('a person has so many programs, and so many bots, and no more', async () => {
    const ann = await named(house.origin, 'Ann');
    for (let made = 0; made < 20; made += 1) await ann.ask('makeToken', { name: `Bot ${made}` });
    await expect(ann.ask('makeToken', { name: 'More' })).rejects.toMatchObject({
      code: 'too-many',
    });
    const bot = { kind: 'bot', level: 'easy' } as const;
    const seats = [OPEN, bot, bot, bot, bot];
    const opening = { title: 'american-rails', config: { seats: 5 }, seats };
    const [first] = await Promise.all(
      Array.from({ length: 15 }, () => ann.ask('openTable', opening)),
    );
    await expect(ann.ask('openTable', opening)).rejects.toMatchObject({ code: 'too-many' });
    const table = first?.table ?? '';
    await expect(ann.ask('begin', { table })).rejects.toMatchObject({ code: 'too-many' });
    await expect(ann.ask('seatBot', { table, seat: 0, level: 'easy' })).rejects.toMatchObject({
      code: 'too-many',
    });
  });

  test('the examples in Python and in TypeScript play a whole game, over a server that starts anew', async () => {
    const ann = await named(house.origin, 'Ann');
    const { table, secret } = await ann.ask('openTable', { ...AMSTERDAM, seats: [OPEN, OPEN] });
    const playing = Promise.all([
      play('python3', 'player.py', 'Python', [table, secret]),
      play(process.execPath, 'player.ts', 'TypeScript', [table, secret]),
    ]);
    for await (const { id } of ann.watch({ table, eyes: 'public', after: -1 })) {
      if (id > 20) break;
    }
    await house.restart();
    const played = await playing;
    expect(played).toEqual([
      { said: '', code: 0 },
      { said: '', code: 0 },
    ]);
    const { table: seen } = await ann.ask('readTable', { table });
    expect(seen.phase).toBe('over');
    expect(
      seen.seats.map((holder) => (holder.kind === 'person' ? holder.name : '')).toSorted(),
    ).toEqual(['Python', 'TypeScript']);
  });
});
