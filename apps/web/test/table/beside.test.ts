/** What is kept and said beside the game itself: notes, the tab's title, links, the list of tables. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import {
  decideByKeys,
  handOver,
  moment,
  openRecord,
  recordOf,
  sitDown,
  takeOver,
} from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

test('the tab says whose turn it is, and the list where the game is', async () => {
  const context = await client.visitor();
  const page = await sitDown(client, context, 'american-rails');
  expect(await moment(page)).toBe('mine');
  await page.waitForFunction(() => document.title.startsWith('Your turn - American Rails'));
  const stage = await page.locator('header p').first().textContent();
  // Who looks back is still waited for.
  await page.keyboard.press(',');
  expect(await page.title()).toContain('Your turn - ');
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('region', { name: 'Continue' }).waitFor();
  expect(await page.title()).not.toContain('Your turn');
  const [card] = await page.getByRole('region', { name: 'Continue' }).getByRole('link').all();
  expect(await card?.textContent()).toContain(stage);
  await context.close();
});

test('the tab names the person where several share a device', async () => {
  const context = await client.visitor();
  const page = await sitDown(client, context, 'american-rails', { persons: ['Mara', 'Joost'] });
  expect(await moment(page)).toBe('mine');
  await page.waitForFunction(() => /^(Mara|Joost)’s turn - American Rails/.test(document.title));
  await context.close();
});

test('notes stay with their table over a reload, are in no record, and go with it', async () => {
  const context = await client.visitor();
  const page = await sitDown(client, context, 'amsterdam');
  expect(await moment(page)).toBe('mine');
  await page.keyboard.press('6');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Ada wants the harbour');
  await page.reload();
  await page.locator('#ask').waitFor();
  await page.getByRole('tab', { name: 'Notes' }).click();
  const pad = page.getByRole('textbox', { name: 'Notes' });
  expect(await pad.inputValue()).toBe('Ada wants the harbour');
  const record = await page.evaluate(async () => {
    const open = indexedDB.open('roundhouse');
    const base = await new Promise<IDBDatabase>((done) => {
      open.addEventListener('success', () => done(open.result));
    });
    const rows = ['match', 'line'].map(
      (store) =>
        new Promise<unknown>((done) => {
          const all = base.transaction(store).objectStore(store).getAll();
          all.addEventListener('success', () => done(all.result));
        }),
    );
    return JSON.stringify(await Promise.all(rows));
  });
  expect(record).toContain('amsterdam');
  expect(record).not.toContain('harbour');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain('harbour');
  await page.goto(`${client.address}#/tables`);
  const button = page.getByRole('button', { name: /^Delete the game/ });
  await button.click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('No game has been begun here.').waitFor();
  expect(await kept()).not.toContain('harbour');
  await context.close();
});

test('nobody reads the notes of another at one device before the end', async () => {
  const context = await client.visitor();
  const page = await sitDown(client, context, 'amsterdam', { persons: ['Mara', 'Joost'] });
  const texts: string[] = [];
  for (const turn of [0, 1]) {
    await takeOver(page);
    expect(await moment(page)).toBe('mine');
    await page.keyboard.press('6');
    // The key leads there with the next picture: who writes sooner is led away from his pad.
    await page.waitForFunction(() => document.activeElement?.closest('#notes'));
    const pad = page.getByRole('textbox', { name: 'Notes' });
    texts.push(await pad.inputValue());
    await pad.fill(`secret of turn ${turn}`);
    await page.keyboard.press('Tab');
    while ((await moment(page)) === 'mine') await decideByKeys(page, turn);
    await handOver(page);
    expect(await page.content()).not.toContain(`secret of turn ${turn}`);
  }
  expect(texts).toEqual(['', '']);
  await context.close();
});

test('a link opened twice leads to the same table, and to a new one once that is deleted', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 60), {
    isAlone: true,
  });
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'This position' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Copy this link:' }).inputValue();
  let visits = 0;
  const opened = async (): Promise<string> => {
    // The page comes anew, in the tab that is there: by way of an empty one it would be a new process.
    visits += 1;
    await page.goto(link.replace('#', `?visit=${visits}#`));
    await page.waitForURL(/#\/table\//);
    await page.locator('#ask').waitFor();
    return page.url().replace(/.*#\/table\/([^/]+).*/, '$1');
  };
  const first = await opened();
  expect(await opened()).toBe(first);
  await page.goto(`${client.address}#/tables`);
  await page.locator(`li:has(a[href$="${first}"])`).getByRole('button').click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.locator(`a[href$="table/${first}"]`).waitFor({ state: 'detached' });
  const again = await opened();
  expect(again).not.toBe(first);
  expect(await opened()).toBe(again);
  await page.context().close();
});

test('a person hands a seat to a bot while the game runs, and takes it back', async () => {
  // Bots among themselves wait for who looks on: at this pace they do not come to the end before she is back.
  const context = await client.visitor({ settings: { pace: 'normal' } });
  const page = await sitDown(client, context, 'american-rails', { persons: ['Mara', 'Joost'] });
  expect(await moment(page)).toBe('mine');
  const change = async (name: string, wanted: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Who plays' }).click();
    await page.getByRole('combobox', { name: `Who plays for ${name}?` }).selectOption(wanted);
    await page.getByRole('dialog', { name: 'Who plays' }).waitFor({ state: 'hidden' });
  };
  await change('Joost', 'normal');
  // One person is left: the game is hers alone now.
  await page.waitForFunction(() => document.title.startsWith('Your turn - '));
  expect(await moment(page)).toBe('mine');
  await page.reload();
  await page.waitForFunction(() => document.title.startsWith('Your turn - '));
  const line = await page.locator('#ask').getAttribute('data-line');
  // Nobody is left: bots go on with her turn, too.
  await change('Mara', 'easy');
  await page.locator(`#ask:not([data-line="${line}"])`).waitFor();
  await change('Mara', 'person');
  await page.waitForFunction(() => document.title.startsWith('Your turn - '));
  expect(await moment(page)).toBe('mine');
  await decideByKeys(page, 0);
  await context.close();
});
