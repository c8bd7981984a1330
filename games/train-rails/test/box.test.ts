import { boxFaults } from '@roundhouse/engine';
import { faultsIn } from '@roundhouse/ui/testing';
import { describe, expect, test } from 'vitest';
import { box } from '../src/box.ts';
import { contentsIn, rules, trainOf, type Card, type TrainBox } from '../src/index.ts';
import { OUR_BOX } from '../src/our-box.ts';
import { words } from '../ui/words/index.ts';
import { configOf, trainAt } from './table.ts';

const inEach = faultsIn(words);
const told = (given: unknown): readonly string[] =>
  boxFaults(box, given).map((fault) => words.en.refusal(fault));

/** The first car with another row. */
const withRow = (at: number, row: string): TrainBox => ({
  ...OUR_BOX,
  cars: OUR_BOX.cars.map((car, index) =>
    index === 0 ? { ...car, rows: car.rows.map((line, y) => (y === at ? row : line)) } : car,
  ),
});
const withCards = (cards: Partial<Record<Card, number>>): TrainBox => ({
  ...OUR_BOX,
  cards: { ...OUR_BOX.cards, ...cards },
});

const TWO_OPEN = ['open', 'open', 'closed', 'closed', 'closed', 'closed'] as const;
/** Sixteen seats around much floor. */
const DANCE = ['-.------', '#.s..sss', '#.s..sss', '........', 'p.s..sss', 'p.s..sss', '-.------'];

const CASES: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    'a row that is too short',
    withRow(1, '#.pss'),
    ['Car 1 (2600 series), row 2: a row has 8 signs, this one has 5.'],
  ],
  [
    'a sign that is none',
    withRow(1, '#.psxsss'),
    [
      "Car 1 (2600 series), row 2: sign 5 is 'x'; there are . (floor), s (seat), b (bench), p and q (the same with a passenger) and # (cab).",
    ],
  ],
  [
    'an end with two doors',
    withRow(0, '-.-.----'),
    ["Car 1 (2600 series), row 1: must be '-.------' in every car, not '-.-.----'."],
  ],
  [
    'a seat in the aisle',
    withRow(3, '...s....'),
    ["Car 1 (2600 series), row 4: must be '........' in every car, not '...s....'."],
  ],
  [
    'a seat behind the door',
    withRow(2, '#sspspsp'),
    [
      "Car 1 (2600 series), row 3: sign 2 is 's', but the way from the doors leads there; it must be floor.",
    ],
  ],
  [
    'a cab in the middle',
    withRow(1, '#.#sssss'),
    [
      'Car 1 (2600 series), row 2: sign 3 is a cab; a cab takes both signs of a corner beside the doors.',
    ],
  ],
  [
    'half a cab',
    withRow(1, 'p.psssss'),
    [
      'Car 1 (2600 series), row 3: sign 1 is a cab; a cab takes both signs of a corner beside the doors.',
    ],
  ],
  [
    'a bench behind a seat',
    withRow(1, '#.pbssss'),
    [
      'Car 1 (2600 series), row 2: sign 4 is a bench; a bench stands at the wall with floor before it.',
    ],
  ],
  [
    'floor behind a seat',
    withRow(1, '#..sssss'),
    [
      'Car 1 (2600 series), row 2: sign 3 is floor behind a seat; floor at the wall needs floor before it.',
    ],
  ],
  [
    'a seat too many',
    withRow(1, '#.ssssss'),
    ['Car 1 (2600 series), seats: the car has 17 free seats; it must have 16.'],
  ],
  [
    'a dance floor',
    { ...OUR_BOX, cars: [{ name: 'Dance', rows: DANCE }, ...OUR_BOX.cars.slice(1)] },
    ['Car 1 (Dance), seats: 8 signs are floor besides the aisle and the doors; there may be 6.'],
  ],
  [
    'too few number cards',
    withCards({ red1: 0, red2: 0, red3: 0, red4: 0, red5: 0 }),
    ['Cards: there are 20 number cards; there must be 24 to 160.'],
  ],
  [
    'hardly any fives',
    withCards({ red5: 0, blue5: 1 }),
    [
      'Cards, Red 5: of the 5 there are 1 cards, red and blue together; there must be 4, a tenth of the number cards.',
    ],
  ],
  [
    'nothing to pass by with',
    withCards({ excuse: 0, rebel: 0, enter1: 20, enter2: 20 }),
    [
      'Cards: Excuse Me and Rebel Passenger are 0 together; with fewer than 6 seats stay out of reach.',
    ],
  ],
  [
    'more exits than anybody can sit through',
    withCards({ exit2: 16 }),
    [
      'Cards: Exit 1X and Exit 2X are 25 together; they may be 18, a fifth of the action cards.',
      'Cards: Exit cards send out 41 pawns; Excuse Me, Rebel Passenger, Take a Seat and Enter seat 30, which is enough for 22.',
    ],
  ],
  [
    'a card that there is not',
    { ...OUR_BOX, cards: { ...OUR_BOX.cards, joker: 1 } },
    [
      "Cards: there is no field 'joker'; there are red1, red2, red3, red4, red5, blue1, blue2, blue3, blue4, blue5, exit1, exit2, express, reverse, eccentric, beg, token, enter1, enter2, excuse, upass, advanced1, advanced2, advanced3, takeseat, rebel.",
    ],
  ],
  [
    'doors that always open',
    { ...OUR_BOX, die: OUR_BOX.die.map(() => 'open') },
    ['Boarding die: 6 faces are open; there must be 2 to 5.'],
  ],
];

describe('a box of somebody’s own', () => {
  test('ours is accepted, and is what is played with where none is given', () => {
    expect(box.read(JSON.parse(JSON.stringify(OUR_BOX)))).toEqual({ box: OUR_BOX });
    expect(rules.configure({ seats: 3 })).not.toHaveProperty('box');
    expect(contentsIn({}).copies).toEqual(contentsIn({ box: OUR_BOX }).copies);
  });

  test.each(CASES)('refuses %s', (_, given, sentences) => {
    expect(told(given)).toEqual(sentences);
    for (const fault of boxFaults(box, given)) {
      const [en, nl] = inEach(fault);
      expect(nl?.sentence).not.toBe(en?.sentence);
    }
  });

  test('[TR-1.2, TR-5.16] trains, decks and die are those of the box', () => {
    const [first, ...others] = OUR_BOX.cars;
    if (!first) throw new Error('no car');
    const given = { ...withCards({ red1: 9 }), cars: [...others, first] };
    const state = rules.setup(configOf({ seats: 2, box: { ...given, die: TWO_OPEN } }));
    const kinds = (train: ReturnType<typeof trainOf>): string =>
      train.places.map(({ id, kind }) => `${id.replace(/[A-D]/, '')}${kind}`).join(' ');
    // B and C of ours come first.
    expect(kinds(trainOf(state))).toBe(kinds(trainAt(4, 0)));
    expect(state.deck[0]?.[0]).toBe(9);
    const faces = (die: '3' | '4'): readonly number[] => {
      const rolling = rules.setup(configOf({ seats: 2, die, box: { ...given, die: TWO_OPEN } }));
      rolling.stack.push({ type: 'die' });
      return rules.chances(rolling).map(({ weight }) => weight);
    };
    expect([faces('3'), faces('4')]).toEqual([
      [2, 4],
      [3, 3],
    ]);
  });
});
