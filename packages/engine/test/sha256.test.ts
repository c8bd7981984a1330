import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fromHex, hex, hmacSha256, sha256, utf8 } from '../src/sha256.ts';

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('FIPS 180-4 example %j', (text, digest) => {
    expect(hex(sha256(utf8(text)))).toBe(digest);
  });

  test('agrees with another implementation for every length around the block borders', () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});

describe('HMAC', () => {
  test.each([
    [
      '0b'.repeat(20),
      'Hi There',
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      hex(utf8('Jefe')),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('RFC 4231 with key %s', (key, text, digest) => {
    expect(hex(hmacSha256(fromHex(key) ?? new Uint8Array(), utf8(text)))).toBe(digest);
  });

  test('agrees with another implementation for keys around the block size', () => {
    for (const length of [0, 1, 63, 64, 65, 200]) {
      const key = Uint8Array.from({ length }, (_, i) => i & 255);
      const message = utf8('roundhouse'.repeat(length));
      const other = createHmac('sha256', key).update(message).digest('hex');
      expect(hex(hmacSha256(key, message))).toBe(other);
    }
  });
});

describe('bytes and texts', () => {
  test.each(['', 'plain', 'é€', '🚂 trein', '\ud800 alone', 'a\udc00'])('UTF-8 of %j', (text) => {
    expect(utf8(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)));
  });
  test.each(['0', 'xy', 'AB', '0g', ' 00'])('%j is no hex', (text) => {
    expect(fromHex(text)).toBeUndefined();
  });
  test('hex round trips', () => {
    expect(fromHex('00ff10')).toEqual(Uint8Array.of(0, 255, 16));
    expect(hex(Uint8Array.of(0, 255, 16))).toBe('00ff10');
  });
});
