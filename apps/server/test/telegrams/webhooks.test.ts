/** Being told by a webhook: once, in time, and never where somebody else's network is. */
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { inBrief } from '../../src/telegrams/in-brief.ts';
import { isPublicAddress } from '../../src/telegrams/public-address.ts';
import { mayPostTo, OPEN_NETWORK, post, type Outbound } from '../../src/telegrams/post.ts';
import { encrypted } from '../../src/telegrams/push/encrypt.ts';
import { vapidFrom } from '../../src/telegrams/push/vapid.ts';
import { Sender } from '../../src/telegrams/sender.ts';
import { sendWebhook, webhookBody } from '../../src/telegrams/webhook.ts';
import { GROUNDS, named, playOut } from '../visiting.ts';
import {
  asked,
  DAY,
  DAYS,
  hookTo,
  HOUR,
  MINUTE,
  openHouses,
  playing,
  type Houses,
} from './at-tables.ts';
import { selfSigned } from './self-signed.ts';
import { jsonOf, newBrowser, openSink, TO_THIS_MACHINE, type Sink } from './sinks.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function opened(ground: (typeof GROUNDS)[number][1], count: number) {
  const sink = await openSink();
  ends.push(() => sink.close());
  const houses = await openHouses(await ground(), count);
  ends.push(() => houses.end());
  return { sink, houses };
}

const titles = ({ got }: Sink): readonly (string | undefined)[] =>
  got.map((each) => jsonOf(each)['title']);

/** Whoever is asked has a webhook of his own. */
async function withHook(houses: Houses, sink: Sink) {
  const [house] = houses.nodes;
  if (!house) throw new Error('there is no house');
  const { guests, table } = await playing(house, DAYS);
  const first = await asked(guests, table);
  for (const [seat, guest] of guests.entries()) {
    await guest.ask('addChannel', hookTo(`${sink.url}/${seat}`));
    // That it has begun is no news to anybody.
    await guest.ask('noteSeen', { table, line: first.line });
  }
  await first.act();
  return { guests, table, first, next: await asked(guests, table) };
}

describe.each(GROUNDS)('%s', (_, ground) => {
  test('it is your turn: told once by two nodes, not again after a restart, and not to who looks', async () => {
    const { sink, houses } = await opened(ground, 2);
    const { guests, table, next } = await withHook(houses, sink);
    await houses.turn(10_000);
    expect(sink.got).toEqual([]);
    await houses.turn(11_000);
    await expect.poll(() => sink.got.length).toBe(1);
    const [told] = sink.got;
    expect(told?.path).toBe(`/${next.seat}`);
    expect(told && jsonOf(told)).toEqual({
      title: 'Your turn: American Rails',
      text: expect.stringContaining('They have been waiting for you since Tuesday'),
      link: `https://trains.example/#/table/~${table}`,
      tag: table,
    });
    await houses.turn(HOUR);
    for (const node of houses.nodes) await node.restart();
    await houses.turn(HOUR);
    expect(sink.got).toHaveLength(1);
    // Whoever looks at the table when it becomes his turn has seen it.
    await next.act();
    const third = await asked(guests, table);
    await third.guest.ask('noteSeen', { table, line: third.line });
    await houses.turn(HOUR);
    expect(sink.got).toHaveLength(1);
  });

  test('what did not arrive is tried again, and not after the move; what may have arrived is not', async () => {
    const { sink, houses } = await opened(ground, 2);
    sink.status = 503;
    const { guests, table, next } = await withHook(houses, sink);
    await houses.turn(21_000);
    await expect.poll(() => sink.got.length).toBe(1);
    await houses.turn(30_000);
    expect(sink.got).toHaveLength(1);
    await houses.turn(MINUTE);
    await expect.poll(() => sink.got.length).toBe(2);
    await next.act();
    sink.status = 0;
    await houses.turn(21_000);
    await expect.poll(() => sink.got.length).toBe(3);
    expect(sink.got.map(({ path }) => path)).toEqual([
      `/${next.seat}`,
      `/${next.seat}`,
      `/${(await asked(guests, table)).seat}`,
    ]);
    // Nobody knows whether it was taken, and the first would be due again.
    await houses.turn(4 * HOUR);
    expect(sink.got).toHaveLength(3);
    // So it is after a crash between row and sending: before his time runs out he is told all the same.
    sink.status = 204;
    await houses.turn(14.5 * HOUR);
    await expect.poll(() => sink.got.length).toBe(4);
    expect(titles(sink).at(-1)).toBe('Your time is running out: American Rails');
  });
});

const [, sqlite] = GROUNDS[0];

test('one message a turn; who saw it and forgot is told before the night in which his time runs out', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  const { guests, table, next } = await withHook(houses, sink);
  const night = { from: 22 * 60, until: 17 * 60 };
  const wish = { language: 'nl', zone: 'Europe/Amsterdam', quiet: night };
  for (const guest of guests) await guest.ask('wishTelegrams', wish);
  // 16:00 there: it is quiet until 17:00.
  await houses.turn(10 * MINUTE);
  expect(sink.got).toEqual([]);
  await houses.turn(51 * MINUTE);
  await expect.poll(() => titles(sink)).toEqual(['Jouw beurt: American Rails']);
  expect(sink.got[0] && jsonOf(sink.got[0])['text']).toMatch(
    /^Er wordt op je gewacht sinds dinsdag/,
  );
  // The time is up at 16:00 tomorrow: he was told, and is not told again.
  await houses.turn(12 * HOUR);
  expect(sink.got).toHaveLength(1);
  // 5:00. The next one looks, goes to bed again, and has until 5:00 tomorrow.
  await next.act();
  const third = await asked(guests, table);
  await third.guest.ask('noteSeen', { table, line: third.line });
  await houses.turn(16.5 * HOUR);
  expect(sink.got).toHaveLength(1);
  await houses.turn(0.5 * HOUR);
  await expect
    .poll(() => titles(sink))
    .toEqual(['Jouw beurt: American Rails', 'Je tijd is bijna om: American Rails']);
  expect(sink.got[1]?.path).toBe(`/${third.seat}`);
  await houses.turn(5 * HOUR);
  expect(sink.got).toHaveLength(2);
});

test('that his time runs low is tried again like anything else; what failed in the evening, in the morning', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  const { guests, table, next } = await withHook(houses, sink);
  sink.status = 503;
  await houses.turn(18 * HOUR + MINUTE);
  await expect.poll(() => sink.got.length).toBe(1);
  sink.status = 204;
  await houses.turn(2 * MINUTE);
  await expect.poll(() => titles(sink)).toEqual(Array(2).fill(titles(sink)[0]));
  expect(titles(sink)[0]).toBe('Your time is running out: American Rails');
  // 9:03: it is quiet from 9:04 on.
  const { guest } = next;
  await next.act();
  const third = await asked(guests, table);
  expect(third.guest).not.toBe(guest);
  const quiet = { from: 9 * 60 + 4, until: 12 * 60 };
  await third.guest.ask('wishTelegrams', { language: 'en', zone: 'UTC', quiet });
  sink.status = 503;
  await houses.turn(21_000);
  await expect.poll(() => sink.got.length).toBe(3);
  sink.status = 204;
  await houses.turn(2 * HOUR);
  expect(sink.got).toHaveLength(3);
  await houses.turn(HOUR);
  await expect
    .poll(() => titles(sink).slice(2))
    .toEqual(Array(2).fill('Your turn: American Rails'));
});

test('who is on vacation is told after it; what never arrives is given up; so much a day and no more', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  const away = await withHook(houses, sink);
  await away.next.guest.ask('takeVacation', { days: 1 });
  await houses.turn(23 * HOUR);
  expect(sink.got).toEqual([]);
  await houses.turn(2 * HOUR);
  await expect.poll(() => sink.got.map(({ path }) => path)).toEqual([`/${away.next.seat}`]);

  sink.status = 503;
  await away.next.act();
  for (const minutes of [1, 2, 5, 20, 70]) await houses.turn(minutes * MINUTE);
  await expect.poll(() => sink.got.length).toBe(6);
  await houses.turn(6 * HOUR);
  expect(sink.got).toHaveLength(6);

  const { guest } = await asked(away.guests, away.table);
  const [own] = (await guest.ask('readTelegrams', {})).channels;
  const connection = new DatabaseSync(join(houses.nodes[0]?.folder ?? '', 'roundhouse.db'));
  connection.exec(`insert into telegram (person, channel, about, state, tries, again, made)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
    select person, channel, 'x' || i, 'sent', 1, 0, made from n, telegram where channel = '${own?.channel}' limit 200`);
  connection.close();
  sink.status = 204;
  // His time runs low, which he would be told.
  await houses.turn(10.5 * HOUR);
  expect(sink.got).toHaveLength(6);
});

test('that it begins, that it is over, and that a seat is kept for once more', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  const [house] = houses.nodes;
  if (!house) throw new Error('there is no house');
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => named(house.origin, name)));
  if (!ann || !ben) throw new Error('nobody came');
  await ann.ask('addChannel', hookTo(`${sink.url}/ann`));
  await ben.ask('addChannel', hookTo(`${sink.url}/ben`));
  const begun = async (title: string) => {
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const { table, secret } = await ann.ask('openTable', { title, config: { seats: 2 }, seats });
    await ben.ask('sitDown', { table, secret });
    await ann.ask('addSalt', { table, seat: 0, salt: 'ab' });
    await ben.ask('addSalt', { table, seat: 1, salt: 'cd' });
    return table;
  };
  const told = (): readonly string[] =>
    sink.got.map((each) => `${each.path} ${jsonOf(each)['title']} ${jsonOf(each)['link']}`);
  const at = (table: string): string => `https://trains.example/#/table/~${table}`;

  // Where both look there is nothing to tell.
  const seen = await begun('train-rails');
  for (const guest of [ann, ben]) await guest.ask('noteSeen', { table: seen, line: 9_999 });
  // One of them is asked at once, and the other hears that it has begun.
  const first = await begun('train-rails');
  const { seat } = await asked([ann, ben], first);
  const names = ['/ann', '/ben'];
  await houses.turn(21_000);
  await expect
    .poll(() => told().toSorted())
    .toEqual(
      [
        `${names[seat]} Your turn: Train Rails ${at(first)}`,
        `${names[1 - seat]} It begins: Train Rails ${at(first)}`,
      ].toSorted(),
    );

  // Ben looks on to the end, Ann went before it.
  const second = await begun('amsterdam');
  for (const guest of [ann, ben]) await guest.ask('noteSeen', { table: second, line: 1 });
  await playOut([ann, ben], second);
  await ben.ask('noteSeen', { table: second, line: 9_999 });
  sink.got.length = 0;
  await houses.turn(21_000);
  await expect.poll(told).toEqual([`/ann It is over: Amsterdam ${at(second)}`]);
  expect(sink.got[0] && jsonOf(sink.got[0])['text']).toMatch(
    /^First place: (?:Ann|Ben|Ann and Ben)\. At the table with Ben\.$/,
  );

  const { table: third } = await ben.ask('rematch', { table: second });
  await houses.turn(21_000);
  await expect
    .poll(told)
    .toEqual([
      `/ann It is over: Amsterdam ${at(second)}`,
      `/ann Once more: Amsterdam https://trains.example/#/room/${third}`,
    ]);
  expect(sink.got[1] && jsonOf(sink.got[1])['text']).toBe(
    'Ben wants to play again and keeps a seat for you.',
  );
  await houses.turn(HOUR);
  expect(sink.got).toHaveLength(2);
});

test('one a day: all in one message at the hour, nothing in between and nothing twice', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  const [house] = houses.nodes;
  if (!house) throw new Error('there is no house');
  const one = await playing(house);
  const first = await asked(one.guests, one.table);
  const { guest } = first;
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  await guest.ask('addChannel', hookTo(sink.url));
  await guest.ask('wishTelegrams', { language: 'en', zone: 'Asia/Tokyo', digestAt: 8 * 60 });
  const opening = { title: 'american-rails', config: { seats: 3 }, seats };
  const { table, secret } = await guest.ask('openTable', opening);
  for (const other of one.guests)
    if (other !== guest) await other.ask('sitDown', { table, secret });
  await first.act();
  // It is midnight in Tokyo.
  await houses.turn(7 * HOUR + 59 * MINUTE);
  expect(sink.got).toEqual([]);
  sink.status = 503;
  await houses.turn(2 * MINUTE);
  await expect.poll(() => sink.got.length).toBe(1);
  // What did not arrive is tried again, and says the same.
  sink.status = 204;
  await houses.turn(2 * MINUTE);
  await expect.poll(() => sink.got.length).toBe(2);
  const [failed, told] = sink.got;
  expect(failed?.body.equals(told?.body ?? Buffer.of())).toBe(true);
  expect(told && jsonOf(told)['title']).toBe('2 things at your tables');
  expect(told && jsonOf(told)['text']).toMatch(
    /^Your turn: American Rails\. .*\n.*: American Rails\. /,
  );
  for (const node of houses.nodes) await node.restart();
  await houses.turn(2 * DAY);
  expect(sink.got).toHaveLength(2);
});

test('a day on which much happened: a letter says all, a push and a webhook as much as they take', async () => {
  const more = (count: number): string => `And ${count} more.`;
  const said = (count: number, of: string): string =>
    Array.from({ length: count }, (_, at) => `Your turn: ${of} ${at}. At the table.`).join('\n');
  expect(inBrief(said(3, 'x'), more)).toBe(said(3, 'x'));
  for (const [count, of] of [
    [100, 'Amsterdam'],
    [40, '*_*_*_*_*_*_*'],
    [40, '🚂🚂🚂🚂🚂🚂'],
    [1, '*'.repeat(3_000)],
    [2, '🚂'.repeat(3_000)],
  ] as const) {
    const text = inBrief(said(count, of), more);
    const shown = text.split('\n').filter((line) => line.startsWith('Your turn')).length;
    const rest = count - shown;
    expect(text.endsWith(rest === 0 ? '…' : `\nAnd ${rest} more.`)).toBe(true);
    const message = { title: more(count), text, path: '/tables', tag: 'digest', waiting: count };
    const link = 'https://trains.example/#/tables';
    const { content = '' } = webhookBody('discord', message, link) as { content?: string };
    expect(content.length).toBeLessThanOrEqual(2_000);
    const sealed = encrypted(Buffer.from(JSON.stringify(message)), newBrowser());
    expect(sealed.length).toBeLessThanOrEqual(4_096);
  }
  const sink = await openSink();
  ends.push(() => sink.close());
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const vapid = vapidFrom(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  if (!vapid) throw new Error('those are no keys');
  const nothing = (): undefined => undefined;
  const sender = new Sender({
    vapid,
    mail: undefined,
    outbound: TO_THIS_MACHINE,
    origin: () => 'https://trains.example',
    now: () => 0,
    onFault: nothing,
    onDelivery: nothing,
  });
  const browser = newBrowser();
  const { p256dh, auth } = browser;
  const day = { title: 'T', text: said(100, 'x'), path: '/tables', tag: 'digest', waiting: 1 };
  for (const [kind, target] of [
    ['webhook', { url: sink.url, shape: 'discord' }],
    ['push', { endpoint: sink.url, p256dh, auth }],
  ] as const) {
    const row = { id: 'c', person: 'p', label: '', leave: '', made: 0, confirmed: 0 } as const;
    const channel = { ...row, kind, target: JSON.stringify(target), trouble: null };
    expect(await sender.send(channel, day, { language: 'nl', zone: 'UTC' })).toBe('sent');
  }
  const [posted, pushed] = sink.got;
  const { text } = JSON.parse(browser.read(pushed?.body ?? Buffer.of())) as typeof day;
  expect(text).toMatch(/\nEn nog \d+\.$/);
  expect(posted && jsonOf(posted)['content']).toMatch(/\nEn nog \d+\.\n</);
});

test('a move to take back; Discord and Slack as they want it', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  const { guests, table, next } = await withHook(houses, sink);
  const { channels } = await next.guest.ask('readTelegrams', {});
  for (const { channel } of channels) await next.guest.ask('removeChannel', { channel });
  await next.guest.ask('addChannel', hookTo(`${sink.url}/discord`, 'discord'));
  await next.guest.ask('addChannel', hookTo(`${sink.url}/slack`, 'slack'));
  const asking = guests.find((guest) => guest !== next.guest);
  if (!asking) throw new Error('nobody else sits there');
  await next.guest.ask('noteSeen', { table, line: next.line });
  const seat = guests.indexOf(asking);
  await asking.ask('agreeToUndo', { table, seat, key: 'k'.repeat(22), from: next.line, to: 0 });
  await houses.turn(21_000);
  const by = (path: string) => sink.got.filter((each) => each.path === path).map(jsonOf);
  // One that was on its way to a channel that was then removed may be among them.
  await expect.poll(() => ['/discord', '/slack'].map((path) => by(path).length)).toEqual([1, 1]);
  expect(by('/discord')).toEqual([
    {
      content: expect.stringMatching(
        /^\*\*A move to take back: American Rails\*\*\n.* asks whether .*\n<https:\/\/trains\.example\/#\/table\/~/s,
      ),
      allowed_mentions: { parse: [] },
    },
  ]);
  expect(by('/slack')).toEqual([
    { text: expect.stringMatching(/^\*A move to take back: American Rails\*\n/) },
  ]);
});

test('a webhook that says nothing keeps nobody else waiting', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  const other = await openSink();
  ends.push(() => other.close());
  await withHook(houses, sink);
  sink.status = -1;
  await houses.turn(21_000);
  await expect.poll(() => sink.got.length).toBe(1);
  await withHook(houses, other);
  await houses.turn(21_000);
  await expect.poll(() => other.got.length).toBe(1);
  expect(sink.waiting).toBe(1);
  sink.hangUp();
});

test('who is gone has no channel, and nobody is told where one leads', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  const { next } = await withHook(houses, sink);
  const [house] = houses.nodes;
  const before = JSON.stringify(await next.guest.ask('readTelegrams', {}));
  expect(before).not.toContain(sink.url);
  expect(JSON.stringify(await house?.kept())).toContain(`${sink.url}/${next.seat}`);
  await next.guest.ask('deleteMe', {});
  const kept = await house?.kept();
  expect(JSON.stringify(kept)).not.toContain(`${sink.url}/${next.seat}`);
  await houses.turn(HOUR);
  // One that was set while he went has found nobody.
  const timers = async () =>
    (await house?.kept())?.timer.filter((each) => each.kind === 'telegram');
  await expect.poll(timers).toHaveLength(2);
  expect(sink.got.filter(({ path }) => path === `/${next.seat}`)).toEqual([]);
});

test('a webhook that is not wanted any more is said to be in trouble, and works again when it is tried', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  sink.status = 301;
  const { next } = await withHook(houses, sink);
  await houses.turn(21_000);
  // It leads elsewhere, and nobody follows.
  await expect.poll(() => sink.got.length).toBe(1);
  const read = async () => (await next.guest.ask('readTelegrams', {})).channels;
  await expect
    .poll(read)
    .toMatchObject([{ kind: 'webhook', label: '127.0.0.1', trouble: 'never' }]);
  // Until then nothing is sent there, not even that his time runs out.
  await houses.turn(18.5 * HOUR);
  expect(sink.got).toHaveLength(1);
  sink.status = 200;
  const [channel] = await read();
  await next.guest.ask('testChannel', { channel: channel?.channel ?? '' });
  expect(await read()).not.toMatchObject([{ trouble: 'never' }]);
  expect(titles(sink).at(-1)).toBe('A message to try it');
  const figures = await (await fetch(`${houses.nodes[0]?.origin}/metrics`)).text();
  expect(figures.match(/^roundhouse_telegrams_total.*$/gm)).toEqual([
    'roundhouse_telegrams_total{channel="webhook",delivery="never"} 1',
    'roundhouse_telegrams_total{channel="webhook",delivery="sent"} 1',
  ]);
});

describe('addresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'somewhere',
  ])('%s is not of the open network', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:400e::1'])(
    '%s is',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    'http://hooks.example/x',
    'https://hooks.example:8443/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://[fd00::1]/x',
    'https://user:word@hooks.example/x',
    'https://localhost/x',
    'https://metadata/x',
    'ftp://hooks.example/x',
    'nonsense',
  ])('%s is not sent to', async (url) => {
    expect(mayPostTo(url, OPEN_NETWORK)).toBe(false);
    expect(await post(url, {}, Buffer.of(), OPEN_NETWORK)).toEqual({ kind: 'forbidden' });
  });

  test('a name that leads to this machine is not sent to', async () => {
    const sink = await openSink();
    ends.push(() => sink.close());
    const { port } = new URL(sink.url);
    const only = { mayReach: isPublicAddress, isAnyPort: true };
    const posted = await post(`http://localhost:${port}/`, {}, Buffer.of(), only);
    expect(posted).toEqual({ kind: 'forbidden' });
    expect(sink.got).toEqual([]);
  });

  test('a name is asked for once, and the address that was looked at is the one that is connected to', async () => {
    const sink = await openSink();
    ends.push(() => sink.close());
    const { port } = new URL(sink.url);
    const asked: string[] = [];
    // Nobody else knows that name: who asked again would reach nothing.
    const resolve = async (host: string) => {
      asked.push(host);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const to = (outbound: object) =>
      post(`http://hooks.invalid:${port}/`, {}, Buffer.of(), {
        ...TO_THIS_MACHINE,
        resolve,
        ...outbound,
      });
    expect(await to({})).toEqual({ kind: 'answered', status: 204 });
    expect(asked).toEqual(['hooks.invalid']);
    // One address of several that is within is enough to refuse it.
    const both = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await to({ resolve: both })).toEqual({ kind: 'forbidden' });
    expect(sink.got).toHaveLength(1);
  });

  test('over TLS to who shows a certificate for that name, and to nobody else', async () => {
    const tls = selfSigned();
    const sink = await openSink(tls);
    ends.push(() => sink.close());
    const { port } = new URL(sink.url);
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const known = { ...TO_THIS_MACHINE, resolve, ca: tls.cert };
    const message = { title: 'T', text: 'x', path: '/me', tag: 't', waiting: 0 };
    const to = (host: string, outbound: Outbound) =>
      sendWebhook(
        { url: `https://${host}:${port}/`, shape: 'plain' },
        message,
        'https://trains.example/#/me',
        outbound,
      );
    expect(await to('localhost', known)).toBe('sent');
    expect(sink.got.map(jsonOf)).toMatchObject([{ title: 'T' }]);
    expect(await to('hooks.invalid', known)).toBe('later');
    expect(await to('localhost', { ...TO_THIS_MACHINE, resolve })).toBe('later');
    expect(sink.got).toHaveLength(1);
  });
});

test('a round of a tournament begins: who has not looked is told it, once, with the way to his table', async () => {
  const { sink, houses } = await opened(sqlite, 1);
  const { origin } = houses.nodes[0] as (typeof houses.nodes)[number];
  const host = await named(origin, 'Host');
  await host.ask('setPassword', { login: 'club-host', password: 'correct horse' });
  const plan = {
    name: 'Club',
    title: 'american-rails',
    config: {},
    size: 3,
    rounds: 1,
    pace: DAYS,
  };
  const { tournament } = await host.ask('openTournament', plan);
  const guests = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => named(origin, name)));
  for (const [at, guest] of guests.entries()) {
    await guest.ask('joinTournament', { tournament });
    await guest.ask('addChannel', hookTo(`${sink.url}/${at}`));
  }
  await host.ask('beginRound', { tournament, round: 1 });
  const { drawn } = await host.ask('readTournament', { tournament });
  const [[{ table, seats } = { table: '', seats: [] }] = []] = drawn;
  const seated = seats.map((entrant) => guests[entrant ?? -1] as (typeof guests)[number]);
  for (const [seat, guest] of seated.entries()) {
    await guest.ask('addSalt', { table, seat, salt: 'ab' });
  }
  const first = await asked(seated, table);
  await houses.turn(21_000);
  await expect.poll(() => sink.got.length).toBe(3);
  for (const told of sink.got) {
    expect(jsonOf(told)).toMatchObject({
      title: 'Your round begins: Club',
      text: expect.stringMatching(/^Round 1, American Rails: /),
      link: `https://trains.example/#/table/~${table}`,
    });
  }
  // Later decisions are turns again, and nobody hears of the round twice.
  for (const guest of guests) await guest.ask('noteSeen', { table, line: first.line });
  await first.act();
  const next = await asked(seated, table);
  await houses.turn(21_000);
  await expect.poll(() => titles(sink).slice(3)).toEqual(['Your turn: American Rails']);
  expect(sink.got[3]?.path).toBe(`/${guests.indexOf(next.guest)}`);
});
