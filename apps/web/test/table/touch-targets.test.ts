/** What can be touched on a phone is wide enough for a finger. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

/** Hands, the fullest that the records have among them. */
const HANDS = [
  ['amsterdam', 'hoarding-4-assisted', 123],
  ['amsterdam', 'bots-4-strict', 141],
  ['amsterdam', 'bots-3-assisted', 69],
  ['train-rails', 'bots-3', 328],
  ['train-rails', 'bots-2-long', 100],
] as const;
const FINGER = 44;

test.each(HANDS)('%s: cards of a hand on a phone (%s)', async (title, name, at) => {
  const page = await openRecord(client, recordOf(title, name, at), { width: 360, height: 740 });
  if ((await moment(page)) === 'curtain') {
    await page.getByRole('dialog').getByRole('button').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await moment(page);
  const cards = page.locator('button[data-hand]:visible');
  await expect.poll(() => cards.count()).toBeGreaterThan(2);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const free = await card.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isHit = (x: number, y: number): boolean =>
        button.contains(document.elementFromPoint(x, y));
      const hits = (from: number, to: number, isFree: (at: number) => boolean): number =>
        Array.from({ length: Math.round(to - from) }, (_, step) => from + step + 0.5).filter(isFree)
          .length;
      return {
        wide: hits(left, right, (x) => isHit(x, (top + bottom) / 2)),
        high: hits(top, bottom, (y) => isHit((left + right) / 2, y)),
      };
    });
    const which = `${await card.getAttribute('data-hand')}: ${free.wide} x ${free.high}`;
    expect(Math.min(free.wide, free.high), which).toBeGreaterThanOrEqual(FINGER);
  }
  await page.context().close();
});
