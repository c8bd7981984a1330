/** A phone beside a screen, in games where all lies open: what is one's own fits, and a tap on it goes on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, lastStep, newKey } from '../../../server/test/visiting.ts';
import { OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { caller, openPlace, playOne, type Caller, type Place } from './place.ts';

let place: Place;
let ann: Caller;
const screens: AsyncGenerator[] = [];
beforeAll(async () => {
  place = await openPlace({ gatherMs: 200 });
  ann = await caller(place.client, {
    width: 360,
    height: 740,
    theme: 'dark',
    settings: { language: 'nl', pace: 'slow' },
  });
  await asked('guests', { name: 'Ann' });
}, OPENING_MS);
afterAll(async () => {
  await place.close();
  await Promise.allSettled(screens.map((screen) => screen.return(undefined)));
});

const asked = async (path: string, data: object) => {
  const answer = await ann.page.request.post(`${place.client.address}api/${path}`, { data });
  return (await answer.json()) as { readonly table: string; readonly secret: string };
};

/** In the page, so that nothing goes on between one look and the next. */
async function tapOnceTold() {
  const told = (): string | undefined =>
    document.querySelector('[data-own-hand] [data-caption]')?.outerHTML;
  while (told() === undefined) await new Promise(requestAnimationFrame);
  const before = told();
  const isSaid = document.body.innerText.includes('Tik op je hand om verder te gaan.');
  document.querySelector<HTMLElement>('[data-own-hand] article')?.click();
  await new Promise(requestAnimationFrame);
  return { before, after: told(), isSaid };
}

test.each(['american-rails', 'steel-driver'])('%s', async (title) => {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
  const { table, secret } = await asked('tables', { title, config: { seats: 3 }, seats });
  const ben = new Guest(place.house.origin);
  await ben.ask('sitDown', { table, secret, name: 'Ben' });
  const screen = ben.watch({ table, eyes: 'public', after: -1, as: 'screen' });
  screens.push(screen);
  void screen.next();
  const { page, faults } = ann;
  await page.goto(`${place.client.address}#/table/~${table}`);
  const hand = page.locator('[data-own-hand]');
  await hand.getByText('Het bord staat op het scherm in het midden.').waitFor();
  await hand.getByRole('heading', { name: 'Ann' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await seriousFaults(page)).toEqual([]);

  // What others do is told there, and there it is gone on from: there is no board to tap.
  const phone = { isTapped: false };
  const tapped = page.evaluate(tapOnceTold).finally(() => (phone.isTapped = true));
  while (!phone.isTapped) {
    await playOne(ann, table, 0);
    const { owedSince = -1, legal } = await lastStep(ben, table, 1);
    const [text] = legal;
    if (text !== undefined) {
      await ben.ask('act', { table, seat: 1, key: newKey(), owedSince, text });
    }
  }
  const { before, after, isSaid } = await tapped;
  expect(isSaid).toBe(true);
  expect(after).not.toBe(before);
  expect(faults).toEqual([]);
});
