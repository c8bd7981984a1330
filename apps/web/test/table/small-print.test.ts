import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../change-settings.ts';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';
import { smallPrint } from './small-print.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

/** Boards with a hand to play from, as they come into view on a phone. */
const BOARDS = [
  ['american-rails', 'bots-4', 389],
  ['amsterdam', 'bots-4-strict', 158],
  ['steel-driver', 'bots-4-usa', 341],
  ['train-rails', 'bots-3', 328],
  ['train-rails', 'bots-2-long', 100],
] as const;
const LEAST = 11;

test.each(BOARDS)(
  '%s: nothing on a phone is too small to be read (%s)',
  async (title, name, at) => {
    const page = await openRecord(client, recordOf(title, name, at), { width: 360, height: 740 });
    if ((await moment(page)) === 'curtain') {
      await page.getByRole('dialog').getByRole('button').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await moment(page);
    for (const language of ['en', 'nl']) {
      await speak(page, language);
      expect(await page.evaluate(smallPrint, LEAST), language).toEqual([]);
    }
    await page.context().close();
  },
);
