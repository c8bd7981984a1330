import { expect, test } from 'vitest';
import { defaults, preferredLanguage, readSettings } from '../../src/settings/settings.ts';

test.each([
  [['nl-BE', 'en'], 'nl'],
  [['fr', 'nl', 'en'], 'nl'],
  [['EN-us', 'nl'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that wants %j gets %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

const first = defaults(['nl']);

test.each([
  ['nothing', null],
  ['something broken', '{"theme":'],
  ['something else', '"dark"'],
  ['a list', '[1]'],
  ['values that there are no more', '{"theme":"sepia","text":3,"sound":"yes","name":7}'],
])('%s kept: as it is at first', (_, kept) => {
  expect(readSettings(kept, first)).toEqual(first);
});

test('what is understood is kept, what is not is as at first', () => {
  const kept = {
    theme: 'dark',
    motion: 'off',
    coach: true,
    name: 'Mara',
    palette: 'third',
    more: 1,
  };
  expect(readSettings(JSON.stringify(kept), first)).toEqual({
    ...first,
    theme: 'dark',
    motion: 'off',
    coach: true,
    name: 'Mara',
  });
});
