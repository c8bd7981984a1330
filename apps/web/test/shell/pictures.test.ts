/** The drawn examples in the rulebooks. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@roundhouse/titles';
import { LANGUAGES, type Language } from '@roundhouse/ui/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRulebook } from '../../src/rulebook/parse.ts';
import { sceneOf } from '../../src/rulebook/scene.ts';
import { Client, OPENING_MS } from '../client.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

describe.each(TITLES.map((title) => [title.id, title] as const))('%s', (_, title) => {
  async function drawn() {
    const pictures = await title.pictures?.();
    if (!pictures) throw new Error('its rules have no pictures');
    return { pictures, ids: Object.keys(pictures.pictures).toSorted() };
  }
  function rulebook(language: Language): URL {
    const file = title.rulebook?.(language);
    if (!file) throw new Error('it has no rulebook');
    return file;
  }

  test('its pictures show positions of a game that can be played', async () => {
    const { pictures, ids } = await drawn();
    const rules = await title.rules();
    for (const id of ids) expect(sceneOf(rules, pictures, id).left.length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('its rulebook in %s has all of them, each once', async (language) => {
    const { ids } = await drawn();
    const file = rulebook(language);
    const { chapters } = parseRulebook(readFileSync(fileURLToPath(file), 'utf8'));
    const figures = chapters.flatMap(({ rules }) => rules.flatMap((rule) => rule.figures));
    expect(figures.map(({ id }) => id).toSorted()).toEqual(ids);
    const ending = language === 'en' ? '' : `.${language}`;
    for (const id of ids)
      expect(existsSync(new URL(`pictures/${id}${ending}.jpg`, file))).toBe(true);
  });

  test('the client draws them on its board, and nothing there can be touched', async () => {
    const { ids } = await drawn();
    const context = await client.visitor();
    const page = await client.show(context, `/rules/${title.id}`);
    for (const id of ids) {
      const picture = page.locator(`[data-picture="${id}"]`);
      await picture.locator('svg').first().waitFor();
      expect(await picture.getAttribute('inert')).not.toBeNull();
    }
    await context.close();
  });
});

test('a picture that no game can come to is told', async () => {
  const [title] = TITLES;
  const pictures = await title?.pictures?.();
  const rules = await title?.rules();
  if (!pictures || !rules) throw new Error('the first game has no pictures');
  const broken = { ...pictures, pictures: { broken: { at: 3, seat: 0, touched: 'bid 999' } } };
  expect(() => sceneOf(rules, broken, 'broken')).toThrow('bid 999');
  const tooLong = { ...pictures, pictures: { broken: { at: 1e6, seat: 0 } } };
  expect(() => sceneOf(rules, tooLong, 'broken')).toThrow('lines');
});
