/** Several people with secrets at one device of a table elsewhere, and a host who replaces who has gone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { caller, openPlace, type Caller, type Place } from './place.ts';

let place: Place;
let later = 0;
beforeAll(async () => {
  place = await openPlace({ now: () => Date.now() + later, gatherMs: 200 });
}, OPENING_MS);
afterAll(() => place.close());

/** What keeps the contracts that lie open on the page. */
const offered = (page: Page) => page.getByRole('button', { name: /Both/ }).first();

/** From where to where the contracts lead that can be read there. */
async function contractsOn(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText();
  return text.match(/^.+ to .+$/gm)?.filter((line) => !line.includes('device')) ?? [];
}

test('a curtain falls between two at one device; who was away for ten minutes is replaced by the host', async () => {
  const { page, context, faults } = await caller(place.client, {
    width: 360,
    height: 740,
    settings: { language: 'en' },
  });
  const api = `${place.client.address}api/`;
  const asked = async (from: Page, path: string, data: object) =>
    (await (await from.request.post(`${api}${path}`, { data })).json()) as Record<string, string>;
  await asked(page, 'guests', { name: 'Ann' });
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Bea' }, { kind: 'open' }];
  const opening = { title: 'amsterdam', config: { seats: 3 }, seats };
  const { table = '', secret } = await asked(page, 'tables', opening);
  const gone = await caller(place.client);
  await asked(gone.page, `tables/${table}/seats`, { secret, name: 'Ben' });

  // Each of them sees the own hand, after saying so; the other's is not on the page.
  await page.goto(`${place.client.address}#/table/~${table}`);
  const seen = new Set<string>();
  for (const name of ['Ann', 'Bea']) {
    await page.getByRole('heading', { name: `${name} plays now.` }).waitFor();
    expect(await page.getByRole('button', { name: /Both/ }).count()).toBe(0);
    expect(await contractsOn(page)).toEqual([]);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await offered(page).waitFor();
    const contracts = await contractsOn(page);
    expect(contracts.length).toBeGreaterThan(0);
    expect(contracts.filter((each) => seen.has(each))).toEqual([]);
    for (const each of contracts) seen.add(each);
    await offered(page).click();
    await page.locator('#confirm').click();
    // Who has just decided may still look; then the device is handed on.
    if (name === 'Ann') await page.getByRole('button', { name: 'Give the device to Bea' }).click();
  }

  // Ben has not been away for long enough; ten minutes later a bot plays on for him.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Who plays', exact: true }).click();
  const ben = page.getByRole('listitem').filter({ hasText: 'Ben' });
  await ben.getByText('is not here now').waitFor();
  await ben.getByRole('button', { name: /bot/i }).click();
  await page
    .getByText(/ten minutes/)
    .first()
    .waitFor();
  later += 601_000;
  await ben.getByRole('button', { name: /bot/i }).click();
  await page.getByText('plays on for Ben').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const answer = await page.request.get(`${api}tables/${table}`);
  expect(await answer.json()).toMatchObject({
    table: { seats: [{ name: 'Ann' }, { name: 'Bea' }, { kind: 'bot', for: 'Ben' }] },
  });
  expect(faults).toEqual([]);
  for (const each of [context, gone.context]) await each.close();
});

test('a screen in the middle shows every player whole, in letters of twenty pixels and more', async () => {
  const screen = await caller(place.client, { width: 1600, height: 900 });
  const api = `${place.client.address}api/`;
  await screen.page.request.post(`${api}guests`, { data: { name: 'Ann' } });
  const bot = { kind: 'bot', level: 'easy' };
  const data = { title: 'american-rails', config: { seats: 5 }, seats: [bot, bot, bot, bot, bot] };
  const made = await screen.page.request.post(`${api}tables`, { data });
  const { table } = (await made.json()) as { table: string };
  await screen.page.goto(`${place.client.address}#/screen/${table}`);
  await screen.page.locator('[data-line]').waitFor();
  for (const [width, height] of [
    [1600, 900],
    [1366, 768],
  ] as const) {
    await screen.page.setViewportSize({ width, height });
    await expect.poll(() => cardsOf(screen)).toEqual(Array.from({ length: 5 }, () => 'whole'));
  }
  // In a hand it is a page like any other.
  await screen.page.setViewportSize({ width: 360, height: 740 });
  await screen.page.goto(`${place.client.address}#/screen`);
  await screen.page.getByRole('textbox').waitFor();
  expect(await screen.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(screen.faults).toEqual([]);
  await screen.context.close();
});

/** Of each player's card whether all of it is in sight, in letters that are read across a room. */
const cardsOf = ({ page }: Caller): Promise<readonly string[]> =>
  page.locator('article').evaluateAll((articles) =>
    articles.map((article) => {
      const { bottom, right } = article.getBoundingClientRect();
      if (bottom > innerHeight || right > innerWidth) return 'cut off';
      // As it is drawn: where five must fit, letters grow smaller.
      const name = (article.querySelector('h2') ?? article).getBoundingClientRect();
      return name.height / 1.15 < 20 ? 'small' : 'whole';
    }),
  );
