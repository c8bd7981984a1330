/** One browser for all test files of a process, which keeps its modules from file to file (vitest.config.ts). */
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';

let shared: Promise<Browser> | undefined;

/** Started when the first file asks; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const found = await shared?.catch(() => undefined);
  if (found?.isConnected()) return found;
  shared = launchBrowser();
  return shared;
}

/** Closes what was opened in it, and leaves the browser to the files that follow. */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}
