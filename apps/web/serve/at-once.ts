/** Somebody who wants to see what others do at once, for pictures and measurements. */
import type { BrowserContext } from 'playwright-core';

export async function showAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const key = 'roundhouse.settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"pace":"once"}');
  });
}
