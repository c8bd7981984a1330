/** What hexes are called: each by one name that only it has. */
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { HEXES } from '../src/board.ts';
import { hexNamesIn } from '../ui/words/hexes.ts';
import { hex } from './table.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test('every hex has a name of its own, also where its ground is not said', () => {
    const places = HEXES.map((_, each) => hexNamesIn(language, {}).placeName(each));
    expect(new Set(places).size).toBe(HEXES.length);
    expect(places.filter((name) => !/\p{Lu}/u.test(name) || /\d|undefined|^ /.test(name))).toEqual(
      [],
    );
  });
});

test.each([
  // A city, both sides of a hex, one step, straight up, two steps, three steps.
  ['16,3', 'New York', 'New York'],
  ['8,3', 'the plains between Cleveland and Columbus', 'de vlakte tussen Cleveland en Columbus'],
  ['4,4', 'the plains west of Indianapolis', 'de vlakte ten westen van Indianapolis'],
  ['10,6', 'the mountains east of Charlestown', 'de bergen ten oosten van Charlestown'],
  ['3,10', 'the forest south-west of Nashville', 'het bos ten zuidwesten van Nashville'],
  ['1,12', 'the forest south of Memphis', 'het bos ten zuiden van Memphis'],
  [
    '7,14',
    'the plains two hexes south-east of Atlanta',
    'de vlakte twee velden ten zuidoosten van Atlanta',
  ],
  [
    '12,4',
    'the mountains three hexes west of Philadelphia',
    'de bergen drie velden ten westen van Philadelphia',
  ],
])('%s is %s', (id, en, nl) => {
  expect(hexNamesIn('en', {}).hexName(hex(id))).toBe(en);
  expect(hexNamesIn('nl', {}).hexName(hex(id))).toBe(nl);
  expect(hexNamesIn('en', {}).hexOfId(id)).toBe(en);
});

test('a city by its name is what refusals give already', () => {
  expect(hexNamesIn('nl', {}).hexOfId('New York')).toBe('New York');
  expect(hexNamesIn('nl', {}).inHexOfId('New York')).toBe('in New York');
});
