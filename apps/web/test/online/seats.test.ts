/** Tables with a screen in the middle and phones around it, seats that change hands, and games that move between a device and a server. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appears, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openAnother, recordOf } from '../table/at-the-table.ts';
import { caller, newestLine, openPlace, playOne, type Caller, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
}, OPENING_MS);
afterAll(() => place.close());

const PHONE = { width: 360, height: 740 };
const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', level: 'easy' };

async function asked<T>({ page }: Caller, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`${place.client.address}api/${path}`, { data });
  expect(await answer.text()).not.toContain('"error"');
  return (await answer.json()) as T;
}

/** A table of Ann's; her device has the invitation. */
async function opened(ann: Caller, title: string, seats: readonly object[]) {
  const config = { seats: seats.length };
  const { table, secret } = await asked<{ table: string; secret: string }>(ann, 'tables', {
    title,
    config,
    seats,
  });
  const link = `${place.client.address}#/join/${table}/${secret}`;
  await ann.page.goto(link);
  return { table, secret, link };
}

async function annCalls(visit: Parameters<typeof caller>[1]): Promise<Caller> {
  const ann = await caller(place.client, { settings: { language: 'en' }, ...visit });
  await asked(ann, 'guests', { name: 'Ann' });
  return ann;
}

async function openMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

const hand = (page: Page) => page.locator('[data-own-hand]');

test('a screen by a short code, hands on the phones, and a seat that changes hands while it runs', async () => {
  const ann = await annCalls(PHONE);
  const { table, secret: first } = await opened(ann, 'amsterdam', [ME, OPEN]);
  const shortCode = async (): Promise<string> => {
    await ann.page.getByRole('button', { name: 'Use another screen' }).click();
    return (await ann.page.locator('output b').textContent()) ?? '';
  };
  const code = await shortCode();
  const screen = await caller(place.client, {
    width: 1600,
    height: 900,
    theme: 'dark',
    settings: { language: 'nl' },
  });
  await screen.page.goto(`${place.client.address}#/screen`);
  await screen.page.getByLabel('De korte code van de tafel').fill('AAAAA');
  await screen.page.keyboard.press('Enter');
  await screen.page.getByText('Geen tafel heeft deze code.').waitFor();
  await screen.context.setOffline(true);
  await screen.page.keyboard.press('Enter');
  await screen.page.getByText('De server is nu niet te bereiken.').waitFor();
  await screen.context.setOffline(false);
  await screen.page.getByLabel('De korte code van de tafel').fill(code.toLowerCase());
  await screen.page.keyboard.press('Enter');
  await screen.page.getByText('QR-code van de uitnodiging').waitFor();
  expect(screen.page.url()).toBe(`${place.client.address}#/screen/${table}`);
  expect(await seriousFaults(screen.page)).toEqual([]);

  // The link is renewed on the phone: the screen can't know the new one, and shows the old one no longer.
  const isVoid = screen.page.getByText('De link naar deze tafel is vernieuwd');
  await ann.page.getByRole('button', { name: 'New link' }).click();
  await isVoid.waitFor();
  expect(await screen.page.getByText('QR-code van de uitnodiging').count()).toBe(0);
  expect(await seriousFaults(screen.page)).toEqual([]);
  await screen.page.getByLabel('De korte code van de tafel').fill(await shortCode());
  await screen.page.keyboard.press('Enter');
  await screen.page.getByText('QR-code van de uitnodiging').waitFor();
  expect(await isVoid.count()).toBe(0);
  const keptBy = ({ page }: Caller) =>
    page.evaluate((id) => localStorage.getItem(`roundhouse.invitation.${id}`), table);
  const secret = (await keptBy(ann)) ?? '';
  expect(secret).not.toBe(first);
  const link = `${place.client.address}#/join/${table}/${secret}`;

  const ben = await caller(place.client, {
    ...PHONE,
    theme: 'dark',
    settings: { language: 'nl' },
  });
  await ben.page.goto(link);
  await ben.page.getByRole('textbox', { name: 'Je naam' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Aanschuiven' }).click();
  // With a screen there, each phone has its own hand, and what is asked.
  for (const { page } of [ann, ben]) await hand(page).waitFor();
  await screen.page.locator('[data-line]').first().waitFor();
  await ann.page.getByRole('heading', { name: 'Keep one or both' }).waitFor();
  expect(await seriousFaults(ben.page)).toEqual([]);
  // It is answered there, by keys.
  await hand(ann.page).getByRole('button', { name: /Both/ }).focus();
  await ann.page.keyboard.press('Enter');
  await ann.page.locator('#confirm').click();
  await expect.poll(() => playOne(ben, table, 1)).toBe(true);
  while (await playOne(ben, table, 1));

  // One tap to the whole table, and back.
  await ann.page.getByText('Whole table').click();
  await ann.page.locator('[data-view=board]').waitFor();
  expect(await hand(ann.page).count()).toBe(0);
  await ann.page.getByText('My hand').click();
  await hand(ann.page).waitFor();

  // Ben goes; a bot plays on, and everybody is told.
  await openMenu(ben.page, 'Wie speelt er');
  await ben.page.getByRole('button', { name: 'Mijn stoel verlaten' }).click();
  expect(await seriousFaults(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Een bot speelt verder' }).click();
  await ben.page.getByRole('button', { name: 'Weer aanschuiven' }).first().waitFor();
  await screen.page.getByRole('heading', { name: 'Bram' }).waitFor();
  await ann.page.getByRole('button', { name: 'Talk' }).click();
  await ann.page.getByText('A bot plays on for Ben.').waitFor();
  await ann.page.getByRole('button', { name: 'Hand', exact: true }).click();

  // He comes back to his hand, and hands it over; whoever has the link sits down.
  await ben.page.keyboard.press('Escape');
  await ben.page.getByRole('button', { name: 'Weer aanschuiven' }).first().click();
  await hand(ben.page).waitFor();
  await screen.page.getByRole('heading', { name: 'Ben' }).waitFor();
  await openMenu(ben.page, 'Wie speelt er');
  await ben.page.getByRole('button', { name: 'Mijn stoel verlaten' }).click();
  await ben.page.getByRole('button', { name: 'Iemand anders mag hier zitten' }).click();
  await screen.page.getByText('Er is een stoel vrij.').waitFor();

  // The host makes a new link for it: the old one leads nowhere.
  await ann.page.setViewportSize({ width: 1600, height: 1000 });
  await openMenu(ann.page, 'Who plays');
  await ann.page.getByText('Free: whoever has the link sits down.').waitFor();
  await ann.page.getByRole('button', { name: 'New link' }).click();
  await expect.poll(() => keptBy(ann)).not.toBe(secret);
  await isVoid.waitFor();
  expect(await screen.page.getByText('QR-code van de uitnodiging').count()).toBe(0);
  expect(await keptBy(screen)).toBeNull();
  await ann.page.getByRole('button', { name: 'Copy the link' }).click();
  const fresh = await ann.page.evaluate(() => navigator.clipboard.readText());
  expect(await seriousFaults(ann.page)).toEqual([]);
  const cy = await caller(place.client, { ...PHONE, settings: { language: 'en' } });
  await cy.page.goto(link);
  await cy.page.getByRole('heading', { name: 'This invitation leads nowhere.' }).waitFor();
  await cy.page.goto(fresh);
  await cy.page.getByText('Amsterdam').first().waitFor();
  await cy.page.getByRole('textbox', { name: 'Your name' }).fill('Cy');
  await cy.page.getByRole('button', { name: 'Sit down' }).click();
  await hand(cy.page).waitFor();
  await ann.page.keyboard.press('Escape');
  await ann.page.getByRole('heading', { name: 'Cy' }).waitFor();

  // No hidden card was asked for by the screen, nor the secret by any address; without it phones have the board again.
  const eyes = screen.asked.flatMap((url) => /[?&]eyes=(\w+)/.exec(url)?.[1] ?? []);
  expect(new Set(eyes)).toEqual(new Set(['public']));
  for (const who of [ann, ben, cy, screen]) {
    expect(who.asked.filter((url) => url.includes(secret))).toEqual([]);
    expect(who.faults).toEqual([]);
  }
  await screen.context.close();
  await hand(cy.page).waitFor({ state: 'detached' });
  for (const { context } of [ann, ben, cy]) await context.close();
});

test('a game without secrets is played on the screen; one of this device goes on elsewhere; the next that waits', async () => {
  const ann = await annCalls({ width: 1600, height: 1000 });
  const { page } = ann;
  // Who is in the room sits down at the screen itself.
  const { table } = await opened(ann, 'american-rails', [OPEN, OPEN, BOT]);
  await page.goto(`${place.client.address}#/screen/${table}`);
  await page.getByText('Nothing is hidden in this game').waitFor();
  for (const name of ['Ada', 'Bo']) {
    await page.getByRole('button', { name: 'Plays here, too' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByText(name, { exact: true }).filter({ visible: true }).first().waitFor();
  }
  await page
    .locator('#ask')
    .getByText(/(Ada|Bo)’s turn/i)
    .waitFor();

  // A game of this device, at its position.
  await page.goto(`${place.client.address}#/tables`);
  await openAnother(page, recordOf('amsterdam', 'by-hand-2', 30));
  await page.goto(`${place.client.address}#/tables`);
  await page.getByRole('link', { name: 'Put it online' }).click();
  await page.getByRole('heading', { name: 'Put this game online' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page
    .getByRole('group', { name: /seat 1/ })
    .getByText('Friend')
    .click();
  await page
    .getByRole('group', { name: /seat 2/ })
    .getByText('Me')
    .click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('One seat is still free.').waitFor();
  const [, moved = ''] = /#\/room\/([\w-]+)/.exec(page.url()) ?? [];
  const secret = await page.evaluate(
    (id) => localStorage.getItem(`roundhouse.invitation.${id}`),
    moved,
  );
  const ben = await caller(place.client, { settings: { language: 'en' } });
  await ben.page.goto(`${place.client.address}#/join/${moved}/${secret}`);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await appears(ben.page, '#ask');
  expect(await newestLine(ben, moved)).toBeGreaterThanOrEqual(30);

  // While Ben is asked there, American Rails waits for Ann.
  await page.waitForURL(new RegExp(`#/table/~${moved}`));
  while (await playOne(ann, moved, 1));
  await page.getByRole('link', { name: 'Next game waiting for you' }).click();
  await page.waitForURL(new RegExp(`#/table/~${table}`));
  await page.goto(`${place.client.address}#/`);
  await page.getByText(/games? waits? for you/).waitFor();

  // And the other way round when it is over.
  while ((await playOne(ann, moved, 1)) || (await playOne(ben, moved, 0)));
  await page.goto(`${place.client.address}#/games`);
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await page.waitForURL(/#\/table\/(?!~)/);
  await page.getByRole('list', { name: 'Places' }).getByText('Ben').waitFor();
  expect([...ann.faults, ...ben.faults]).toEqual([]);
  for (const { context } of [ann, ben]) await context.close();
});
