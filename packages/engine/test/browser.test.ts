import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Browser, JSHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../../../scripts/shared-browser.ts';
import type * as Chance from '../src/chance.ts';
import type * as FastRng from '../src/rng.ts';
import chance from './vectors/chance.json' with { type: 'json' };
import sfc32 from './vectors/sfc32.json' with { type: 'json' };

const source = new URL('../src/', import.meta.url);

/** The engine's own files as a browser takes them: types stripped, nothing else changed. */
function serveEngine(): Server {
  return createServer((request, response) => {
    const name = /^\/([a-z0-9-]+\.ts)$/.exec(request.url ?? '')?.[1];
    if (name === undefined || !existsSync(new URL(name, source))) {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>engine</title>');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(stripTypeScriptTypes(readFileSync(new URL(name, source), 'utf8')));
  });
}

describe('in a browser', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = serveEngine();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    browser = await sharedBrowser();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }, 120_000);

  afterAll(async () => {
    await leaveBrowser(browser);
    server?.close();
  });

  /** The browser's own import: as text, because the test runner rewrites an import in code. */
  const imported = <Module>(name: string): Promise<JSHandle<Module>> =>
    page.evaluateHandle<Module>(`import('/${name}')`);

  test('fair chance gives the known answers', async () => {
    const engine = await imported<typeof Chance>('chance.ts');
    const found = await engine.evaluate(
      ({ seedCommitment, fairDraw, seedFromText }, cases) =>
        cases.map((known) => {
          const rng = fairDraw(known)(known.pool, known.k);
          return {
            seed: seedFromText(known.text),
            commitment: seedCommitment(known.seed),
            picks: known.below.map((n) => rng.below(n)),
          };
        }),
      chance.cases,
    );
    expect(found).toEqual(
      chance.cases.map(({ seed, commitment, picks }) => ({ seed, commitment, picks })),
    );
  });

  test('the fast generator gives its golden vectors', async () => {
    const engine = await imported<typeof FastRng>('rng.ts');
    const found = await engine.evaluate(
      ({ Sfc32 }, cases) =>
        cases.map(({ seed: [a = 0, b = 0, c = 0], words }) => {
          const rng = new Sfc32(a, b, c);
          return words.map(() => rng.word());
        }),
      sfc32.cases,
    );
    expect(found).toEqual(sfc32.cases.map(({ words }) => words));
  });
});
