/** A game's words on one page; and what must not stand there again. */
import { TITLES, titleOf } from '@roundhouse/titles';
import { LANGUAGES, type Language } from '@roundhouse/ui/words';
import { CHECKS } from '@roundhouse/ui/words/checks';
import { HEADINGS } from '@roundhouse/ui/words/page';
import { describe, expect, test } from 'vitest';
import { wordsPage, type Section } from '../src/words/page.ts';
import { Shapes } from '../src/words/shapes.ts';
import { roundhouse } from './run.ts';

function banned(language: Language, texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) =>
    CHECKS[language].mended.filter((word) => word.test(text)).map((word) => `${word}: ${text}`),
  );
}

test.each([
  ['nl', 'Over tralies en rugleuningen kan niemand.'],
  ['nl', 'Zet een pion op de startruimte van deur 1AN.'],
  ['nl', 'Zet je trein op Breid uit 3.'],
  ['nl', 'Je hebt 10 investeringsstenen.'],
  ['nl', 'Jij bent aan de beurt.'],
  ['en', 'Bram has 1 cubes.'],
  ['en', 'a file in JSON, as the game’s README describes it'],
] as const)('what must not be said is found, in %s: %s', (language, text) => {
  expect(banned(language, [text])).not.toEqual([]);
});

const pages = new Map<string, Promise<readonly Section[]>>();
function pageOf(id: string, language: Language): Promise<readonly Section[]> {
  const title = titleOf(id);
  if (!title) throw new Error(`no title ${id}`);
  const page = pages.get(`${id} ${language}`) ?? wordsPage(title, language);
  pages.set(`${id} ${language}`, page);
  return page;
}

const GAMES = TITLES.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const));

describe.each(GAMES)('%s in %s', (id, language) => {
  test('has every part, and nothing is left unfilled', async () => {
    const page = await pageOf(id, language);
    const empty = page.filter(([, texts]) => texts.length === 0).map(([heading]) => heading);
    // Not every game has choices that need to be explained.
    expect(empty.filter((heading) => heading !== HEADINGS[language].meanings)).toEqual([]);
    const said = page.flatMap(([, texts]) => texts);
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
    const { you } = CHECKS[language];
    expect(said.filter((text) => you.test(text)).length).toBeGreaterThan(5);
  });

  test('says nothing that was mended', async () => {
    const page = await pageOf(id, language);
    const faults = banned(
      language,
      page.flatMap(([, texts]) => texts),
    );
    expect(faults).toEqual([]);
  });
});

test('sentences of one shape stand there once', () => {
  const shapes = new Shapes();
  shapes.add('bid', 'Bram bid $12 for Liberty.');
  shapes.add('bid', 'Carla bid $30 for Republic.');
  shapes.add('bid', 'You bid $30 for Republic.');
  shapes.add('any', undefined);
  expect(shapes.all()).toEqual(['Bram bid $12 for Liberty.', 'You bid $30 for Republic.']);
});

test('the command prints it, the same each time', async () => {
  const first = await roundhouse(['words', 'amsterdam', '--lang', 'nl']);
  expect(first.code).toBe(0);
  expect(first.stderr).toBe('');
  expect(first.stdout).toMatch(/^## Op de doos\n\nTicket to Ride: Amsterdam\n/);
  expect(first.stdout).toContain('\n## Wat er gebeurt\n');
  const second = await roundhouse(['words', 'amsterdam', '--lang', 'nl']);
  expect(second.stdout).toBe(first.stdout);
  const told = await roundhouse(['words', 'amsterdam', '--json']);
  expect(JSON.parse(told.stdout)).toContainEqual(
    expect.objectContaining({ heading: 'What happens' }),
  );
});
