import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { parseRecord } from '@roundhouse/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../../scripts/root.ts';
import { appears, Client, followLink, OPENING_MS } from '../client.ts';
import { overflowing } from '../table/overflow.ts';

const record = readFileSync(`${root}/games/american-rails/test/fixtures/by-hand-3.rec`);

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

test('two clicks lead from home to a running game, which home then offers to continue', async () => {
  const context = await client.visitor({ settings: { language: 'en', name: 'Mara' } });
  const page = await client.show(context, '/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Amsterdam/ })
    .click();
  await page.waitForURL(/#\/table\/.+/);
  const { hash } = new URL(page.url());
  await client.turnTo(page, '/');
  const card = page
    .getByRole('region', { name: 'Continue' })
    .getByRole('link', { name: /Amsterdam/ });
  await card.waitFor();
  expect(await card.getAttribute('href')).toBe(hash);
  await context.close();
});

test('a table is set by hand: seats, names, bots, an option, a deal with a name', async () => {
  const context = await client.visitor({ width: 360, height: 740 });
  const page = await client.show(context, '/setup/american-rails');
  await page.getByRole('group', { name: 'How many play?' }).getByText('4').click();
  await page.getByRole('textbox', { name: 'Name, seat 1' }).fill('Anneke');
  await page.getByRole('group', { name: 'Who plays seat 2?' }).getByText('Person here').click();
  await page.getByRole('textbox', { name: 'Name, seat 2' }).fill('Joost');
  await page.getByRole('combobox', { name: 'Level, seat 3' }).selectOption('normal');
  await page.getByText('nobody puts up shares as often as I do').waitFor();
  await page.getByRole('textbox', { name: 'Name, seat 3' }).fill('Bram the Second');
  expect(await page.getByText('the auctioneer').count()).toBe(0);
  await page.getByRole('textbox', { name: 'Name, seat 3' }).fill('Bram');
  await page.getByRole('combobox', { name: 'Level, seat 4' }).selectOption('random');
  await page.getByRole('radio', { name: /2009/ }).check();
  // With a clock that stands between them.
  await page.getByRole('radio', { name: /^Together.*10 minutes each/ }).check();
  await page.getByText('has the quietest move made').waitFor();
  await page.getByText('The same deal again').click();
  await page.getByRole('textbox', { name: 'Name of the deal' }).fill('the old deal');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.waitForURL(/#\/table\/.+/);
  await page.getByText('Joost').filter({ visible: true }).first().waitFor();
  await page.locator('[data-plate-clock]', { hasText: /^\d+ min$/ }).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText('the auctioneer').filter({ visible: true }).click();
  await page.getByText('nobody puts up shares').filter({ visible: true }).waitFor();
  expect(await page.getByText('the blocker').count()).toBe(0);

  await client.turnTo(page, '/tables');
  await page.getByText('Anneke, Joost, Bram and Cleo').waitFor();
  const remove = page.getByRole('button', { name: /^Delete the game with Anneke/ });
  const sure = page.getByRole('button', { name: 'Delete for good' });
  // Where there is room the question stands right under the pointer.
  await remove.dblclick();
  await sure.press('Escape');
  await remove.waitFor();
  await remove.press('Enter');
  await sure.press('Enter');
  await page.getByText('No game has been begun here.').waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  expect(await page.getByRole('listitem').count()).toBe(0);
  await context.close();
});

test('long names leave everything on the page of a phone', async () => {
  const context = await client.visitor({ width: 360, height: 740 });
  const page = await client.show(context, '/setup/train-rails');
  for (const seat of [1, 2]) {
    await page
      .getByRole('group', { name: `Who plays seat ${seat}?` })
      .getByText('Person here')
      .click();
    const name = page.getByRole('textbox', { name: `Name, seat ${seat}` });
    await name.fill('Wilhelminaoosterwoudengracht');
    expect((await name.inputValue()).length).toBe(24);
  }
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(overflowing)).toEqual([]);
  for (const place of ['/tables', '/']) {
    await followLink(page, place);
    await page.locator('main').getByText('Wilhelmina').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await context.close();
});

test('the next table of a game is set like the last one', async () => {
  const context = await client.visitor();
  const page = await client.show(context, '/setup/american-rails');
  await page.getByRole('group', { name: 'How many play?' }).getByText('5').click();
  await page.getByRole('textbox', { name: 'Name, seat 1' }).fill('Anneke');
  await page.getByRole('combobox', { name: 'Level, seat 4' }).selectOption('random');
  await page.getByRole('radio', { name: /2009/ }).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.waitForURL(/#\/table\/.+/);
  await client.turnTo(page, '/setup/american-rails');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name, seat 1' }).inputValue())
    .toBe('Anneke');
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Level, seat 4' }).inputValue())
    .toBe('random');
  await expect.poll(() => page.getByRole('textbox', { name: /^Name, seat/ }).count()).toBe(5);
  expect(await page.getByRole('radio', { name: /2009/ }).isChecked()).toBe(true);
  await context.close();
});

test('a game is played on a map of one’s own; of a bad one every fault is told', async () => {
  const context = await client.visitor();
  const page = await client.show(context, '/setup/steel-driver');
  const config = readFileSync(
    `${root}/games/steel-driver/test/fixtures/mixed-5-own-map.rec`,
    'utf8',
  );
  const { map } = parseRecord(config).config as {
    readonly map: { readonly cities: readonly { readonly name: string }[] };
  };
  const asFile = (value: unknown) => ({
    name: 'towns.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  });
  const field = page.locator('input[type=file]');
  await field.setInputFiles(asFile({ ...map, ends: [], name: '' }));
  const faults = page.getByRole('alert').getByRole('listitem');
  await faults.first().waitFor();
  expect(await faults.allTextContents()).toEqual([
    "Name: must be a text of 1 to 60 characters, not ''.",
    'Transcontinental ends: there must be 2, not 0.',
  ]);
  await field.setInputFiles({ ...asFile({}), buffer: Buffer.from('towns') });
  await page.getByText('There is no box in this file.').waitFor();
  expect(await page.getByRole('group', { name: 'Map' }).count()).toBe(1);
  await field.setInputFiles(asFile(map));
  await page.getByText('Played with towns.json').waitFor();
  expect(await page.getByRole('group', { name: 'Map' }).count()).toBe(0);
  expect(await faults.count()).toBe(0);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.waitForURL(/#\/table\/.+/);
  await appears(page, '#ask');
  const first = page.locator(`[data-place="${map.cities[0]?.name}"]`).first();
  // Right after the question is there nobody hears the key yet.
  const isInWords = async (): Promise<boolean> => {
    await page.keyboard.press('2');
    return first.isVisible();
  };
  await expect.poll(isInWords).toBe(true);
  await context.close();
});

test('the language is the browser’s at first, and what was set stays set', async () => {
  const context = await client.visitor();
  const page = await client.show(context, '/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
  await page
    .getByRole('group', { name: 'Licht of donker' })
    .getByText('Donker', { exact: true })
    .click();
  await page.getByRole('group', { name: 'Tekstgrootte' }).getByText('Grootst').click();
  await page.reload();
  await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
  const html = page.locator('html');
  expect(await html.getAttribute('lang')).toBe('nl');
  expect(await html.getAttribute('data-theme')).toBe('dark');
  const ground = await html.evaluate((root) => getComputedStyle(root).backgroundColor);
  expect(ground).toBe('rgb(17, 25, 31)');
  const size = await html.evaluate((root) => getComputedStyle(root).fontSize);
  expect(size).toBe('20.8px');
  await context.close();
});

test('a rule is found by its number and by its words, in both languages', async () => {
  const context = await client.visitor();
  const page = await client.show(context, '/rules/american-rails/AR-5.3');
  const rule = page.locator('[id="AR-5.3"]');
  await rule.waitFor();
  await expect
    .poll(() => rule.evaluate((item) => item.getBoundingClientRect().top))
    .toBeLessThan(900);
  await page.getByRole('searchbox').fill('treasury mountain');
  await page.getByText('1 rule', { exact: true }).waitFor();
  expect(await rule.textContent()).toContain('a mountain $5');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await page.getByRole('heading', { name: /de spelregels/ }).waitFor();
  expect(await rule.textContent()).toContain('$5');
  await context.close();
});

test('a page that breaks says so; the others go on, and so does it when it is loaded again', async () => {
  const context = await client.visitor();
  const page = await client.show(context, '/');
  await page.route(/RULES/, (route) => route.abort());
  await page.getByRole('link', { name: 'Rules of Steel Driver' }).click();
  await expect
    .poll(() => page.getByRole('heading').first().textContent())
    .toBe('Something has derailed.');
  await page.goBack();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.unroute(/RULES/);
  await page.goForward();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.getByRole('heading', { name: 'Steel Driver: the rules' }).waitFor();
  await context.close();
});

test('a worker that could not be fetched is told, and fetched when it is asked for again', async () => {
  const context = await client.visitor();
  const isLost = { now: true };
  await context.route('**/host-worker*', (route) =>
    isLost.now ? route.abort() : route.continue(),
  );
  const page = await client.show(context, '/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const game = page.getByRole('dialog').getByRole('button', { name: /Amsterdam/ });
  await game.click();
  await expect
    .poll(() => page.getByRole('dialog').getByRole('alert').textContent())
    .toContain('went wrong');
  isLost.now = false;
  await game.click();
  await page.waitForURL(/#\/table\/.+/);
  await context.close();
});

test('a link to a position opens it; a broken one says so', async () => {
  const packed = deflateRawSync(record).toString('base64url');
  const context = await client.visitor();
  const page = await context.newPage();
  await page.goto(`${client.address}#/open/${packed}/12`);
  await page.waitForURL(/#\/table\//);
  expect(page.url()).toMatch(/#\/table\/[^/]+\/12$/);
  // It was deleted since: the link gives it again.
  await page.evaluate(() => location.assign('#/tables'));
  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('No game has been begun here.').waitFor();
  await page.evaluate((place) => location.assign(place), `#/open/${packed}/12`);
  await appears(page, '#ask');
  await client.turnTo(page, `/open/${packed.slice(0, 200)}`);
  await page.getByRole('heading', { name: 'The link does not hold a game.' }).waitFor();
  await page.getByText('Perhaps a part of it was lost').waitFor();
  const other = deflateRawSync(record.toString().replace('rules 1', 'rules 7'));
  await client.turnTo(page, `/open/${other.toString('base64url')}`);
  await page.getByRole('heading', { name: 'The link does not hold a game.' }).waitFor();
  await page.getByText('It was played by version 7 of the rules').waitFor();
  await context.close();
});

test('a game comes from a file; a file that is no game is refused with a sentence', async () => {
  const context = await client.visitor();
  const page = await client.show(context, '/');
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'x.rec', mimeType: 'text/plain', buffer: Buffer.from('junk') });
  const alert = page.getByRole('alert');
  await alert.getByText("Line 1: A saved game does not begin with 'junk'.").waitFor();
  const asFile = (text: string) => ({
    name: 'game.rec',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  const text = record.toString();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^\d pass$/.test(line));
  const bid = (lines[first] ?? '').replace('pass', 'bid 9999');
  await field.setInputFiles(asFile(lines.with(first, bid).join('\n')));
  await alert.getByText(`Regel ${first + 1}: `).waitFor();
  expect(await alert.textContent()).toMatch(/Regel \d+: \D.* \(Regel AR-[\d.]+\)$/);
  await field.setInputFiles(asFile(text.replace('title american-rails', 'title whist')));
  await alert.getByText("Regel 1: Het spel 'whist' is hier niet.").waitFor();
  await field.setInputFiles(asFile(text));
  await page.waitForURL(/#\/table\/.+/);
  await context.close();
});
