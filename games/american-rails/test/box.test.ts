import { boxFaults } from '@roundhouse/engine';
import { faultsIn } from '@roundhouse/ui/testing';
import { describe, expect, test } from 'vitest';
import { box } from '../src/box.ts';
import { rules } from '../src/index.ts';
import { OUR_BOX } from '../src/our-box.ts';
import type { BoxCity, RailsBox } from '../src/types.ts';
import { words } from '../ui/words/index.ts';

const inEach = faultsIn(words);
const told = (given: unknown): readonly string[] =>
  boxFaults(box, given).map((fault) => words.en.refusal(fault));

const withCity = (at: number, change: Partial<BoxCity>): RailsBox => ({
  ...OUR_BOX,
  cities: OUR_BOX.cities.map((city, index) => (index === at ? { ...city, ...change } : city)),
});
const withRow = (at: number, row: string): RailsBox => ({
  ...OUR_BOX,
  terrain: OUR_BOX.terrain.map((line, index) => (index === at ? row : line)),
});
const rich = OUR_BOX.cities.map((city) => ({ ...city, full: 9, shared: 9 }));

const CASES: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    'a row that is too short',
    withRow(0, 'OOC'),
    [
      'Row of terrain 1: a row has 20 letters, this one has 3.',
      'City 1 (Buffalo): the terrain has no C at column 11 of row 0, both counted from 0.',
      'City 2 (Syracuse): the terrain has no C at column 14 of row 0, both counted from 0.',
      'City 3 (Albany): the terrain has no C at column 16 of row 0, both counted from 0.',
      'Row of terrain 1: letter 3 is C, but no city of the list lies there.',
    ],
  ],
  [
    'a letter that is none',
    withRow(1, 'OXCOPPCOOOFFFFFMFFCO'),
    [
      "Row of terrain 2: letter 2 is 'X'; there are P (plains), F (forest), M (mountain), C (city) and O (off the board).",
    ],
  ],
  [
    'another outline',
    withRow(17, 'OPOOOOOOOOOOOOOOOOOO'),
    [
      'Row of terrain 18: letter 1 is O, but the board has a hex there.',
      'Row of terrain 18: letter 2 is P, but the board has no hex there; it must be O.',
      'City 39 (New Orleans): the terrain has no C at column 0 of row 17, both counted from 0.',
    ],
  ],
  [
    'a city in the forest',
    withCity(0, { col: 12 }),
    [
      'City 1 (Buffalo): the terrain has no C at column 12 of row 0, both counted from 0.',
      'Row of terrain 1: letter 12 is C, but no city of the list lies there.',
    ],
  ],
  [
    'two cities on a hex',
    withCity(0, { col: 14 }),
    [
      'City 2 (Syracuse): another city lies on the same hex.',
      'Row of terrain 1: letter 12 is C, but no city of the list lies there.',
    ],
  ],
  [
    'two cities of a name',
    withCity(1, { name: 'Buffalo' }),
    ['City 2 (Buffalo), name: there is another with it.'],
  ],
  [
    'more for two than for one',
    withCity(0, { shared: 5 }),
    ['City 1 (Buffalo), Shared Value: must be a whole number from 0 to 4, not 5.'],
  ],
  [
    'more than can be paid',
    { ...OUR_BOX, cities: rich },
    [
      'Cities: all full values together are 351; at most 140 can be paid.',
      'Cities: all shared values together are 351; at most 80 can be paid.',
    ],
  ],
  [
    'a fourth special city',
    withCity(0, { special: true }),
    ['Cities: 4 are special; the special connections join at most 3.'],
  ],
  [
    'a mark that is no mark',
    withCity(0, { closed: 1 as unknown as boolean }),
    ['City 1 (Buffalo), closed: must be true or false, not 1.'],
  ],
];

describe('a box of somebody’s own', () => {
  test('ours is accepted, and is what is played with where none is given', () => {
    expect(box.read(JSON.parse(JSON.stringify(OUR_BOX)))).toEqual({ box: OUR_BOX });
    expect(rules.configure({ seats: 3 })).toEqual({ seats: 3, edition: 'quined', tableTalk: 'on' });
  });

  test.each(CASES)('refuses %s', (_, given, sentences) => {
    expect(told(given)).toEqual(sentences);
    for (const fault of boxFaults(box, given)) {
      const [en, nl] = inEach(fault);
      expect(nl?.sentence).not.toBe(en?.sentence);
    }
  });

  test('a match with ours as somebody’s own is the same match', () => {
    const [usual, own] = [{ seats: 3 }, { seats: 3, box: OUR_BOX }].map((input) => {
      const config = rules.configure(input);
      if ('code' in config) throw new Error(config.code);
      const { config: _, ...state } = rules.setup(config);
      return state;
    });
    expect(own).toEqual(usual);
  });
});
