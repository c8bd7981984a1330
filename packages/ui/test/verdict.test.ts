/** Why the places are as they are. */
import { naming } from '@roundhouse/ui/person';
import { tiesOf } from '@roundhouse/ui/ties';
import { verdictsOf, type Judging } from '@roundhouse/ui/verdict';
import { expect, test } from 'vitest';

const who = (seat: number): string => ['Ada', 'Bram', 'Cas', 'Dirk'][seat] ?? '?';
const judging = (scores: readonly number[], figures?: readonly number[]): Judging => ({
  language: 'en',
  who,
  rule: 'X-1',
  scores,
  amount: (sum) => `$${sum}`,
  ...(figures
    ? {
        next: {
          figures,
          decided: (figure) => `held more cubes: ${figure}`,
          level: (figure) => `held ${figure} cubes each`,
        },
      }
    : {}),
});
const texts = (scores: readonly number[], figures?: readonly number[]): readonly string[] =>
  verdictsOf(judging(scores, figures)).map(({ text }) => text);

test.each([
  [[3, 9, 4], undefined, ['Bram won with $9, $5 more than Cas.']],
  [
    [4, 9, 4],
    undefined,
    ['Bram won with $9, $5 more than Ada and Cas.', 'Ada and Cas both had $4 and share place 2.'],
  ],
  [[9, 9, 4], undefined, ['Ada and Bram both had $9 and share the win.']],
  [[9, 9, 9], undefined, ['Ada, Bram and Cas all had $9 and share the win.']],
  [[9, 9, 4], [2, 7, 8], ['Bram and Ada both had $9; Bram held more cubes: 7, Ada 2.']],
  [[9, 9, 4], [7, 7, 8], ['Ada and Bram both had $9, held 7 cubes each, and share the win.']],
  [
    [9, 9, 9, 4],
    [2, 7, 7, 0],
    [
      'Bram, Cas and Ada all had $9; Bram and Cas held more cubes: 7, Ada 2. Bram and Cas share the win.',
    ],
  ],
  [
    [9, 4, 4, 4],
    [0, 5, 3, 3],
    [
      'Ada won with $9, $5 more than Bram, Cas and Dirk.',
      'Bram, Cas and Dirk all had $4; Bram held more cubes: 5, Cas and Dirk 3. Cas and Dirk share place 3.',
    ],
  ],
] as const)('%j, then %j', (scores, figures, said) => {
  expect(texts(scores, figures)).toEqual(said);
});

test('in Dutch, everybody level', () => {
  const [all] = verdictsOf({ ...judging([5, 5, 5]), language: 'nl' });
  expect(all).toEqual({
    text: 'Ada, Bram en Cas hadden alle drie $5 en delen de overwinning.',
    rule: 'X-1',
  });
});

test('nobody is level', () => {
  expect(tiesOf([1, 2, 3])).toEqual([]);
});

test('the one who reads is told as such', () => {
  const said = (scores: readonly number[], language: 'en' | 'nl'): readonly string[] =>
    verdictsOf({ ...judging(scores), language, who: naming(who, 1) }).map(({ text }) => text);
  expect(said([9, 4, 3], 'en')).toEqual(['Ada won with $9, $5 more than you.']);
  expect(said([4, 9, 3], 'en')).toEqual(['You won with $9, $5 more than Ada.']);
  expect(said([9, 9, 3], 'nl')).toEqual(['Ada en jij hadden allebei $9 en delen de overwinning.']);
});
