/** The suite of stores over the browser's own database, and what only a browser can show of it. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { STORE_PROMISES } from '@roundhouse/table/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../../../../scripts/shared-browser.ts';
import { root } from '../../../../scripts/root.ts';

const PAGE = `<!doctype html><title>store</title><script type="importmap">
  {"imports":{"@roundhouse/table":"/packages/table/src/match-store.ts"}}</script>`;

/** The store's own files as a browser takes them: types stripped, nothing else changed. */
function serveSources(): Server {
  return createServer((request, response) => {
    const path = /^\/((?:packages|apps)\/[a-z/-]+\.ts)$/.exec(request.url ?? '')?.[1];
    const file = path === undefined ? undefined : `${root}/${path}`;
    const isThere = file !== undefined && existsSync(file);
    response.writeHead(200, { 'content-type': isThere ? 'text/javascript' : 'text/html' });
    response.end(isThere ? stripTypeScriptTypes(readFileSync(file, 'utf8')) : PAGE);
  });
}

let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = serveSources();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  browser = await sharedBrowser();
}, 120_000);

beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterAll(async () => {
  await leaveBrowser(browser);
  server?.close();
});

/** As text, because the test runner rewrites an import in code. */
const inPage = <T>(code: string): Promise<T> =>
  page.evaluate<T>(`(async () => {
    const { openIndexedDbStore } = await import('/apps/web/src/host/indexed-db-store.ts');
    const { STORE_PROMISES } = await import('/packages/table/testing/store-suite.ts');
    ${code}
  })()`);

test.each(STORE_PROMISES.map(({ name }, index) => ({ name, index })))(
  '$name',
  async ({ index }) => {
    await expect(
      inPage(
        `await STORE_PROMISES[${index}].run(() => openIndexedDbStore('suite')); return 'kept';`,
      ),
    ).resolves.toBe('kept');
  },
);

test('what is written is on the disk before it is answered', async () => {
  const asked = await inPage<string[]>(`
    const asked = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (tables, mode, options) {
      asked.push(mode + ' ' + options?.durability);
      return transaction.call(this, tables, mode, options);
    };
    await STORE_PROMISES[1].run(() => openIndexedDbStore('suite'));
    return asked;`);
  const writes = asked.filter((each) => each.startsWith('readwrite'));
  expect(writes.length).toBeGreaterThanOrEqual(2);
  expect(new Set(writes)).toEqual(new Set(['readwrite strict']));
});

test('a match of the first version of the database opens, and its seed leaves the list', async () => {
  const found = await inPage<{ seed: string; lines: number; list: string }>(`
    await new Promise((resolve, reject) => {
      const request = indexedDB.open('old', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('match', { keyPath: 'id' });
        request.result.createObjectStore('line', { keyPath: ['id', 'seq'] });
        const { transaction } = request;
        transaction.objectStore('match').put({ id: 'a', title: 't', seed: 'secret', lines: 1 });
        transaction.objectStore('line').put({ id: 'a', seq: 1, text: '0 pass' });
      };
      request.onsuccess = () => { request.result.close(); resolve(); };
      request.onerror = () => reject(request.error);
    });
    const store = await openIndexedDbStore('old');
    const kept = await store.load('a');
    return { seed: kept.seed, lines: kept.lines.length, list: JSON.stringify(await store.list()) };`);
  expect(found).toMatchObject({ seed: 'secret', lines: 1 });
  expect(found.list).not.toContain('secret');
});
