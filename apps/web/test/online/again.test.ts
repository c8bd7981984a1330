/** After the end: who is still there is told that another has set the next table, and sits down at it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMoves, twoAt } from '../../../server/test/visiting.ts';
import { appears, OPENING_MS } from '../client.ts';
import { caller, openPlace, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace({ gatherMs: 200 });
}, OPENING_MS);
afterAll(() => place.close());

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
  const kept = page.getByRole('listitem').filter({ hasText: 'Vrijgehouden voor Ben' });
  await kept.getByRole('button', { name: 'Aanschuiven' }).waitFor();
  expect(await page.getByRole('button', { name: 'Aanschuiven' }).count()).toBe(1);
  await page.goBack();
  await onward.click();
  await page.waitForURL(`${place.client.address}#/table/~${next}`);
  await appears(page, '#ask');
  expect((await ben.ask('readTable', { table: next })).table.mine).toEqual([0]);
  expect(faults).toEqual([]);
  await context.close();
});
