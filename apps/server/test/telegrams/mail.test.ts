/** Being told by mail: after a code has shown whose address it is, over TLS alone, and no more than once. */
import { afterEach, describe, expect, test } from 'vitest';
import { letterText } from '../../src/telegrams/mail/letter.ts';
import { mailOptions } from '../../src/telegrams/mail/options.ts';
import { sendMail } from '../../src/telegrams/mail/smtp.ts';
import { GROUNDS, Guest, named } from '../visiting.ts';
import { asked, DAYS, hookTo, HOUR, openHouses, playing } from './at-tables.ts';
import { openMailServer, SIGN_IN, type MailServer } from './mail-server.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function opened(hasTls?: boolean): Promise<MailServer> {
  const server = await openMailServer(hasTls);
  ends.push(() => server.close());
  return server;
}

const optionsOf = ({ port, cert }: MailServer, host = 'localhost') => ({
  host,
  port,
  isSecure: false,
  from: 'trains@house.example',
  ca: cert,
  ...SIGN_IN,
});

const letter = { to: 'ann@here.example', subject: 'Your turn', text: 'Now.' };

describe.each(GROUNDS)('%s', (_, ground) => {
  test('a code first, then one letter a turn over two nodes, and none after the link in it', async () => {
    const server = await opened();
    const houses = await openHouses(await ground(), 2, { mail: optionsOf(server) });
    ends.push(() => houses.end());
    const [house] = houses.nodes;
    if (!house) throw new Error('there is no house');
    const { guests, table } = await playing(house, DAYS);
    const first = await asked(guests, table);
    for (const [seat, guest] of guests.entries()) {
      const address = `guest${seat}@here.example`;
      await guest.ask('addChannel', { target: { kind: 'mail', address } });
      await guest.ask('noteSeen', { table, line: first.line });
      expect(JSON.stringify(await guest.ask('readTelegrams', {}))).not.toContain(address);
    }
    await first.act();
    const next = await asked(guests, table);
    await houses.turn(21_000);
    // Nobody has shown that an address is his.
    expect(server.letters).toHaveLength(3);
    const codeTo = (seat: number): string => {
      const sent = server.letters.findLast(({ to }) => to === `guest${seat}@here.example`);
      return /^[A-Z2-9]{5}-[A-Z2-9]{5}$/m.exec(sent?.text ?? '')?.[0] ?? '';
    };
    // A code is good for who asked for it, and for nobody who found it.
    const eve = await named(house.origin, 'Eve');
    await expect(eve.ask('confirmChannel', { code: codeTo(0) })).rejects.toMatchObject({
      code: 'bad-code',
    });
    const target = { kind: 'mail', address: 'guest0@here.example' } as const;
    await guests[0]?.ask('addChannel', { target });
    for (const [seat, guest] of guests.entries()) {
      await guest.ask('confirmChannel', { code: codeTo(seat) });
    }
    await next.act();
    const third = await asked(guests, table);
    await houses.turn(HOUR);
    await expect.poll(() => server.letters.length).toBe(5);
    const told = server.letters.slice(4);
    expect(told.map(({ to }) => to)).toEqual([`guest${third.seat}@here.example`]);
    for (const node of houses.nodes) await node.restart();
    await houses.turn(HOUR);
    expect(server.letters.slice(4)).toEqual(told);
    const link = `https://trains.example/#/table/~${table}`;
    expect(told[0]?.text).toContain(link);
    const [, secret = ''] = /#\/unsubscribe\/([\w-]{22})/.exec(told[0]?.text ?? '') ?? [];
    expect(told[0]?.head).toContain(
      `List-Unsubscribe: <https://trains.example/#/unsubscribe/${secret}>`,
    );
    // Whoever has the letter needs to be nobody.
    const stranger = new Guest(house.origin);
    await stranger.ask('unsubscribe', { secret });
    expect((await third.guest.ask('readTelegrams', {})).channels).toEqual([]);
    await expect(stranger.ask('unsubscribe', { secret })).rejects.toMatchObject({ status: 404 });
  });
});

test('an address gets three codes a day, however many people name it; without a mail server none', async () => {
  const server = await opened();
  const houses = await openHouses(await GROUNDS[0][1](), 1, { mail: optionsOf(server) });
  ends.push(() => houses.end());
  const [house] = houses.nodes;
  if (!house) throw new Error('there is no house');
  const { guests } = await playing(house);
  const [ann, ben, eve] = guests;
  const target = { kind: 'mail', address: 'Somebody@else.example' } as const;
  for (const guest of [ann, ben, ann]) await guest?.ask('addChannel', { target });
  await expect(
    ben?.ask('addChannel', { target: { ...target, address: 'somebody@ELSE.example' } }),
  ).rejects.toMatchObject({ code: 'too-many' });
  expect(server.letters).toHaveLength(3);
  // And of one person ten, wherever to.
  const many = (at: number) => ({ target: { kind: 'mail', address: `n${at}@b.cd` } }) as const;
  for (let at = 0; at < 8; at += 1) await eve?.ask('addChannel', many(at));
  // Nobody has more than ten ways to be told.
  for (const at of [1, 2]) await eve?.ask('addChannel', hookTo(`http://127.0.0.1:1/${at}`));
  await expect(eve?.ask('addChannel', hookTo('http://127.0.0.1:1/3'))).rejects.toMatchObject({
    code: 'too-many',
  });
  for (const { channel } of (await eve?.ask('readTelegrams', {}))?.channels ?? []) {
    await eve?.ask('removeChannel', { channel });
  }
  for (let at = 8; at < 10; at += 1) await eve?.ask('addChannel', many(at));
  await expect(eve?.ask('addChannel', many(10))).rejects.toMatchObject({ code: 'too-many' });
  expect(server.letters).toHaveLength(13);
  server.says.recipient = 550;
  await expect(
    ann?.ask('addChannel', { target: { kind: 'mail', address: 'nobody@else.example' } }),
  ).rejects.toMatchObject({ code: 'bad-address' });
  for (const address of ['a@b', 'a b@c.de', 'a@c.de\r\nRCPT TO:<x@y.z>', '<a@b.cd>', 'ä@b.cd']) {
    await expect(
      ann?.ask('addChannel', { target: { kind: 'mail', address } }),
      address,
    ).rejects.toMatchObject({ code: 'bad-request' });
  }
  // Faults of the mail server are for the log of the house.
  await expect(house.close()).rejects.toThrow('the server failed');
  ends.pop();
});

describe('a mail server', () => {
  test('is told nothing before the line is secure', async () => {
    const server = await opened();
    expect(await sendMail(optionsOf(server), letter, 0)).toEqual({ delivery: 'sent' });
    expect(server.overheard).toEqual(['EHLO house.example', 'STARTTLS']);
    expect(server.letters).toMatchObject([{ to: 'ann@here.example', text: 'Now.' }]);
  });

  test('that has no TLS, a certificate of somebody else, or another word gets no letter', async () => {
    const bare = await opened(false);
    const named = await sendMail({ ...optionsOf(bare, 'localhost.'), host: '0.0.0.0' }, letter, 0);
    expect(named).toEqual({ delivery: 'later', why: 'no TLS' });
    const server = await opened();
    const { ca: _, ...stranger } = optionsOf(server);
    expect(await sendMail(stranger, letter, 0)).toMatchObject({ delivery: 'later' });
    const wrong = { ...optionsOf(server), password: 'guessed' };
    expect(await sendMail(wrong, letter, 0)).toEqual({ delivery: 'later', why: 'AUTH: 535' });
    expect([...server.letters, ...bare.letters]).toEqual([]);
  });

  test('to whom somebody on the way lends his voice gets no letter', async () => {
    const server = await opened();
    server.isMeddled = true;
    expect(await sendMail(optionsOf(server), letter, 0)).toMatchObject({
      delivery: 'later',
      why: 'the mail server spoke before it was asked to',
    });
    expect(server.letters).toEqual([]);
  });

  test('says whether it may take it later, never, or nobody knows', async () => {
    const server = await opened();
    const send = () => sendMail(optionsOf(server), letter, 0, 2_000);
    server.says.recipient = 450;
    expect((await send()).delivery).toBe('later');
    server.says.recipient = 550;
    expect((await send()).delivery).toBe('never');
    server.says.recipient = 250;
    server.says.letter = 0;
    expect((await send()).delivery).toBe('unknown');
    await server.close();
    ends.pop();
    expect((await send()).delivery).toBe('later');
  });
});

test('whatever stands in a letter, its lines are ours', () => {
  const text = letterText(
    { to: 'a@b.cd', subject: 'Zoë\r\nBcc: everybody\u0000 🚂', text: '.\r\n.\nQUIT\n' },
    'trains@house.example',
    0,
  );
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  expect(head).not.toMatch(/^Bcc/m);
  expect(head).toContain('Date: Thu, 01 Jan 1970 00:00:00 +0000');
  expect(body).toMatch(/^[\w+/=\r\n]+$/);
  expect(Buffer.from(body, 'base64').toString()).toBe('.\r\n.\r\nQUIT\r\n');
  const long = letterText({ to: 'a@b.cd', subject: 'ë'.repeat(200), text: '' }, 'a@b.cd', 0);
  expect(Math.max(...long.split('\r\n').map((line) => line.length))).toBeLessThan(79);
});

test('a mail server is named by an address and who sends', () => {
  expect(mailOptions(undefined, undefined)).toBeUndefined();
  expect(mailOptions('smtp://a%40b:c@mail.example', 't@x.y')).toEqual({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    user: 'a@b',
    password: 'c',
    from: 't@x.y',
  });
  expect(mailOptions('smtps://mail.example', 't@x.y')).toMatchObject({ port: 465, isSecure: true });
  expect(mailOptions('http://mail.example', 't@x.y')).toContain('MAIL_URL');
  expect(mailOptions('smtp://mail.example', 'nobody')).toContain('MAIL_FROM');
  expect(mailOptions(undefined, 't@x.y')).toContain('MAIL_URL');
});
