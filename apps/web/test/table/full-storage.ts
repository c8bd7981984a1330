/** A device whose storage can be filled up, and emptied again. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Client } from '../client.ts';

/** Room for the client itself and a few games. */
const ROOM = 6_000_000;

/** Before anything is stored: the browser looks at its quota anew only now and then. */
export async function withLittleRoom(client: Client, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${client.address}manifest.webmanifest`);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(client.address);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: ROOM });
}

/** Fills what room there is with something else, in ever smaller pieces. */
export async function fillUp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is kept for a visit without a connection takes its room first.
    await navigator.serviceWorker.ready;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('filler', 1);
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('piece', { autoIncrement: true }),
      );
      request.addEventListener('success', () => resolve(request.result));
    });
    const isKept = (size: number): Promise<boolean> =>
      new Promise((resolve) => {
        const transaction = database.transaction('piece', 'readwrite');
        // Nothing that could be packed.
        transaction.objectStore('piece').add(crypto.getRandomValues(new Uint8Array(size)));
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
      });
    for (const size of [65_536, 8192, 1024]) while (await isKept(size));
    database.close();
  });
}

export async function makeRoom(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('filler');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('piece', 'readwrite');
          transaction.objectStore('piece').clear();
          transaction.addEventListener('complete', resolve);
        });
      }),
  );
}
