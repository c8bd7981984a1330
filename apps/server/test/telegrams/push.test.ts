/** Web push: what a push service gets it can't read, and what the browser reads is what was meant. */
import { createPublicKey, verify } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { encrypted } from '../../src/telegrams/push/encrypt.ts';
import { GROUNDS } from '../visiting.ts';
import { asked, DAYS, openHouses, playing } from './at-tables.ts';
import { decrypted, newBrowser, openSink, type Got } from './sinks.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  theirs: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;

describe('the example of the standard', () => {
  test('is encrypted as the standard does', () => {
    const once = { salt: bytes(EXAMPLE.salt), privateKey: bytes(EXAMPLE.ours) };
    const body = encrypted(Buffer.from(EXAMPLE.text), EXAMPLE, once);
    expect(body.toString('base64url')).toBe(EXAMPLE.body);
  });

  test('is read by what stands for a browser here', () => {
    const { body, theirs, auth } = EXAMPLE;
    expect(decrypted(bytes(body), bytes(theirs), bytes(auth))).toBe(EXAMPLE.text);
  });

  test('is another every time otherwise, and no byte of it may be changed', () => {
    const [one, other] = [0, 1].map(() => encrypted(Buffer.from(EXAMPLE.text), EXAMPLE));
    if (!one || !other) throw new Error('nothing was encrypted');
    expect(one.equals(other)).toBe(false);
    const read = (body: Buffer): string =>
      decrypted(body, bytes(EXAMPLE.theirs), bytes(EXAMPLE.auth));
    expect(read(one)).toBe(EXAMPLE.text);
    one[one.length - 20] = (one[one.length - 20] ?? 0) ^ 1;
    expect(() => read(one)).toThrow('unable to authenticate');
  });
});

/** Who sends it, by the signature that comes with it. */
function claimsOf({ headers }: Got, key: string): Record<string, unknown> {
  const [, said = '', k] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  expect(k).toBe(key);
  const [head = '', claims = '', signature = ''] = said.split('.');
  const point = bytes(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, how, bytes(signature))).toBe(true);
  return JSON.parse(bytes(claims).toString()) as Record<string, unknown>;
}

test('a push service gets what one browser alone reads, once, signed with keys that stay', async () => {
  const service = await openSink();
  ends.push(() => service.close());
  service.status = 201;
  const houses = await openHouses(await GROUNDS[0][1](), 2);
  ends.push(() => houses.end());
  const [house, other] = houses.nodes;
  if (!house || !other) throw new Error('there is no house');
  const { guests, table } = await playing(house, DAYS);
  const first = await asked(guests, table);
  const browsers = guests.map(() => newBrowser());
  for (const [seat, guest] of guests.entries()) {
    const { p256dh = '', auth = '' } = browsers[seat] ?? {};
    const endpoint = `${service.url}/send/${seat}`;
    await guest.ask('addChannel', { target: { kind: 'push', endpoint, p256dh, auth } });
    await guest.ask('noteSeen', { table, line: first.line });
  }
  const { pushKey } = await first.guest.ask('readTelegrams', {});
  await first.act();
  const next = await asked(guests, table);
  await houses.turn(21_000);
  await expect.poll(() => service.got.length).toBe(1);
  const [got] = service.got;
  if (!got) throw new Error('nothing came');
  expect(got.path).toBe(`/send/${next.seat}`);
  expect(got.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800' });
  expect(claimsOf(got, pushKey)).toMatchObject({
    aud: service.url,
    sub: 'https://trains.example',
  });
  expect(got.body.includes('American')).toBe(false);
  expect(JSON.parse(browsers[next.seat]?.read(got.body) ?? '')).toMatchObject({
    title: 'Your turn: American Rails',
    path: `/table/~${table}`,
    waiting: 1,
  });
  for (const browser of browsers.filter((_, seat) => seat !== next.seat)) {
    expect(() => browser.read(got.body)).toThrow('unable to authenticate');
  }
  // The keys are the store's: after a restart, and of every node.
  for (const node of houses.nodes) await node.restart();
  expect((await next.guest.ask('readTelegrams', {})).pushKey).toBe(pushKey);
  // A browser that has forgotten us is forgotten.
  service.status = 410;
  await next.act();
  const last = await asked(guests, table);
  await houses.turn(21_000);
  await expect.poll(() => service.got.length).toBe(2);
  await expect.poll(async () => (await last.guest.ask('readTelegrams', {})).channels).toEqual([]);
});
