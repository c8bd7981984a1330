/** Rated games and tournaments as people meet them: the choice at the table, the ladder, a record, the review, an evening at the club. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { caller, openPlace, type Caller, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace({ lookMs: 50, gatherMs: 500 });
}, OPENING_MS);
afterAll(() => place.close());

const api = (path: string): string => new URL(path, place.client.address).href;
const turnTo = (page: Page, path: string) => page.goto(`${place.client.address}#${path}`);

async function account(name: string, language: 'en' | 'nl'): Promise<Caller> {
  const who = await caller(place.client, { settings: { language } });
  const login = `${name.toLowerCase()}-plays`;
  await who.page.request.post(api('/api/guests'), { data: { name } });
  const data = { login, password: 'correct horse' };
  const made = await who.page.request.post(api('/api/me/password'), { data });
  expect(made.status()).toBe(200);
  return who;
}

async function isFit(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1600, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await seriousFaults(page)).toEqual([]);
  }
}

interface Seen {
  readonly table: { readonly phase: string; readonly mine: readonly number[] };
}

async function seen({ page }: Caller, table: string): Promise<Seen['table']> {
  const answer = await page.request.get(api(`/api/tables/${table}`));
  return ((await answer.json()) as Seen).table;
}

/** Leaves a game that runs: bots play it to its end. */
async function leave(who: Caller, table: string): Promise<void> {
  await expect.poll(async () => (await seen(who, table)).phase).toBe('running');
  const { mine } = await seen(who, table);
  const path = `/api/tables/${table}/seats/${mine[0]}/leaving`;
  expect((await who.page.request.post(api(path), { data: {} })).status()).toBe(200);
}

/** While this page is open the server becomes another build; one answer of it is enough for all that follows. */
async function saysReload(page: Page, tournament: string): Promise<void> {
  await page.route('**/api/ladders/*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-roundhouse-build': 'newer' };
    await route.fulfill({ response, headers });
  });
  for (const path of [
    '/ladder/amsterdam',
    '/player/amsterdam.normal',
    '/tournaments',
    `/tournaments/${tournament}`,
    '/tournaments/new/amsterdam',
    '/friends',
    '/friends/amsterdam',
  ]) {
    await turnTo(page, path);
    await page.locator('[data-wire=outdated]').waitFor();
  }
}

test('a rated table is set with a clock; its result is on the ladder and in a record, and its review is kept', async () => {
  const ann = await account('Ann', 'en');
  const { page } = ann;
  await turnTo(page, '/friends/amsterdam');
  const isRated = page.getByRole('checkbox', { name: 'It counts for the ladder' });
  await isRated.check();
  // Without a clock nobody could be made to finish: the choice of one takes the other along.
  await expect.poll(() => page.getByRole('radio', { name: 'No clock' }).isChecked()).toBe(false);
  await page.getByRole('radio', { name: 'No clock' }).check();
  await expect.poll(() => isRated.isChecked()).toBe(false);
  await isRated.check();
  await page.getByRole('listitem').nth(1).getByText('Bot', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/#\/table\//);
  const table = page.url().split('~')[1] ?? '';
  await leave(ann, table);
  await expect.poll(async () => (await seen(ann, table)).phase, { timeout: 90_000 }).toBe('over');

  await expect
    .poll(async () => {
      const answer = await page.request.get(api('/api/ladders/amsterdam'));
      return ((await answer.json()) as { entries: readonly unknown[] }).entries.length;
    })
    .toBe(2);
  await turnTo(page, '/ladder/amsterdam');
  const rows = page.locator('[data-provisional] li');
  await rows.first().waitFor();
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/^–\s+Bot, normal\s+one game\s+Rating\s+16\d\d/),
    expect.stringMatching(/^–\s+Ann\s*you\s+one game\s+Rating\s+13\d\d/),
  ]);
  await isFit(page);
  await page.getByRole('link', { name: 'Ann' }).click();
  await page.getByRole('heading', { name: 'Ann' }).waitFor();
  const record = page.locator('[data-title=amsterdam]');
  expect(await record.innerText()).toMatch(/Won 0; even would be 0\.5/);
  expect(await record.locator('[data-course] p').innerText()).toMatch(/: 13\d\d, place 2 of 2$/);
  await record.getByText('In figures').click();
  expect(await record.getByRole('row').count()).toBe(2);
  expect(await record.getByRole('link', { name: 'Bot, normal' }).count()).toBe(1);
  await isFit(page);

  // Who looks at the end has the server think it over; whoever comes then finds it.
  await turnTo(page, `/table/~${table}`);
  const kept = async () => {
    const answer = await page.request.get(api(`/api/tables/${table}/review`));
    return (await answer.json()) as { readonly state: string };
  };
  await expect.poll(async () => (await kept()).state, { timeout: 180_000 }).toBe('kept');
  await page.getByText('How it came about').waitFor();
  const ben = await caller(place.client, { settings: { language: 'nl' } });
  await turnTo(ben.page, `/table/~${table}`);
  await ben.page.locator('[data-turns]').waitFor();
  expect(ben.asked.filter((address) => address.endsWith('/review')).length).toBe(1);
  expect([...ann.faults, ...ben.faults]).toEqual([]);
});

test('an evening at the club: made, joined by its link, two rounds, a standing', async () => {
  const host = await account('Marieke', 'nl');
  const { page } = host;
  await page.setViewportSize({ width: 360, height: 800 });
  await turnTo(page, '/tournaments');
  await page.locator('[data-make=amsterdam]').click();
  await page.getByLabel('Hoe het heet').fill('De Wissel');
  await page.getByRole('group', { name: 'Spelers aan een tafel' }).getByText('2').click();
  await page.getByRole('group', { name: 'Rondes' }).getByText('2').click();
  await page.getByRole('button', { name: 'Open het' }).click();
  await page.getByRole('heading', { name: 'De Wissel' }).waitFor();
  const tournament = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Doe mee' }).click();
  await page.getByText('Je doet mee.').waitFor();

  const ben = await caller(place.client, { settings: { language: 'en' } });
  await turnTo(ben.page, `/tournaments/${tournament}`);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Join' }).click();
  await ben.page.getByText('You are in.').waitFor();
  await page.locator('[data-entrants]').getByText('Ben').waitFor();
  await isFit(page);

  await page.getByRole('button', { name: 'Begin de eerste ronde' }).click();
  await page.locator('[data-next]').getByRole('link', { name: 'Naar je tafel' }).waitFor();
  const way = ben.page.locator('[data-next]').getByRole('link', { name: 'To your table' });
  await way.waitFor();
  const table = (await way.getAttribute('href'))?.split('~')[1] ?? '';
  // While it is played, too, the way leads back.
  await turnTo(ben.page, `/table/~${table}`);
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('link', { name: 'To the tournament' }).last().click();
  await way.waitFor();
  await leave(ben, table);
  await leave(host, table);
  await expect.poll(async () => (await seen(host, table)).phase, { timeout: 90_000 }).toBe('over');
  // From the end of a table the way leads back, and not to a game of its own.
  await turnTo(page, `/table/~${table}`);
  await page.locator('[data-to-tournament]').click();
  await page.getByRole('button', { name: 'Begin ronde 2' }).click();
  await page.locator('[data-round="2"]').waitFor();
  // Both left: both are last, and nobody is ahead.
  const standing = page.locator('[data-standings] tbody tr');
  expect(await standing.count()).toBe(2);
  expect(await standing.first().innerText()).toMatch(/^1\s/);
  await page.getByRole('button', { name: 'Sluit het toernooi' }).click();
  // Who is asked whether he is sure has a long question on a phone, too.
  const sure = page.getByRole('button', { name: 'Nu sluiten? Er komt geen ronde meer.' });
  await sure.waitFor();
  await isFit(page);
  await sure.click();
  await page.getByText('Marieke en Ben delen de eerste plaats').waitFor();
  await saysReload(page, tournament);
  expect([...host.faults, ...ben.faults]).toEqual([]);
});
