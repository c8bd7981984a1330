/** One browser for all tests of a run: started when the first of them asks, closed after the last. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser.ts';

/** Called by vitest, in its own process: those of the tests come and go with each file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let serving: Promise<BrowserServer> | undefined;
  const started = async (): Promise<BrowserServer> => {
    const browser = await serveBrowser();
    // One that broke is replaced for those who ask after that.
    browser.once('close', () => (serving = undefined));
    return browser;
  };
  const desk = createServer(async (_, response) => {
    try {
      response.end((await (serving ??= started())).wsEndpoint());
    } catch (error) {
      serving = undefined;
      response.statusCode = 500;
      response.end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((listening) => desk.listen(0, '127.0.0.1', listening));
  project.provide('browserDesk', `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`);
  return async () => {
    await (await serving)?.close();
    desk.close();
  };
}
