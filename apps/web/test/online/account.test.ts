/** One's pass, on pages: a code for another device, keys, what a guest takes along, programs, and going for good. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { caller, openPlace, type Caller, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
}, OPENING_MS);
afterAll(() => place.close());

/** Passkeys belong to a name, not to a number. */
const address = (): string => place.client.address.replace('127.0.0.1', 'localhost');

async function visit(language: 'en' | 'nl' = 'en', path = '/me'): Promise<Caller> {
  const who = await caller(place.client, { settings: { language } });
  await who.page.goto(`${address()}#${path}`);
  return who;
}

const nobody = (page: Page): Promise<void> =>
  page.getByText('This device is nobody’s yet.').waitFor();
const isCalled = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, level: 1, exact: true }).waitFor();

/** Somebody who has written his name on a pass. */
async function named(name: string): Promise<Caller> {
  const who = await visit();
  await nobody(who.page);
  await fill(who.page, 'Your name', name);
  await who.page.getByRole('button', { name: 'Issue the pass' }).click();
  await isCalled(who.page, name);
  return who;
}

const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label).and(page.locator('input')).filter({ visible: true }).first().fill(text);

async function makeAccount(page: Page, login: string): Promise<void> {
  await page.getByRole('button', { name: 'Set a password' }).click();
  await fill(page, 'Name to sign in with', login);
  await fill(page, 'Password', 'correct horse');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText(`You sign in as ${login}.`).first().waitFor();
}

async function signIn(page: Page, login: string, password = 'correct horse'): Promise<void> {
  await fill(page, 'Name to sign in with', login);
  await fill(page, 'Password', password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** On a phone by day, on a large screen by night: nothing serious, and nothing beside the page. */
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

test('another device by a code; it is listed, and signed out from the first', async () => {
  const ann = await named('Ann');
  await ann.page.getByRole('button', { name: 'Show a code' }).click();
  const shown = ann.page.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  const code = (await shown.textContent()) ?? '';
  await isFit(ann.page);
  const phone = await visit('nl');
  await isFit(phone.page);
  await fill(phone.page, 'De code', 'AAAAA-AAAAA');
  await phone.page.getByRole('button', { name: 'Hier verder spelen' }).click();
  await phone.page.getByText('Deze code werkt niet of niet meer.').waitFor();
  await fill(phone.page, 'De code', code.toLowerCase());
  await phone.page.getByRole('button', { name: 'Hier verder spelen' }).click();
  await isCalled(phone.page, 'Ann');
  // On the sign of every page, too.
  const sign = (page: Page) =>
    page.getByRole('banner').getByRole('link').filter({ hasText: /^Ann/ });
  expect(await sign(phone.page).count()).toBe(1);
  await ann.page.reload();
  const devices = ann.page.getByRole('region', { name: 'Your devices' });
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
  const other = devices.getByRole('listitem').filter({ hasNotText: 'this device' });
  await other.getByRole('button', { name: /Sign out/ }).click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  await phone.page.reload();
  await phone.page.getByText('Dit apparaat is nog van niemand.').waitFor();

  // What the picture says leads to the same page, with the code in its place; used, it leaves the address.
  await ann.page.getByRole('button', { name: 'Show a code' }).click();
  await phone.page.goto(`${address()}#/me/${await shown.textContent()}`);
  await phone.page.getByRole('button', { name: 'Hier verder spelen' }).click();
  await isCalled(phone.page, 'Ann');
  expect(phone.page.url()).toMatch(/#\/me$/);
  expect(await phone.page.getByRole('button', { name: 'Hier verder spelen' }).count()).toBe(0);

  await ann.page.getByRole('button', { name: 'Change the name' }).click();
  await fill(ann.page, 'Your name', 'Anneke');
  await ann.page.getByRole('button', { name: 'Write it' }).click();
  await isCalled(ann.page, 'Anneke');
  await sign(ann.page)
    .filter({ hasText: /^Anneke/ })
    .waitFor();
  for (const { context } of [ann, phone]) await context.close();
});

test('an account by password and recovery code, and going for good', async () => {
  const { page, context } = await named('Bea');
  await makeAccount(page, 'bea.on.rails');
  await page.getByRole('button', { name: 'Make ten new codes' }).click();
  const codes = page.getByRole('listitem').filter({ hasText: /^(?:[2-9A-Z]{5}-?){4}$/ });
  await expect.poll(() => codes.count()).toBe(10);
  const [code = ''] = await codes.allTextContents();
  const signOut = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await nobody(page);
  };
  await signOut();
  await signIn(page, 'bea.on.rails', 'correct house');
  await page.getByText('Name and password do not fit.').waitFor();
  await signIn(page, 'bea.on.rails');
  await isCalled(page, 'Bea');
  await signOut();
  await fill(page, 'Recovery code', code);
  await page.getByRole('button', { name: 'Sign in with a recovery code' }).click();
  await page.getByText('9 are left.').waitFor();
  await page.getByText('under the name Anonymous').waitFor();
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByRole('button', { name: 'Yes, delete me' }).click();
  await nobody(page);
  await context.close();
});

test('a passkey of the browser signs in again', async () => {
  const { page, context } = await named('Cas');
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Remove Cas' }).waitFor();
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await isCalled(page, 'Cas');
  }
  expect(await page.getByRole('button', { name: 'Remove Cas' }).count()).toBe(1);
  await context.close();
});

test('a guest sees what he takes along into his account; a token is shown once, works, and is revoked', async () => {
  const { page, context } = await named('Dia');
  await makeAccount(page, 'dia');
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await nobody(page);
  await fill(page, 'Your name', 'Guest');
  await page.getByRole('button', { name: 'Issue the pass' }).click();
  await isCalled(page, 'Guest');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const data = { title: 'amsterdam', config: { seats: 2 }, seats };
  const opened = await page.request.post(new URL('/api/tables', address()).href, { data });
  const { table } = (await opened.json()) as { table: string };
  await page.reload();
  await page.getByText('Open another pass here').click();
  const along = page.getByRole('group', { name: 'What comes along' });
  await along.getByText('You sit at one table with this guest pass.').waitFor();
  await along.getByRole('listitem').filter({ hasText: 'Amsterdam' }).waitFor();
  await isFit(page);
  // The ring of what has the focus leaves the name over it alone.
  const between = await page
    .locator('input[type=password]')
    .first()
    .evaluate((field) => {
      if (field instanceof HTMLElement) field.focus();
      const { outlineWidth, outlineOffset } = getComputedStyle(field);
      const label = field.previousElementSibling?.getBoundingClientRect().bottom ?? Infinity;
      const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      return field.getBoundingClientRect().top - ring - label;
    });
  expect(between).toBeGreaterThanOrEqual(0);
  await along.getByRole('checkbox').uncheck();
  await along.getByText('nobody can open any more').waitFor();
  await along.getByRole('checkbox').check();
  await signIn(page, 'dia');
  await isCalled(page, 'Dia');
  await page.getByText('One table came along.').waitFor();
  const seen = await page.request.get(new URL(`/api/tables/${table}`, address()).href);
  expect(await seen.json()).toMatchObject({ table: { mine: [0], isOwner: true } });

  const programs = page.getByRole('region', { name: 'Programs that play for you' });
  await fill(page, 'What is the program called?', 'player.py');
  await programs.getByRole('button', { name: 'Make a token' }).click();
  const token = (await programs.locator('code').textContent()) ?? '';
  await isFit(page);
  const tables = async (): Promise<number> =>
    (
      await fetch(new URL('/api/tables', place.client.address), {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect(await tables()).toBe(200);
  await programs.getByRole('button', { name: 'I have it' }).click();
  await page.reload();
  await programs.getByText('player.py', { exact: true }).first().waitFor();
  expect(await page.content()).not.toContain(token);
  await programs.getByRole('button', { name: 'Revoke: player.py' }).click();
  await programs.getByText('No program has a token.').waitFor();
  expect(await tables()).toBe(401);
  await programs.getByText('How a program plays').click();
  const example = await page.request.get(new URL('/api/examples/player.py', address()).href);
  expect(await example.text()).toContain('Bearer');
  await context.close();
});
