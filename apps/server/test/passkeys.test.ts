/** Passkeys: real keys sign, and whatever is changed about it is refused. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GROUNDS, Guest, named, openHouse, type House } from './visiting.ts';

describe.each(GROUNDS)('%s', (name, ground) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({}, await ground());
  });
  afterAll(() => house.close());

  const at = () => house.origin.replace('127.0.0.1', 'localhost');
  const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

  const KEYS = {
    ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    Ed25519: () => generateKeyPairSync('ed25519'),
  };

  /** What an authenticator does, and what can be wrong with it. */
  interface Twist {
    readonly type?: string;
    readonly challenge?: string;
    readonly origin?: string;
    readonly crossOrigin?: boolean;
    readonly host?: string;
    readonly flags?: number;
    readonly counter?: number;
    readonly id?: Buffer;
    readonly key?: KeyObject;
    readonly spoil?: (signed: Buffer) => Buffer;
  }

  class Authenticator {
    readonly id = randomBytes(32);
    readonly pair: { publicKey: KeyObject; privateKey: KeyObject };
    counter = 0;

    constructor(kind: keyof typeof KEYS) {
      this.pair = KEYS[kind]();
    }

    #clientData(type: string, challenge: string, twist: Twist): Buffer {
      const { origin = at(), crossOrigin = false } = twist;
      const data = {
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin,
        crossOrigin,
      };
      return Buffer.from(JSON.stringify(data));
    }

    #data(flags: number, twist: Twist): Buffer {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(twist.counter ?? (this.counter += 1));
      return Buffer.concat([
        sha256(twist.host ?? 'localhost'),
        Buffer.from([twist.flags ?? flags]),
        counter,
      ]);
    }

    make(challenge: string, twist: Twist = {}) {
      const id = twist.id ?? this.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        this.#data(0x45, twist),
        Buffer.alloc(16),
        length,
        id,
        randomBytes(40),
      ]);
      return {
        passkey: this.id.toString('base64url'),
        name: 'Phone',
        publicKey: (twist.key ?? this.pair.publicKey)
          .export({ format: 'der', type: 'spki' })
          .toString('base64url'),
        authenticatorData: data.toString('base64url'),
        clientData: this.#clientData('webauthn.create', challenge, twist).toString('base64url'),
      };
    }

    use(challenge: string, twist: Twist = {}) {
      const [data, client] = [
        this.#data(0x05, twist),
        this.#clientData('webauthn.get', challenge, twist),
      ];
      const { privateKey } = this.pair;
      const digest = privateKey.asymmetricKeyType === 'ed25519' ? null : 'sha256';
      const signature = sign(
        digest,
        Buffer.concat([data, sha256(client)]),
        twist.key ?? privateKey,
      );
      return {
        passkey: this.id.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        clientData: client.toString('base64url'),
        signature: (twist.spoil?.(signature) ?? signature).toString('base64url'),
      };
    }
  }

  const challengeFor = async (guest: Guest) => (await guest.ask('askPasskey', {})).challenge;

  async function owner(kind: keyof typeof KEYS) {
    const ann = await named(at(), 'Ann');
    const device = new Authenticator(kind);
    await ann.ask('addPasskey', device.make(await challengeFor(ann)));
    return { ann, device };
  }

  // What is changed about a signature no store sees: one kind of key is enough for the second.
  const kinds = Object.keys(KEYS) as (keyof typeof KEYS)[];
  describe.each(name === 'SQLite' ? kinds : kinds.slice(0, 1))('%s', (kind) => {
    test('signs in on another device, as often as it is asked', async () => {
      const { ann, device } = await owner(kind);
      const { person } = await ann.ask('readMe', {});
      for (let times = 0; times < 2; times += 1) {
        const phone = new Guest(at());
        await phone.ask('signInByPasskey', device.use(await challengeFor(phone)));
        expect((await phone.ask('readMe', {})).person).toEqual(person);
      }
      const { passkeys } = await ann.ask('readAccount', {});
      expect(passkeys).toMatchObject([{ name: 'Phone' }]);
      await ann.ask('removePasskey', { passkey: passkeys[0]?.passkey ?? '' });
      const phone = new Guest(at());
      const gone = phone.ask('signInByPasskey', device.use(await challengeFor(phone)));
      await expect(gone).rejects.toMatchObject({ code: 'bad-passkey' });
    });

    const twists: readonly [string, Twist][] = [
      ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
      ['another page', { origin: 'https://evil.example' }],
      ['a page within another', { crossOrigin: true }],
      ['another place', { host: 'evil.example' }],
      ['nobody there', { flags: 0x44 }],
    ];
    const using: readonly [string, Twist][] = [
      ...twists,
      ['what is for making one', { type: 'webauthn.create' }],
      ['a count that was there', { counter: 1 }],
      ['a count from before', { counter: 0 }],
      ['another key', { key: KEYS[kind]().privateKey }],
      [
        'a bit turned',
        {
          spoil: (signed) =>
            Buffer.from(
              signed.map((byte, index) => (index === signed.length - 1 ? byte ^ 1 : byte)),
            ),
        },
      ],
      ['nothing signed', { spoil: () => Buffer.from([0]) }],
    ];
    test.each(using)('does not sign in with %s', async (_, twist) => {
      const { device } = await owner(kind);
      const phone = new Guest(at());
      const used = device.use(await challengeFor(phone), twist);
      await expect(phone.ask('signInByPasskey', used)).rejects.toMatchObject({
        code: 'bad-passkey',
      });
      expect(phone.cookie).toBe('');
    });

    const making: readonly [string, Twist][] = [
      ...twists,
      ['what is for using one', { type: 'webauthn.get' }],
      ['the name of another', { id: randomBytes(32) }],
      ['no credential in it', { flags: 0x05 }],
      ['a weak key', { key: generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey }],
      [
        'a key of another curve',
        { key: generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey },
      ],
    ];
    test.each(making)('is not added with %s', async (_, twist) => {
      const ann = await named(at(), 'Ann');
      const made = new Authenticator(kind).make(await challengeFor(ann), twist);
      await expect(ann.ask('addPasskey', made)).rejects.toMatchObject({ code: 'bad-passkey' });
      expect((await ann.ask('readAccount', {})).passkeys).toEqual([]);
    });
  });

  test('a challenge is answered once, and what was sent once is not good again', async () => {
    const { device } = await owner('ES256');
    const phone = new Guest(at());
    const used = device.use(await challengeFor(phone));
    await phone.ask('signInByPasskey', used);
    const again = new Guest(at()).ask('signInByPasskey', used);
    await expect(again).rejects.toMatchObject({ code: 'bad-passkey' });
  });

  test('on a plain connection there are no passkeys', async () => {
    const ann = await named(house.origin, 'Ann');
    await expect(ann.ask('askPasskey', {})).rejects.toMatchObject({ code: 'not-secure' });
  });
});
