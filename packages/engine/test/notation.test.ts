import { describe, expect, expectTypeOf, test } from 'vitest';
import { int, list, notation, oneOf, rest, word, type NotationTable } from '../src/notation.ts';

type Action =
  | { readonly type: 'pass' }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'claim'; readonly route: string; readonly colour: 'red' | 'blue' }
  | { readonly type: 'give'; readonly cards: readonly string[]; readonly to: number }
  | { readonly type: 'move'; readonly to: string; readonly cards: readonly string[] };

const table: NotationTable<Action> = {
  pass: {},
  bid: { amount: int },
  claim: { route: word, colour: oneOf(['red', 'blue']) },
  give: { cards: list(word), to: oneOf([0, 1, 2]) },
  move: { to: word, cards: rest(word) },
};
const notes = notation<Action>(table);

describe('notation', () => {
  test.each<[Action, string]>([
    [{ type: 'pass' }, 'pass'],
    [{ type: 'bid', amount: 12 }, 'bid 12'],
    [{ type: 'bid', amount: -3 }, 'bid -3'],
    [{ type: 'bid', amount: 0 }, 'bid 0'],
    [{ type: 'claim', route: 'R12', colour: 'red' }, 'claim R12 red'],
    [{ type: 'give', cards: [], to: 2 }, 'give - 2'],
    [{ type: 'give', cards: ['a', 'b'], to: 0 }, 'give a,b 0'],
    [{ type: 'move', to: '16,3', cards: [] }, 'move 16,3'],
    [{ type: 'move', to: '1A34', cards: ['red2', 'excuse'] }, 'move 1A34 red2 excuse'],
  ])('%j is written %j and read back', (action, text) => {
    expect(notes.format(action)).toBe(text);
    expect(notes.parse(text)).toEqual(action);
  });

  test.each([
    '',
    ' ',
    'pass ',
    ' pass',
    'pass 1',
    'fly',
    'bid',
    'bid  12',
    'bid 012',
    'bid +1',
    'bid 1.5',
    'bid -0',
    'bid 1e3',
    'bid 12 ',
    'bid 99999999999999999999',
    'claim R12',
    'claim R12 green',
    'claim R12 red red',
    'give a, 0',
    'give ,a 0',
    'give a,b',
    'give a,b 3',
    'move',
    'move 1A34 ',
    'move 1A34 red2  excuse',
    'toString',
    'constructor',
    '__proto__',
    'bid\n12',
    'bid\t12',
  ])('%j is not read', (text) => {
    expect(notes.parse(text)).toBeUndefined();
  });

  test('a list in the middle of the line is a mistake in the table', () => {
    expect(() =>
      notation<{ type: 'x'; cards: readonly string[]; to: string }>({
        x: { cards: rest(word), to: word },
      }),
    ).toThrow("'x' has fields after the list 'cards'");
  });

  test('a type that is not in the table is a mistake of the caller', () => {
    expect(() => notes.format({ type: 'fly' } as unknown as Action)).toThrow("no such type 'fly'");
  });

  test('the compiler demands every type and every field', () => {
    // @ts-expect-error: 'bid' lacks its amount
    const lacksField: NotationTable<Action> = { ...table, bid: {} };
    // @ts-expect-error: a word is no number
    const wrongField: NotationTable<Action> = { ...table, bid: { amount: word } };
    const { pass: _, ...others } = table;
    // @ts-expect-error: 'pass' is missing
    const lacksType: NotationTable<Action> = others;
    expect([lacksField, wrongField, lacksType]).toHaveLength(3);
    expectTypeOf(notes.parse).returns.toEqualTypeOf<Action | undefined>();
  });
});
