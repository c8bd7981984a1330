/** How long it takes from a confirmed move to the picture with it: in a real browser, on a late board. */
import type { CDPSession, Page } from 'playwright-core';

export interface Painted {
  /** From the touch to the picture, by the clock. */
  readonly wall: number;
  /** What the page itself worked for it. */
  readonly busy: number;
}

/** Makes moves at the table that is open, as many as are wanted or as there are. */
export async function movesToPaint(page: Page, wanted: number): Promise<readonly Painted[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const painted: Painted[] = [];
  while (painted.length < wanted && (await isAsked(page))) {
    await choose(page);
    const before = await busySeconds(session);
    const wall = await confirm(page);
    painted.push({ wall, busy: (await busySeconds(session)) * 1000 - before * 1000 });
  }
  return painted;
}

/** Gives the device on where that is wanted. False: the game is over. */
async function isAsked(page: Page): Promise<boolean> {
  for (;;) {
    const found = await page.waitForFunction(() => {
      if (document.querySelector('dialog[aria-labelledby="curtain"]')) return 'curtain';
      if (document.querySelector('#ask [data-mine="true"]')) return 'asked';
      if (document.querySelector('[data-hand-over]')) return 'handing';
      return document.querySelector('[aria-labelledby="result"]') ? 'over' : false;
    });
    const moment = await found.jsonValue();
    if (moment === 'asked' || moment === 'over') return moment === 'asked';
    const curtain = page.locator('dialog[aria-labelledby="curtain"]');
    if (moment === 'handing') {
      await page.locator('[data-hand-over]').click();
      await curtain.waitFor();
    }
    await curtain.getByRole('button').click();
    await curtain.waitFor({ state: 'detached' });
  }
}

const MOST_TOUCHES = 8;

/** Whatever stands first in the strip, until one action is left and its preview is there. */
async function choose(page: Page): Promise<void> {
  const ask = page.locator('#ask');
  const picks = ask.locator('[data-pick]:visible');
  for (let touch = 0; touch < MOST_TOUCHES; touch += 1) {
    if ((await page.locator('#confirm[aria-disabled="false"]').count()) > 0) return;
    if ((await picks.count()) === 0) await ask.locator('[data-all]').click();
    await picks.first().click();
  }
  throw new Error(`nothing can be confirmed: ${await ask.innerText()}`);
}

function confirm(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('the move was not painted within 20 seconds')), 20_000);
        const ask = document.getElementById('ask');
        const line = ask?.dataset['line'];
        const begun = performance.now();
        const changed = new MutationObserver(() => {
          if (document.getElementById('ask')?.dataset['line'] === line) return;
          changed.disconnect();
          // A task of its own after the frame: by then it is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - begun));
            port1.start();
            port2.postMessage(undefined);
          });
        });
        changed.observe(document.body, { attributes: true, subtree: true, childList: true });
        document.getElementById('confirm')?.click();
      }),
  );
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** The value that so many in a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
