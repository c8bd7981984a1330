/** One browser for all test files of a process, which keeps its modules from file to file (vitest.config.ts). */
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/**
 * No test looks at a picture: the browser has no room for what is not in sight (apps/web/test/unpainted.ts), in pieces
 * so small that hardly anything is painted, and letters are not fitted to pixels. A tenth less for each page.
 */
const UNPAINTED = [
  '--force-gpu-mem-available-mb=0',
  '--default-tile-width=64',
  '--default-tile-height=64',
  '--font-render-hinting=none',
];

/** Tabs of one visitor share a process, and with it what was compiled for the first. */
const TABS_TOGETHER = ['--process-per-site'];

/**
 * No page lives long enough for what is compiled best to be worth it, and more threads that clean up at once only take
 * the cores from others: a sixteenth less, where bots think too.
 */
const SHORT_LIVED = ['--js-flags=--no-turbofan --single-threaded-gc'];

let shared: Promise<Browser> | undefined;

/** Started when the first file asks; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const found = await shared?.catch(() => undefined);
  if (found?.isConnected()) return found;
  shared = launchBrowser([...UNPAINTED, ...TABS_TOGETHER, ...SHORT_LIVED]);
  return shared;
}

/** Closes what was opened in it, and leaves the browser to the files that follow. */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}
