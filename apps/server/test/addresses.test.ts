/** What is told of where the place is. */
import { expect, test } from 'vitest';
import { addressesOf, addressForOthers } from '../src/addresses.ts';

test.each([
  ['127.0.0.1', ['http://localhost:80/']],
  ['192.168.1.9', ['http://192.168.1.9:80/']],
  ['::1', ['http://[::1]:80/']],
  ['0.0.0.0', ['http://localhost:80/', 'http://192.168.1.9:80/']],
  ['::', ['http://localhost:80/', 'http://192.168.1.9:80/']],
])('whoever listens on %s is reached at %j', (host, addresses) => {
  const one = { netmask: '', mac: '', cidr: null };
  const interfaces = {
    lo: [{ ...one, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
    net: [
      { ...one, address: '192.168.1.9', family: 'IPv4' as const, internal: false },
      { ...one, address: 'fe80::1', family: 'IPv6' as const, internal: false, scopeid: 2 },
    ],
  };
  expect(addressesOf(host, 80, interfaces)).toEqual(addresses);
});

test('others are given the first address that is not this machine’s own name for itself', () => {
  expect(addressForOthers(['http://localhost:80/'])).toBeUndefined();
  expect(addressForOthers(['http://localhost:80/', 'http://192.168.1.9:80/'])).toBe(
    'http://192.168.1.9:80/',
  );
  expect(addressForOthers(['https://trains.example/'])).toBe('https://trains.example/');
});
