/** A box is kept on the server: its maker saves it, another opens a copy, changes it and plays online with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../../../server/test/visiting.ts';
import { appears, OPENING_MS } from '../client.ts';
import { caller, openPlace, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
}, OPENING_MS);
afterAll(() => place.close());

test('a set is kept, saved, found, copied and played with', async () => {
  const ann = await caller(place.client, { settings: { language: 'en' } });
  const { page } = ann;
  await page.goto(`${place.client.address}#/workshop/amsterdam`);
  await page.getByText('None yet. Whatever you make').waitFor();
  await page.getByRole('button', { name: /From ours/ }).click();
  const panel = page.getByRole('region', { name: 'On the server' });
  await page.locator('input[data-place=name]').fill('Narrow canals');
  await page.locator('input[data-place=licence]').fill('CC BY 4.0');
  await panel.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await panel.getByText('Everybody').click();
  await panel.getByRole('button', { name: 'Keep on the server' }).click();
  await panel.getByText('takes an account').waitFor();
  await panel.getByText('Who has the link').click();
  await panel.getByRole('button', { name: 'Keep on the server' }).click();
  await panel.getByText('Kept as version 1.').waitFor();
  const link = await panel.getByRole('textbox', { name: 'Its address' }).inputValue();
  await panel.getByRole('button', { name: 'Save as version 2' }).click();
  await panel.getByText('Nothing has changed since version 1.').waitFor();

  // Another device of hers has saved since: she is told, and nothing is lost.
  const set = link.split('/').at(-1) ?? '';
  const other = new Guest(place.house.origin);
  other.cookie = (await ann.context.cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const { box } = await other.ask('readSet', { set });
  await other.ask('saveSet', { set, version: 1, box: { ...box, name: 'Wide canals' } });
  await page.locator('input[data-place=name]').fill('Narrower canals');
  await panel.getByRole('button', { name: 'Save as version 2' }).click();
  await panel.getByText('Version 2 was saved elsewhere since.').waitFor();
  await panel.getByRole('button', { name: 'Save as version 3' }).click();
  await panel.getByText('Kept as version 3.').waitFor();
  expect(await other.ask('readSet', { set, version: 2 })).toMatchObject({
    version: 3,
    box: { name: 'Wide canals' },
  });

  const cas = await caller(place.client, { width: 360, height: 740, settings: { language: 'nl' } });
  await cas.page.goto(link);
  await cas.page.getByRole('heading', { name: 'Narrower canals' }).waitFor();
  await cas.page.getByText('CC BY 4.0').waitFor();
  await cas.page.getByRole('button', { name: 'Een kopie in de werkplaats openen' }).click();
  const his = cas.page.getByRole('region', { name: 'Op de server' });
  await his.getByRole('button', { name: 'Op de server bewaren' }).waitFor();

  await cas.page.goto(link);
  await cas.page.getByRole('link', { name: 'Spelen met vrienden' }).click();
  await cas.page.getByText('Gespeeld met Narrower canals, versie 3').waitFor();
  // Who plays for nobody introduces himself.
  const seat = cas.page.getByRole('group', { name: 'Wie zit op stoel 2?' });
  await seat.getByText('Bot').click();
  await cas.page.getByText('de koopman', { exact: true }).waitFor();
  await seat.getByText('Vriend').click();
  await cas.page.getByRole('textbox', { name: 'Je naam' }).fill('Cas');
  await cas.page.getByRole('button', { name: 'Tafel openen' }).click();
  await cas.page.waitForURL(/#\/room\//);
  await cas.page.getByText('Narrower canals, versie 3, CC BY 4.0').waitFor();
  await cas.page.getByRole('button', { name: 'Link kopiëren' }).click();
  await cas.page.getByRole('button', { name: 'Gekopieerd' }).waitFor();
  const invitation = await cas.page.evaluate(() => navigator.clipboard.readText());
  await page.goto(invitation);
  await page.getByText('Narrower canals, version 3, CC BY 4.0').waitFor();
  await page.getByRole('button', { name: 'Sit down as Ann' }).click();
  for (const each of [page, cas.page]) await appears(each, '#ask');

  expect([...ann.faults, ...cas.faults]).toEqual([]);
  for (const { context } of [ann, cas]) await context.close();
});
