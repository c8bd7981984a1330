import { FAIR } from '@roundhouse/ui/words/fair';
import { FRIENDS } from '@roundhouse/ui/words/friends';
import { SHELL } from '@roundhouse/ui/words/shell';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pseudo } from '../../src/words/pseudo.ts';
import { Client, OPENING_MS } from '../client.ts';
import { hardCodedText } from './hard-coded.ts';

/** Also what pages fetch when they need it. */
const inLanguage = (language: 'en' | 'nl') => ({
  ...SHELL[language],
  fair: FAIR[language],
  friends: FRIENDS[language],
});
const [en, nl] = [inLanguage('en'), inLanguage('nl')];

/** Every phrase of a catalogue; those that are made are made from figures and names. */
function phrases(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const args = Array.from({ length: value.length }, () => 3);
    try {
      return phrases(Reflect.apply(value, undefined, args));
    } catch {
      return phrases(Reflect.apply(value, undefined, [['Ada', 'Bram']]));
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrases) : [];
}

function keys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => keys(part, `${path}.${key}`));
}

describe('catalogues', () => {
  test('English and Dutch have the same keys', () => {
    expect(keys(nl).toSorted()).toEqual(keys(en).toSorted());
    expect(keys(en).length).toBeGreaterThan(150);
  });

  test.each([
    ['English', en],
    ['Dutch', nl],
  ])('%s is said quietly, and nothing is left empty', (_, words) => {
    for (const phrase of phrases(words)) {
      expect(phrase).not.toContain('!');
      expect(phrase.trim()).not.toBe('');
    }
  });

  test.each([
    ['English', en, /README|JSON|\brecord\b|\bmatch\b|\b1 (?:tables|games|choices|players)\b/i],
    [
      'Dutch',
      nl,
      /README|JSON|\bJij bent\b|aan zet|Toon alles nu|Neem terug|stenen|werpmunt|tralie|\b1 (?:tafels|partijen|keuzes|spelers)\b/i,
    ],
  ])('%s says nothing that was mended', (_, words, mended) => {
    expect(mended.test('a file in JSON, as the README says')).toBe(true);
    expect(phrases(words).filter((phrase) => mended.test(phrase))).toEqual([]);
    expect(words.home.allTables(1)).not.toMatch(/1/);
  });

  test('the pseudo language puts every phrase in brackets, made ones too', () => {
    const words = pseudo({
      plain: 'a',
      made: (n: number) => `${n} b`,
      deep: { list: ['c'] },
      n: 4,
    });
    expect([words.plain, words.made(2), words.deep.list, words.n]).toEqual([
      '[!! a !!]',
      '[!! 2 b !!]',
      ['[!! c !!]'],
      4,
    ]);
  });
});

describe('nothing is said that is not in a catalogue', () => {
  let client: Client;
  let page: Page;
  beforeAll(async () => {
    client = await Client.open();
    page = await (await client.visitor({ settings: { brackets: true } })).newPage();
  }, OPENING_MS);
  afterAll(() => client.close());

  async function turnTo(place: string): Promise<void> {
    await client.turnTo(page, place);
    await page.waitForLoadState('networkidle');
  }

  test('the scan finds what was written into a page', async () => {
    await turnTo('/settings');
    await page.evaluate(() => {
      document.querySelector('h1')?.append(' and more');
      document.querySelector('input')?.setAttribute('placeholder', 'type here');
    });
    expect(await page.evaluate(hardCodedText)).toEqual([' and more', 'placeholder=type here']);
  });

  // The other places are read in brackets where they are looked at in both languages: accessible.test.ts.
  test.each(['/setup/amsterdam', '/setup/steel-driver'])('%s', async (place) => {
    await turnTo(place);
    expect(await page.evaluate(hardCodedText)).toEqual([]);
  });

  test('the question which game, and the colours of a seat', async () => {
    await turnTo('/');
    await page.locator('button[aria-haspopup=dialog]').click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(hardCodedText)).toEqual([]);

    await turnTo('/setup/american-rails');
    await page.locator('button[popovertarget]').first().click();
    await page.locator('[popover]:popover-open').waitFor();
    await page.locator('summary').click();
    expect(await page.evaluate(hardCodedText)).toEqual([]);
  });
});
