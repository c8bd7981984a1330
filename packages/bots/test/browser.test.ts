/** The same code in a browser's workers as in Node: the same jobs get the same answers there. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { seededRng } from '@roundhouse/engine';
import type { Browser, JSHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../../../scripts/shared-browser.ts';
import { answerJob, type Thought } from '../src/job.ts';
import { levelsOf } from '../src/levels.ts';
import type { Pool } from '../src/pool.ts';
import { newNet } from '../src/train/fit.ts';
import { brain } from './brim/brain.ts';
import { rules, type Brim } from './brim/rules.ts';
import { positions } from './brim/table.ts';

/** A worker as a web client would write it, and a pool of two of them. */
const PAGES: Readonly<Record<string, string>> = {
  '/worker.js': `
    import { seededRng } from '/engine/src/index.ts';
    import { answerJob, levelsOf } from '/bots/src/index.ts';
    import { newNet } from '/bots/src/train/fit.ts';
    import { brain } from '/bots/test/brim/brain.ts';
    const { expert } = levelsOf(brain, newNet([brain.features, 4, 2], seededRng('net')));
    self.onmessage = ({ data: job }) => {
      if (job.seed === 'crash') throw new Error('a crash on purpose');
      self.postMessage({ value: answerJob(expert, job, () => performance.now()) });
    };`,
  '/pool.js': `
    import { Pool } from '/bots/src/index.ts';
    export const pool = new Pool(({ answered, broke }) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => answered(data);
      worker.onerror = ({ message }) => { worker.terminate(); broke(message); };
      return { post: (job) => worker.postMessage(job), end: () => worker.terminate() };
    }, 2);`,
};
const packages = new URL('../../', import.meta.url);

/** Our own files as a browser takes them: types stripped, and the engine's name as its address. */
function scriptAt(path: string): string | undefined {
  const file = new URL(`.${path}`, packages);
  if (!/^\/(?:bots|engine)\/[a-z0-9/-]+\.ts$/.test(path) || !existsSync(file)) return PAGES[path];
  const script = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  return script.replaceAll("'@roundhouse/engine'", "'/engine/src/index.ts'");
}

function serve(): Server {
  return createServer((request, response) => {
    const script = scriptAt(request.url ?? '');
    const type = script === undefined ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': type });
    response.end(script ?? '<!doctype html><title>bots</title>');
  });
}

const jobs = positions(12, 3).map((state, at) => ({
  view: rules.view(state, state.seat),
  legal: rules.legal(state, state.seat),
  seat: state.seat,
  seed: `job ${at}`,
  measure: { iterations: 60 },
  isExplained: true,
}));

describe('in a browser', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  let pool: JSHandle<Pool>;

  beforeAll(async () => {
    server = serve();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    browser = await sharedBrowser();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    pool = await page.evaluateHandle<Pool>(`import('/pool.js').then(({ pool }) => pool)`);
  }, 120_000);

  afterAll(async () => {
    await leaveBrowser(browser);
    server?.close();
  });

  test('an expert gives the answers that it gives in Node, to the last figure', async () => {
    const { expert } = levelsOf(brain, newNet([brain.features, 4, 2], seededRng('net')));
    if (!expert) throw new Error('there is no expert');
    const found = await pool.evaluate(
      (of, asked) => Promise.all(asked.map((job) => of.run(job))),
      jobs,
    );
    expect(found).toEqual(jobs.map((job) => answerJob(expert, job, () => 0)));
  });

  test("it stops by its deadline, and the page's loop stays free meanwhile", async () => {
    const job = { ...jobs[0], measure: { ms: 300 } };
    const { thought, ticks } = await pool.evaluate(async (of, asked) => {
      let count = 0;
      const timer = setInterval(() => count++, 10);
      const answer = await of.run(asked);
      clearInterval(timer);
      return { thought: answer as Thought<Brim>, ticks: count };
    }, job);
    expect(thought.explanation?.playouts).toBeGreaterThan(60);
    expect(ticks).toBeGreaterThan(5);
  });

  test('a worker that crashes is replaced', async () => {
    const [job] = jobs;
    const said = await pool.evaluate(
      async (of, asked) => [
        await of.run({ ...asked, seed: 'crash' }).catch(String),
        await of.run(asked),
      ],
      job,
    );
    expect(said[0]).toContain('a crash on purpose');
    expect(said[1]).toMatchObject({ explanation: { playouts: expect.any(Number) } });
  });
});
