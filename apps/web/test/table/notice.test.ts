/** An attack that may be answered is announced where it hides nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

/** What the notice lies upon of the train, of the cards and of the piles beside them. */
function hidden(): readonly string[] {
  const notice = document.querySelector('[data-attack]');
  // Who is asked is told by the prompt on a small screen; the others see the notice there too.
  notice?.removeAttribute('data-asked');
  const sign = notice?.getBoundingClientRect();
  if (!sign || sign.height === 0) return ['there is no notice'];
  const selectors = 'section[aria-label="Board"] :is(svg, [data-hand] *)';
  return [...document.querySelectorAll(selectors)]
    .filter((each) => !notice?.contains(each))
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const wide = Math.min(right, sign.right) - Math.max(left, sign.left);
      return wide > 1 && Math.min(bottom, sign.bottom) - Math.max(top, sign.top) > 1;
    })
    .map((each) => each.outerHTML.slice(0, 80));
}

test.each([
  { record: 'bots-3', at: 257, width: 1600, height: 1000 },
  { record: 'bots-2-long', at: 38, width: 1600, height: 1000 },
  { record: 'bots-3', at: 257, width: 1280, height: 800 },
  { record: 'bots-2-long', at: 38, width: 360, height: 740 },
])('$record at $width: the notice of an attack hides nothing', async ({ record, at, ...size }) => {
  const page = await openRecord(client, recordOf('train-rails', record, at), size);
  if ((await moment(page)) === 'curtain') {
    await page.getByRole('dialog').getByRole('button').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await moment(page);
  expect(await page.evaluate(hidden)).toEqual([]);
  await page.context().close();
});
