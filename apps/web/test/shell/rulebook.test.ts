import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@roundhouse/titles';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { inlines, parseRulebook, plainText } from '../../src/rulebook/parse.ts';
import { matching, pieces, wordsOf } from '../../src/rulebook/search.ts';

const book = parseRulebook(
  [
    '# Tiny: the rules',
    '',
    'For two. (R) is ours.',
    '',
    '## TG-1 Set-up',
    '- TG-1.1 Deal *five* cards; see TG-2.1 and TG-2.',
    '- TG-1.2 (R: the order) The oldest begins, `deal: old`.',
    '',
    '## TG-2 The end',
    '- TG-2.1 The **most** points win. Eén keer.',
  ].join('\n'),
);

describe('a rulebook', () => {
  test('is a title, an introduction, chapters, rules', () => {
    expect(book.title).toBe('Tiny: the rules');
    expect(book.introduction.map(plainText)).toEqual(['For two. (R) is ours.']);
    expect(book.chapters.map(({ number, name }) => [number, name])).toEqual([
      ['TG-1', 'Set-up'],
      ['TG-2', 'The end'],
    ]);
    expect(book.chapters[0]?.rules.map(({ number }) => number)).toEqual(['TG-1.1', 'TG-1.2']);
  });

  test('a line that is neither chapter nor rule is not swallowed', () => {
    expect(() => parseRulebook('# T\n## TG-1 A\nlost\n')).toThrow('line 3');
  });

  test.each([
    ['a *b* c', ['text', 'em', 'text']],
    ['**a** `b`', ['strong', 'text', 'code']],
    ['(R) as AR-5.3 and AR-5', ['ruling', 'text', 'reference', 'text', 'reference']],
    ['(R: the order) x', ['ruling', 'text']],
    ['(Rest) 2 * 3 * 4', ['text']],
  ])('%s', (text, kinds) => {
    expect(inlines(text).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('search', () => {
  test.each([
    ['five', ['TG-1.1']],
    ['FIVE deal', ['TG-1.1']],
    ['een', ['TG-2.1']],
    ['tg-1', ['TG-1.1', 'TG-1.2']],
    ['nothing of this', []],
    ['  ', ['TG-1.1', 'TG-1.2', 'TG-2.1']],
  ])("'%s' finds %j", (query, numbers) => {
    const found = matching(book, query).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(found).toEqual(numbers);
  });

  test('what was found is marked', () => {
    expect(pieces('Een een', wordsOf('een'))).toEqual([
      { text: 'Een', isFound: true },
      { text: ' ', isFound: false },
      { text: 'een', isFound: true },
    ]);
    expect(pieces('abc', [])).toEqual([{ text: 'abc', isFound: false }]);
  });
});

describe.each(TITLES.map((title) => [title.id, title] as const))('%s', (_, title) => {
  test.each(LANGUAGES)(
    'its rulebook in %s can be read, and every number it names exists',
    (language) => {
      const file = title.rulebook?.(language);
      if (!file) throw new Error('it has no rulebook');
      const { chapters, introduction } = parseRulebook(readFileSync(fileURLToPath(file), 'utf8'));
      expect(chapters.length).toBeGreaterThan(5);
      expect(introduction.length).toBeGreaterThan(0);
      const numbers = new Set(
        chapters.flatMap(({ number, rules }) => [number, ...rules.map((rule) => rule.number)]),
      );
      const named = chapters
        .flatMap(({ rules }) => rules.flatMap(({ text }) => text))
        .filter(({ kind }) => kind === 'reference');
      for (const { text } of named) expect(numbers).toContain(text);
    },
  );
});
