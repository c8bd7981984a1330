import { describe, expect, test } from 'vitest';
import { canonicalJson, deepFreeze, hashOf, NotPlainError } from '../src/canonical.ts';

class Train {
  wheels = 8;
}

describe('canonical JSON', () => {
  test('keys are sorted, at every depth', () => {
    expect(canonicalJson({ b: 1, a: { d: [true, null, 'x"'], c: -2 } })).toBe(
      String.raw`{"a":{"c":-2,"d":[true,null,"x\""]},"b":1}`,
    );
  });

  test('the order in which keys were made does not matter to the hash', () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });

  test.each<[string, unknown, string]>([
    ['a Map', { a: new Map() }, '$.a is not plain data: an instance of Map'],
    ['a Date', [new Date(0)], '$[0] is not plain data: an instance of Date'],
    ['a class instance', new Train(), '$ is not plain data: an instance of Train'],
    ['undefined', { a: [1, undefined] }, '$.a[1] is not plain data: undefined'],
    ['a function', { a: () => 1 }, '$.a is not plain data: function'],
    ['a bigint', 1n, '$ is not plain data: bigint'],
    ['a symbol key', { [Symbol('x')]: 1 }, '$ is not plain data: an object with symbol keys'],
    ['a float', { a: 0.5 }, '$.a is not plain data: the number 0.5'],
    ['minus zero', { a: -0 }, '$.a is not plain data: the number -0'],
    ['NaN', { a: Number.NaN }, '$.a is not plain data: the number NaN'],
    ['a number too large', 2 ** 53, '$ is not plain data: the number 9007199254740992'],
    // oxlint-disable-next-line no-sparse-arrays
    ['a hole', [1, , 2], '$ is not plain data: an array with holes or extra keys'],
    [
      'extra keys on an array',
      Object.assign([1], { extra: 1 }),
      '$ is not plain data: an array with holes or extra keys',
    ],
  ])('%s is refused by its place', (_, value, message) => {
    expect(() => canonicalJson(value)).toThrow(NotPlainError);
    expect(() => canonicalJson(value)).toThrow(message);
  });

  test('an object without a prototype is plain', () => {
    expect(canonicalJson(Object.assign(Object.create(null) as object, { a: 1 }))).toBe('{"a":1}');
  });

  test('deepFreeze reaches all parts', () => {
    const frozen = deepFreeze({ a: [{ b: 1 }] });
    expect(Object.isFrozen(frozen.a[0])).toBe(true);
    expect(() => frozen.a.push({ b: 2 })).toThrow(TypeError);
  });
});
