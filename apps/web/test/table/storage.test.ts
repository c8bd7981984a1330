import { parseRecord } from '@roundhouse/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS, textOf } from '../client.ts';
import { moment, openRecord, recordOf, sitDown } from './at-the-table.ts';
import { fillUp, makeRoom, withLittleRoom } from './full-storage.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const lineOn = (page: Page): Promise<string | null> =>
  page.locator('#ask').getAttribute('data-line');

test('a move that finds no room is not made and says so; with room it is made', async () => {
  const context = await client.visitor({ isKept: true });
  await withLittleRoom(client, context);
  const page = await sitDown(client, context, 'american-rails');
  expect(await moment(page)).toBe('mine');
  await page.getByRole('button', { name: 'Nederlands' }).first().click();
  const before = await lineOn(page);
  await fillUp(page);
  await page.locator('#ask [data-pick]').first().click();
  await page.locator('#confirm[aria-disabled="false"]').click();
  await page.getByText('Er is geen ruimte meer op dit apparaat; de zet is niet bewaard.').waitFor();
  await page.getByRole('link', { name: 'Je tafels' }).waitFor();
  expect(await lineOn(page)).toBe(before);
  await page.reload();
  expect(await moment(page)).toBe('mine');
  expect(await lineOn(page)).toBe(before);

  await makeRoom(page);
  await page.locator('#ask [data-pick]').first().click();
  await page.locator('#confirm[aria-disabled="false"]').click();
  await page.locator(`#ask:not([data-line="${before}"])`).waitFor();
  await context.close();
});

/** Everybody at the stored tables has become a bot. */
async function seatBots(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('roundhouse');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('match', 'readwrite');
          const cursor = transaction.objectStore('match').openCursor();
          cursor.addEventListener('success', () => {
            const { sitters, ...match } = cursor.result?.value ?? {};
            const bots = sitters?.map(({ name }: object & { name: string }) => ({
              name,
              kind: 'bot',
              level: 'easy',
            }));
            cursor.result?.update({ ...match, sitters: bots });
            cursor.result?.continue();
          });
          transaction.addEventListener('complete', resolve);
        });
      }),
  );
}

test('bots whose move finds no room stop, say so, and go on when there is some', async () => {
  const context = await client.visitor({ isKept: true });
  await withLittleRoom(client, context);
  const page = await sitDown(client, context, 'american-rails', {
    persons: ['Mara', 'Joost', 'Sam'],
  });
  const table = page.url();
  await page.goto(client.address);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await seatBots(page);
  await fillUp(page);
  await page.goto(table);
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  const line = Number(await lineOn(page));
  await page.getByText('There is no room left on this device').first().waitFor();
  await makeRoom(page);
  await again.click();
  await page.waitForFunction(
    (stopped) => Number(document.getElementById('ask')?.dataset['line']) > stopped,
    line,
  );
  expect(await again.count()).toBe(0);
  await context.close();
});

test('where there is no room a game can not begin, and the page says why', async () => {
  const context = await client.visitor({ isKept: true });
  await withLittleRoom(client, context);
  const page = await client.show(context, '/setup/amsterdam');
  await fillUp(page);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByText('There is no room left on this device. Delete old games').waitFor();
  expect(page.url()).toContain('/setup/');
  await makeRoom(page);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.waitForURL(/#\/table\//);
  await context.close();
});

test('whoever clears what the browser keeps is told that the game is gone, and plays another one', async () => {
  const context = await client.visitor();
  const page = await sitDown(client, context, 'american-rails');
  expect(await moment(page)).toBe('mine');
  const session = await context.newCDPSession(page);
  const { origin } = new URL(client.address);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await page.locator('#ask [data-pick]').first().click();
  await page.locator('#confirm[aria-disabled="false"]').click();
  await page.getByText('This game is no longer on this device.').waitFor();
  await page.goto(`${client.address}#/setup/american-rails`);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.locator('#ask').waitFor();
  await context.close();
});

/** A browser that keeps nothing, as private windows of some do. */
const REFUSING = `
  Object.defineProperty(self, 'indexedDB', {
    value: {
      open() {
        const request = new EventTarget();
        request.error = new DOMException('refused', 'InvalidStateError');
        setTimeout(() => request.dispatchEvent(new Event('error')));
        return request;
      },
    },
  });
`;

test('where the browser keeps nothing the page says so, and calls no game damaged', async () => {
  const context = await client.visitor();
  await context.route('**/host-worker*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: REFUSING + (await response.text()) });
  });
  const page = await client.show(context, '/setup/amsterdam');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByText('The browser does not let this page keep games now.').waitFor();
  expect(page.url()).toContain('/setup/');
  await context.close();
});

/** What a newer version, or an accident, may leave behind: each a copy of a match, named by what is wrong. */
const DAMAGED = [
  { match: 'missing', listed: 'Damaged', said: 'This game is damaged' },
  { match: 'newer', listed: 'From a newer version', said: 'A newer version of this place' },
  { match: 'line', listed: 'Damaged', said: 'This game is damaged' },
  { match: 'shape', listed: 'Damaged', said: 'This game is damaged' },
];

async function addDamaged(page: Page, from: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const request = indexedDB.open('roundhouse');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction(['match', 'line'], 'readwrite');
          const [matches, lines] = ['match', 'line'].map((name) => transaction.objectStore(name));
          const stored = matches?.get(id);
          stored?.addEventListener('success', () => {
            const { title } = stored.result;
            matches?.put({ ...stored.result, id: 'newer', rules: 99 });
            matches?.put({ ...stored.result, id: 'line' });
            matches?.put({ ...stored.result, id: 'missing' });
            matches?.put({ id: 'shape', title, lines: 'many' });
          });
          const rows = lines?.getAll(IDBKeyRange.bound([id, 0], [id, 1e6]));
          rows?.addEventListener('success', () => {
            for (const row of rows.result) {
              for (const copy of ['missing', 'newer', 'line', 'shape']) {
                lines?.put({ ...row, id: copy });
              }
            }
            lines?.put({ id: 'line', seq: 3, text: '0 paint-it-black' });
            lines?.delete(['missing', 3]);
          });
          transaction.addEventListener('complete', resolve);
        });
      }),
    from,
  );
}

test('stored games that can not be read are listed so, saved and deleted; the others are played', async () => {
  const text = recordOf('american-rails', 'by-hand-3', 34);
  const page = await openRecord(client, text);
  const sound = page.url();
  await addDamaged(page, sound.split('/').at(-1) ?? '');
  const broken = page.getByRole('region', { name: "Can't be opened" });
  const hrefs = () =>
    broken
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
      );
  const listed = async (): Promise<readonly string[]> => {
    await page.goto(`${client.address}#/tables`);
    await page.reload();
    await broken.getByRole('link').first().waitFor();
    return (await hrefs()).toSorted();
  };
  // What a look at the match and a count of its lines tell is told before anybody opens it.
  expect(await listed()).toEqual(['missing', 'newer', 'shape']);
  for (const { match, said } of DAMAGED) {
    await page.goto(`${client.address}#/table/${match}`);
    await page.getByText(said).waitFor();
  }
  // The rest is remembered, by other pages too.
  expect(await listed()).toEqual(['line', 'missing', 'newer', 'shape']);
  const files = new Map<string, string>();
  for (const { match, listed: told } of DAMAGED) {
    const row = broken.getByRole('listitem').filter({ has: page.locator(`[href$="${match}"]`) });
    await row.getByText(told).waitFor();
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Save as a file' }).click();
    files.set(match, await textOf(await saved));
    await row.getByRole('button', { name: /^Delete/ }).click();
    await row.getByRole('button', { name: 'Delete for good' }).click();
    await row.waitFor({ state: 'detached' });
  }
  expect(parseRecord(files.get('newer') ?? '').lines).toEqual(parseRecord(text).lines);
  expect(files.get('line')).toContain('\n0 paint-it-black\n');
  expect(files.get('shape')).toContain('\n0 ');
  await expect
    .poll(() => page.getByRole('region', { name: 'Running' }).getByRole('listitem').count())
    .toBe(1);
  await page.goto(sound);
  expect(await moment(page)).toBe('mine');
  await page.context().close();
});
