/** After the end: who is still there is told that another has set the next table, and sits down at it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastStep, playMoves, twoAt, type Guest } from '../../../server/test/visiting.ts';
import { appears, OPENING_MS } from '../client.ts';
import { caller, openPlace, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace({ gatherMs: 200 });
}, OPENING_MS);
afterAll(() => place.close());

/** In the page: how each kind of card of the own hand lies there. */
function lookAtHand(): string[] {
  const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [stage, sign] = [rectOf('[data-stage]'), rectOf('[data-beforehand]')];
  if (!stage || !sign) return ['missing'];
  const cards = [...document.querySelectorAll('[data-hand]')];
  const drawn = cards.map((card) => card.getBoundingClientRect()).filter(({ width }) => width > 0);
  return drawn.map(({ left, right, top, bottom }) => {
    if (top < stage.top || bottom > stage.bottom) return 'cut off';
    const isBeside = right <= sign.left || left >= sign.right;
    return isBeside || bottom <= sign.top || top >= sign.bottom ? 'whole' : 'covered';
  });
}

/** How many kinds of cards he holds: which ones he drew is chance. */
async function kindsInHand(guest: Guest, table: string): Promise<number> {
  const { view } = await lastStep(guest, table, 0);
  const { seats } = view as { readonly seats: readonly { readonly hand: readonly number[] }[] };
  return seats[0]?.hand.filter((count) => count > 0).length ?? 0;
}

test('one asks for another game, and the other finds his seat there', async () => {
  const { ann, ben, table } = await twoAt(place.house.origin);
  const isOver = async () => (await ann.ask('readTable', { table })).table.phase === 'over';
  while (!(await isOver())) await playMoves([ann, ben], table, 1);
  const { page, context, faults } = await caller(place.client, {
    width: 360,
    height: 740,
    settings: { language: 'nl' },
  });
  const [name = '', value = ''] = ben.cookie.split('=');
  await context.addCookies([{ name, value, url: place.client.address }]);
  await page.goto(`${place.client.address}#/table/~${table}`);
  await page.getByRole('button', { name: 'Nog een keer, iedereen schuift een stoel op' }).waitFor();

  const { table: next } = await ann.ask('rematch', { table });
  const onward = page.getByRole('button', { name: 'De volgende tafel staat klaar: schuif aan' });
  await onward.waitFor();
  // Who comes by his list of games finds the seat that is kept for him, too.
  await page.goto(`${place.client.address}#/room/${next}`);
  const kept = page.getByRole('listitem').filter({ hasText: 'Vrijgehouden voor jou' });
  await kept.getByRole('button', { name: 'Aanschuiven' }).waitFor();
  expect(await page.getByRole('button', { name: 'Aanschuiven' }).count()).toBe(1);
  await page.getByText('Er is een stoel voor jou vrijgehouden. Zit de laatste').waitFor();
  await page.goto(`${place.client.address}#/tables`);
  await page.getByRole('link').filter({ hasText: 'Vrijgehouden voor jou' }).waitFor();
  // Whoever follows the invitation all the same sits down there; nobody is told that the table is full.
  await page.goto(`${place.client.address}#/join/${next}`);
  await page.getByRole('button', { name: 'Aanschuiven als Ben' }).waitFor();
  await page.goto(`${place.client.address}#/table/~${table}`);
  await onward.click();
  await page.waitForURL(`${place.client.address}#/table/~${next}`);
  await appears(page, '#ask');
  expect((await ben.ask('readTable', { table: next })).table.mine).toEqual([0]);
  // While she is waited for, what he may do meanwhile lies over none of his cards.
  await playMoves([ben, ann], next, 14);
  while ((await lastStep(ben, next, 0)).owedSince !== undefined) await playMoves([ben], next, 1);
  await page.locator('[data-beforehand]').waitFor();
  const kinds = await kindsInHand(ben, next);
  await page
    .locator('[data-hand]')
    .nth(kinds - 1)
    .waitFor();
  expect(await page.evaluate(lookAtHand)).toEqual(Array.from({ length: kinds }, () => 'whole'));
  expect(faults).toEqual([]);
  await context.close();
});
