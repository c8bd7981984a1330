import { describe, expect, test } from 'vitest';
import { configureOptions } from '../src/options.ts';
import type { Meta } from '../src/rules.ts';

const meta: Meta = {
  seats: [2, 3],
  options: [{ name: 'memory', values: ['assisted', 'strict'], default: 'assisted' }],
  maxLines: 10,
  hasSecrets: false,
};

describe('configure', () => {
  test('seats alone are enough', () => {
    const config = configureOptions(meta, { seats: 2 });
    expect(config).toEqual({ seats: 2, memory: 'assisted' });
    expect(Object.isFrozen(config)).toBe(true);
  });
  test('a given value stands', () => {
    expect(configureOptions(meta, { memory: 'strict', seats: 3 })).toEqual({
      seats: 3,
      memory: 'strict',
    });
  });
  test.each<[unknown, string, object]>([
    [undefined, 'config-not-object', {}],
    [null, 'config-not-object', {}],
    [[], 'config-not-object', {}],
    ['{}', 'config-not-object', {}],
    [{}, 'bad-seats', { given: 'undefined', allowed: '2, 3' }],
    [{ seats: 4 }, 'bad-seats', { given: '4', allowed: '2, 3' }],
    [{ seats: '2' }, 'bad-seats', { given: '2', allowed: '2, 3' }],
    [{ seats: Number.NaN }, 'bad-seats', { given: 'NaN', allowed: '2, 3' }],
    [{ seats: [2] }, 'bad-seats', { given: 'a list', allowed: '2, 3' }],
    [
      { seats: 2, memory: 'x'.repeat(50) },
      'bad-option',
      {
        option: 'memory',
        given: `${'x'.repeat(40)}…`,
        allowed: 'assisted, strict',
      },
    ],
    [
      { seats: 2, memory: {} },
      'bad-option',
      {
        option: 'memory',
        given: 'an object',
        allowed: 'assisted, strict',
      },
    ],
    [{ seats: 2, colour: 'red' }, 'unknown-option', { option: 'colour', known: 'seats, memory' }],
    [
      JSON.parse('{"seats":2,"__proto__":{}}'),
      'unknown-option',
      {
        option: '__proto__',
        known: 'seats, memory',
      },
    ],
  ])('%j is refused', (input, code, params) => {
    expect(configureOptions(meta, input)).toEqual({ code, rule: 'table', params });
  });
});
