/** Spoiling boxes finds a sentence that does not name its place, and a box that is taken but can't be played. */
import { expect, test } from 'vitest';
import { BOX_HEAD, boxRules, schema, type BoxFault, type BoxHead } from '../../src/index.ts';
import { spoilBoxes, type Subject } from '../../testing/index.ts';
import { rules } from '../sample-game/rules.ts';
import { subject } from '../sample-game/subject.ts';
import type { CoalYard } from '../sample-game/types.ts';

interface Yard extends BoxHead {
  readonly sidings: readonly number[];
}

const OURS: Yard = { name: 'Yard', sidings: [3, 5, 8] };

/** The box of the match that is played. */
let agreed: Yard | undefined;

const withBoxes = (most: number): Subject<CoalYard> => ({
  ...subject,
  boxes: () => OURS,
  rules: {
    ...rules,
    box: boxRules<Yard>({
      title: 'coal-yard',
      field: 'yard',
      ours: { ours: OURS },
      schema: schema.fields<Yard>({
        ...BOX_HEAD,
        sidings: schema.list(schema.whole(0, most), 3),
      }),
      rule: 'table',
      check: () => undefined,
    }),
    configure(input) {
      const { yard, ...others } = input as { readonly yard?: Yard };
      agreed = yard;
      return rules.configure(others);
    },
    setup(config) {
      // The yard has no siding longer than eight.
      if (agreed?.sidings.some((siding) => siding > 8)) throw new Error('a siding leads nowhere');
      return rules.setup(config);
    },
  },
});

const placeOf = ({ params }: BoxFault): string => {
  const place = params.at.replace(/\.(\d+)/, (_, at: string) => ` ${Number(at) + 1}`);
  return place === '' ? 'Box' : place;
};
const said = (sentence: (place: string) => string) => (fault: BoxFault) => [
  { place: placeOf(fault), sentence: sentence(placeOf(fault)) },
];
const spoil = (most: number, sentence: (place: string) => string): { readonly refused: number } =>
  spoilBoxes(withBoxes(most), { seed: 'yard', refused: 200, told: said(sentence) });

test('whatever is refused by name of its place is counted', () => {
  expect(spoil(8, (place) => `${place}: it is wrong.`).refused).toBe(200);
});

test.each([
  ['does not name the place', () => 'It is wrong.'],
  ['is no sentence', (place: string) => `${place}: wrong`],
  ['has a hole', (place: string) => `${place}: not undefined.`],
])('a sentence that %s is found', (_, sentence) => {
  expect(() => spoil(8, sentence)).toThrow('is told as');
});

test('a box that is taken and can’t be played is found', () => {
  expect(() => spoil(99, (place) => `${place}: it is wrong.`)).toThrow('a siding leads nowhere');
});
