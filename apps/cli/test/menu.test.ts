import { describe, expect, test } from 'vitest';
import { amountText, matches, menuLines, menuOf, type Choice } from '../src/play/menu.ts';

const choice = (text: string, sentence: string): Choice => ({ text, sentence });
const bids = [5, 6, 7, 8].map((amount) => choice(`bid ${amount}`, `Bid $${amount}`));
const pass = choice('pass', 'Pass');
const builds = Array.from({ length: 60 }, (_, at) =>
  choice(`build c${at}x`, `Build track to city c${at}x`),
);
const folding = { most: 10, more: (hidden: number) => `${hidden} more` };

describe('the numbers of a menu', () => {
  test('choices are numbered from 1', () => {
    const menu = menuOf([pass, choice('stop', 'Stop')]);
    expect(menu.keys).toEqual(['1', '2']);
    expect(matches(menu, '2')).toEqual([1]);
    expect(matches(menu, '3')).toEqual([]);
  });

  test('where amounts are offered a number is an amount, and the rest have letters', () => {
    const menu = menuOf([...bids, pass]);
    expect(menu.keys).toEqual(['5', '6', '7', '8', 'a']);
    expect(matches(menu, '7')).toEqual([2]);
    expect(matches(menu, '1')).toEqual([]);
    expect(matches(menu, 'a')).toEqual([4]);
    expect(amountText(menu, '1')).toBe('bid 1');
    expect(amountText(menu, 'one')).toBeUndefined();
    expect(menuLines(menu, folding)).toEqual(['  5..8  Bid $5 … Bid $8', '     a  Pass']);
  });

  test('a single amount is still typed as an amount', () => {
    const menu = menuOf([choice('bid 2', 'Bid $2'), pass]);
    expect(menu.keys).toEqual(['2', 'a']);
    expect(menuLines(menu, folding)).toEqual(['  2  Bid $2', '  a  Pass']);
  });

  test('amounts with gaps are all listed', () => {
    const some = bids.filter((_, at) => at !== 1);
    expect(menuLines(menuOf(some), folding)).toEqual(['  5 7 8  Bid $5 … Bid $8']);
  });

  test('a number that the sentence does not say is an id, not an amount', () => {
    const menu = menuOf([0, 1, 2].map((at) => choice(`link ${at}`, `Chicago to ${'XYZ'[at]}`)));
    expect(menu.amounts).toEqual([]);
    expect(menu.keys).toEqual(['1', '2', '3']);
  });

  test('two kinds of amounts are numbered like anything else', () => {
    const menu = menuOf([
      ...bids,
      ...bids.map(({ text, sentence }) => choice(`x${text}`, sentence)),
    ]);
    expect(menu.keys.slice(0, 2)).toEqual(['1', '2']);
  });
});

describe('texts', () => {
  const menu = menuOf([
    pass,
    choice('take red', 'Take a red card'),
    choice('take blue', 'Take a blue card'),
  ]);
  test.each([
    ['take red', [1]],
    ['TAKE A RED CARD', [1]],
    ['blue', [2]],
    ['take', [1, 2]],
    ['card', [1, 2]],
    ['green', []],
  ])('%s', (typed, found) => {
    expect(matches(menu, typed)).toEqual(found);
  });
});

test('a long list is folded and keeps the rare kinds', () => {
  const menu = menuOf([...builds, pass]);
  const shown = menuLines(menu, folding);
  expect(shown).toHaveLength(11);
  expect(shown.at(-2)).toBe('  61  Pass');
  expect(shown.at(-1)).toContain('51 more');
  expect(matches(menu, '61')).toEqual([60]);
  expect(matches(menu, 'c42x')).toEqual([42]);
});

test('in a long list neighbours that differ in a number take one line', () => {
  const offers = ['red', 'blue'].flatMap((colour) =>
    [1, 2, 3, 4, 5, 6].map((bid) => choice(`offer ${colour} ${bid}`, `Offer ${colour} for ${bid}`)),
  );
  const menu = menuOf([...offers, pass]);
  expect(menuLines(menu, folding)).toEqual([
    '   1..6  Offer red for 1 … Offer red for 6',
    '  7..12  Offer blue for 1 … Offer blue for 6',
    '     13  Pass',
  ]);
  expect(matches(menu, 'blue for 3')).toEqual([8]);
});
