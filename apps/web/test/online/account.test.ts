/** One's devices and account, on pages: a code for another device, a password, a passkey, and going for good. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '../client.ts';
import { caller, openPlace, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
}, OPENING_MS);
afterAll(() => place.close());

/** Passkeys belong to a name, not to a number. */
const address = (): string => place.client.address.replace('127.0.0.1', 'localhost');

async function visit(language: 'en' | 'nl' = 'en') {
  const who = await caller(place.client, { settings: { language } });
  await who.page.goto(`${address()}#/me`);
  return who;
}

/** Somebody who has a name here, and looks at his devices. */
async function named(name: string) {
  const who = await visit();
  await who.page.getByText('This device is nobody’s yet.').waitFor();
  await who.page.request.post(new URL('/api/guests', address()).href, { data: { name } });
  await who.page.reload();
  await who.page.getByText(`Here you are ${name}.`).waitFor();
  return who;
}

const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('textbox', { name: label }).or(page.getByLabel(label)).first().fill(text);

test('another device by a code; it is listed, and signed out from the first', async () => {
  const ann = await named('Ann');
  await ann.page.getByRole('button', { name: 'Show a code' }).click();
  const code = await ann.page.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).textContent();
  const phone = await visit('nl');
  await fill(phone.page, 'De code', 'AAAAA-AAAAA');
  await phone.page.getByRole('button', { name: 'Hier verder spelen' }).click();
  await phone.page.getByText('Deze code werkt niet of niet meer.').waitFor();
  await fill(phone.page, 'De code', (code ?? '').toLowerCase());
  await phone.page.getByRole('button', { name: 'Hier verder spelen' }).click();
  await phone.page.getByText('Hier ben je Ann.').waitFor();
  await ann.page.reload();
  const devices = ann.page.getByRole('region', { name: 'Your devices' });
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
  const other = devices.getByRole('listitem').filter({ hasNotText: 'this device' });
  await other.getByRole('button', { name: /Sign out/ }).click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  await phone.page.reload();
  await phone.page.getByText('Dit apparaat is nog van niemand.').waitFor();
  for (const { context } of [ann, phone]) await context.close();
});

test('an account by password and recovery code, and going for good', async () => {
  const { page, context } = await named('Bea');
  await fill(page, 'Name to sign in with', 'bea.on.rails');
  await fill(page, 'Password', 'correct horse');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('You sign in as bea.on.rails.').waitFor();
  await page.getByRole('button', { name: 'Make ten new codes' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  const [code = ''] = await codes.allTextContents();
  const signOut = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await page.getByText('This device is nobody’s yet.').waitFor();
  };
  await signOut();
  await fill(page, 'Name to sign in with', 'bea.on.rails');
  await fill(page, 'Password', 'correct house');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Name and password do not fit.').waitFor();
  await fill(page, 'Password', 'correct horse');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Here you are Bea.').waitFor();
  await signOut();
  await fill(page, 'Recovery code', code);
  await page.getByRole('button', { name: 'Sign in with a recovery code' }).click();
  await page.getByText('9 are left.').waitFor();
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByRole('button', { name: 'Yes, delete me' }).click();
  await page.getByText('This device is nobody’s yet.').waitFor();
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
    await page.getByText('Here you are Cas.').waitFor();
  }
  expect(await page.getByRole('button', { name: 'Remove Cas' }).count()).toBe(1);
  await context.close();
});
