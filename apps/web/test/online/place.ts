/** The place as it is on a server: client and tables from one address, and people who come there. */
import { createServer } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { openHouse, type House } from '../../../server/test/visiting.ts';
import { buildName, builtClient } from '../../serve/build.ts';
import { listening, servingFiles } from '../../serve/static-server.ts';
import { Client, type Visit } from '../client.ts';

export interface Place {
  readonly house: House;
  readonly client: Client;
  close(): Promise<void>;
}

/** A salt is in at once where a page is there to add it. */
const GATHER_MS = 10_000;

/** Where the last one was: at the same address, browsers that were left there serve the next, too. */
let port = 0;

/** That port, unless somebody else has taken it since; 0: any. */
async function portAgain(): Promise<number> {
  const trial = createServer();
  const found = await listening(trial, port, '127.0.0.1').catch(() => 0);
  await new Promise((done) => trial.close(done));
  return found;
}

export async function openPlace(given: Parameters<typeof openHouse>[0] = {}): Promise<Place> {
  const folder = await builtClient();
  const build = buildName(folder);
  const files = servingFiles(folder);
  const house = await openHouse({
    port: await portAgain(),
    files,
    gatherMs: GATHER_MS,
    ...(build === undefined ? {} : { build }),
    ...given,
  });
  port = Number(new URL(house.origin).port);
  const client = await Client.atLasting(`${house.origin}/`);
  return {
    house,
    client,
    async close() {
      await client.close();
      await house.close();
    },
  };
}

/** Somebody with a device, all whose requests are written down. */
export interface Caller {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Every address that was asked for, by any of the device's pages. */
  readonly asked: readonly string[];
  readonly faults: readonly string[];
}

export async function caller(client: Client, visit: Visit = {}): Promise<Caller> {
  const context = await client.visitor(visit);
  const asked: string[] = [];
  const faults: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, asked, faults };
}

/** What a seat of this device owes, done as quickly as the server takes it; whether there was anything. */
export async function playOne({ page }: Caller, table: string, seat: number): Promise<boolean> {
  const api = new URL(`/api/tables/${table}`, page.url()).href;
  const answer = await page.request.get(`${api}/steps?eyes=${seat}&count=1`);
  const { steps } = (await answer.json()) as {
    steps: readonly { seq: number; owedSince?: number; legal: readonly string[] }[];
  };
  const step = steps[0];
  if (step?.owedSince === undefined) return false;
  const key = `${table}-${seat}-${step.seq}`.padEnd(22, '-');
  const text = step.legal[(step.seq * 7) % step.legal.length] ?? '';
  const data = { seat, key, owedSince: step.owedSince, text };
  const made = await page.request.post(`${api}/moves`, { data });
  if (!made.ok()) throw new Error(`${text}: ${made.status()} ${await made.text()}`);
  return true;
}

/** The last line that the server has. */
export async function newestLine({ page }: Caller, table: string): Promise<number> {
  const address = new URL(`/api/tables/${table}/steps?eyes=public&count=1`, page.url()).href;
  const { steps } = (await (await page.request.get(address)).json()) as {
    steps: readonly { seq: number }[];
  };
  return steps[0]?.seq ?? -1;
}
