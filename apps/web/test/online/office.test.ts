/** Who looks after the place, on his page; what he takes down leaves the pages of others; games that are over, on their shelf. */
import { readFileSync } from 'node:fs';
import { unzipped } from '@roundhouse/table/zip';
import { parseRecord } from '@roundhouse/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appears, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { caller, openPlace, playOne, type Caller, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
}, OPENING_MS);
afterAll(() => place.close());

const api = (path: string): string => new URL(path, place.client.address).href;

async function called(name: string, language: 'en' | 'nl' = 'en'): Promise<Caller> {
  const who = await caller(place.client, { settings: { language } });
  await who.page.request.post(api('/api/guests'), { data: { name } });
  return who;
}

const turnTo = (page: Page, path: string) => page.goto(`${place.client.address}#${path}`);

async function isFit(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1600, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(lowRows)).toEqual([]);
  }
}

/** What is higher than its row, so that it lies on the next. Runs in the page. */
function lowRows(): readonly string[] {
  return [...document.querySelectorAll('main li')]
    .filter((row) => row.clientHeight > 0 && row.scrollHeight > row.clientHeight + 1)
    .map((row) => row.textContent ?? '');
}

test('the code of the console opens the office; what is taken down leaves the open pages; who is banned is out', async () => {
  const [ann, ben, keeper] = [await called('Ann'), await called('Ben', 'nl'), await called('Kit')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const opening = { title: 'amsterdam', config: { seats: 2 }, seats };
  const made = await ann.page.request.post(api('/api/tables'), { data: opening });
  const { table, secret } = (await made.json()) as { table: string; secret: string };
  await ben.page.request.post(api(`/api/tables/${table}/seats`), { data: { secret } });
  for (const { page } of [ann, ben]) {
    await turnTo(page, `/table/~${table}`);
    await appears(page, '#ask');
  }

  // What Ann notes is kept by the server, for her alone.
  await ann.page.getByRole('tab', { name: 'Notes' }).click();
  await ann.page.getByRole('textbox', { name: 'Notes' }).fill('Ben bluffs');
  await ann.page.getByText('Kept', { exact: true }).waitFor();
  await ben.page.getByRole('tab', { name: 'Notities' }).click();
  await ben.page.getByRole('textbox', { name: 'Notities' }).click();
  expect(await ben.page.getByRole('textbox', { name: 'Notities' }).inputValue()).toBe('');
  await ann.page.reload();
  await ann.page.getByRole('tab', { name: 'Notes' }).click();
  await expect
    .poll(() => ann.page.getByRole('textbox', { name: 'Notes' }).inputValue())
    .toBe('Ben bluffs');

  const key = 'k'.repeat(22);
  const say = (page: Page, said: string, own: string) =>
    page.request.post(api(`/api/tables/${table}/talk`), { data: { key: own + key, said } });
  await say(ann.page, 'Good evening.', 'a');
  const spoken = await say(ben.page, 'You are a donkey.', 'b');
  const { number } = (await spoken.json()) as { number: number };
  const reports = `/api/tables/${table}/talk/${number}/reports`;
  await ann.page.request.post(api(reports), { data: { reason: 'insult' } });
  await ann.page.getByRole('tab', { name: /Talk/ }).click();
  const talk = ann.page.getByRole('log', { name: 'Talk' });
  await talk.getByText('You are a donkey.').waitFor();

  // To who does not look after the place there is no office.
  await turnTo(keeper.page, '/administrator');
  await keeper.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await keeper.page.getByText('stationmaster').count()).toBe(0);
  await turnTo(keeper.page, '/me');
  await keeper.page.getByText('You run this place?').click();
  await keeper.page
    .getByRole('textbox', { name: 'The code of the console' })
    .fill(place.house.administratorCode ?? '');
  await keeper.page.getByRole('button', { name: 'I look after this place' }).click();
  const slip = keeper.page.getByRole('region', { name: 'Reports' });
  await slip.getByText('Good evening.').waitFor();
  await slip.getByText(/by Ann: insult/).waitFor();
  // How the server does: two people at a table, nothing amiss but that nobody has made a backup.
  const works = keeper.page.getByRole('region', { name: 'The engine room' });
  await works.getByText('moves a minute').waitFor();
  expect(await works.getByRole('definition').allTextContents()).toEqual([
    '1',
    expect.stringMatching(/thinking/),
    'all on time',
    expect.stringMatching(/^[\d.]+ MB$/),
    'none yet: ‘roundhouse backup’ makes one',
    'none',
  ]);
  await isFit(keeper.page);
  await slip.getByRole('button', { name: 'Take it down', exact: true }).click();
  await slip.getByText('Nothing waits for you.').waitFor();
  await talk.getByText('Taken down by the administrator.').waitFor();
  expect(await talk.getByText('donkey').count()).toBe(0);

  // Found by name, and put out: his page loses its table, and a bot plays on.
  await keeper.page.getByRole('searchbox', { name: 'Find by name' }).fill('be');
  const folk = keeper.page.getByRole('region', { name: 'People' });
  await expect.poll(() => folk.getByRole('listitem').count()).toBe(1);
  await folk.getByRole('button', { name: 'Ban Ben' }).click();
  await folk.getByRole('button', { name: /Sure/ }).click();
  await folk.getByRole('button', { name: 'Let in again: Ben' }).waitFor();
  expect(await (await ben.page.request.get(api('/api/me'))).json()).toEqual({});
  await expect
    .poll(async () => (await ann.page.request.get(api(`/api/tables/${table}`))).json())
    .toMatchObject({ table: { seats: [{ kind: 'person' }, { kind: 'bot' }] } });
  // Ann can sign in: she gets the keys too, and gives them back. The last who has them keeps them.
  await ann.page.request.post(api('/api/me/password'), {
    data: { login: 'ann.keys', password: 'correct horse' },
  });
  await keeper.page.getByRole('searchbox', { name: 'Find by name' }).fill('');
  const twice = async (first: RegExp): Promise<void> => {
    await folk.getByRole('button', { name: first }).click();
    await folk.getByRole('button', { name: /Sure/ }).click();
  };
  await twice(/back from Kit/);
  await folk.getByRole('alert').getByText('Somebody has to look after this place').waitFor();
  await twice(/^Give keys to Ann/);
  await folk.getByRole('button', { name: /back from Ann/ }).waitFor();
  // As many as do not fit: they are scrolled, and none lies on another.
  for (let more = 0; more < 12; more += 1) {
    await ann.page.request.post(api('/api/tables'), { data: opening });
  }
  await keeper.page.reload();
  await keeper.page
    .getByRole('region', { name: 'Tables' })
    .getByText('by invitation')
    .nth(12)
    .waitFor();
  await isFit(keeper.page);
  await twice(/back from Ann/);
  await folk.getByRole('button', { name: /^Give keys to Ann/ }).waitFor();
  await keeper.page
    .getByRole('region', { name: 'Tables' })
    .getByRole('link', { name: /Amsterdam with Ann and Bram/ })
    .waitFor();
  expect([...ann.faults, ...keeper.faults]).toEqual([]);
  for (const { context } of [ann, ben, keeper]) await context.close();
});

test('games that are over stand on a shelf: to look at, to check, to save, and all of them in one file', async () => {
  const ann = await called('Ann');
  const { page } = ann;
  await turnTo(page, '/games');
  await page.getByText('No game of yours is over yet.').waitFor();
  await isFit(page);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const data = { title: 'amsterdam', config: { seats: 2 }, seats };
  const opened = await page.request.post(api('/api/tables'), { data });
  const { table } = (await opened.json()) as { table: string };
  const salt = { seat: 0, salt: 'ab' };
  await page.request.post(api(`/api/tables/${table}/salts`), { data: salt });
  const phase = async (): Promise<string> => {
    const answer = await page.request.get(api(`/api/tables/${table}`));
    return ((await answer.json()) as { table: { phase: string } }).table.phase;
  };
  while ((await phase()) !== 'over')
    if (!(await playOne(ann, table, 0))) await page.waitForTimeout(20);
  await page.reload();
  const game = page.getByRole('listitem').filter({ hasText: 'Amsterdam' });
  await game.getByText(/^(?:1st|2nd) of 2$/).waitFor();
  await isFit(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your one game' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('roundhouse-games.zip');
  const [file, ...more] = unzipped(readFileSync(await download.path())) ?? [];
  expect(more).toEqual([]);
  expect(file?.name).toBe(`amsterdam-${table}.rec`);
  expect(parseRecord(new TextDecoder().decode(file?.bytes))).toMatchObject({ title: 'amsterdam' });
  await game.getByRole('link', { name: /^Check every draw/ }).click();
  await page.getByText('Every draw was fair.').waitFor();
  expect(ann.faults).toEqual([]);
  await ann.context.close();
});
