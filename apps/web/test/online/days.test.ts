/** A game over days: who decides beforehand, who comes too late, and who is back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../../../server/test/visiting.ts';
import { OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { caller, openPlace, playOne, type Caller, type Place } from './place.ts';

const DAY = 86_400_000;
let place: Place;
/** How far the clock was turned. */
let turned = 0;
beforeAll(async () => {
  place = await openPlace({ now: () => Date.now() + turned, lookMs: 100 });
}, OPENING_MS);
afterAll(() => place.close());

/** Ann sets a table of Steel Driver for three, at a pace. */
async function setTable(pace: RegExp): Promise<{ ann: Caller; id: string; secret: string }> {
  const ann = await caller(place.client, { settings: { language: 'en', name: 'Ann' } });
  const { page } = ann;
  await page.goto(`${place.client.address}#/friends/steel-driver`);
  await page.getByRole('radio', { name: pace }).check();
  await page.getByRole('radio', { name: /^A bot plays on/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, id = '', secret = ''] = /#\/join\/([\w-]+)\/([\w-]+)$/.exec(link) ?? [];
  return { ann, id, secret };
}

/** Seats 1 and 2 are people whose pages nobody looks at. */
async function guestsAt(id: string, secret: string): Promise<readonly Guest[]> {
  const guests = ['Ben', 'Eve'].map(() => new Guest(place.house.origin));
  for (const [index, guest] of guests.entries()) {
    await guest.ask('sitDown', { table: id, secret, name: index === 0 ? 'Ben' : 'Eve' });
  }
  for (const [index, guest] of guests.entries()) {
    await guest.ask('addSalt', { table: id, seat: index + 1, salt: 'ab' });
  }
  return guests;
}

interface Present {
  readonly seq: number;
  readonly owedSince?: number;
  readonly legal: readonly string[];
}

async function present({ page }: Caller, id: string, seat: number): Promise<Present> {
  const address = new URL(`/api/tables/${id}/steps?eyes=${seat}&count=1`, page.url()).href;
  const { steps } = (await (await page.request.get(address)).json()) as { steps: Present[] };
  return steps[0] ?? { seq: -1, legal: [] };
}

/** A guest says what is wanted, or whatever he can, if it is his turn. */
async function speak(guests: readonly Guest[], id: string, wanted: RegExp): Promise<boolean> {
  for (const [index, guest] of guests.entries()) {
    const seat = index + 1;
    const { steps } = await guest.ask('readSteps', { table: id, eyes: seat, count: 1 });
    const { owedSince, legal, seq } = steps[0] as unknown as Present;
    if (owedSince === undefined) continue;
    const text = legal.find((each) => wanted.test(each)) ?? legal[0] ?? '';
    const key = `${seat}-${seq}`.padEnd(22, '-');
    await guest.ask('act', { table: id, seat, key, owedSince, text });
    return true;
  }
  return false;
}

test('Steel Driver over days: an order is obeyed, time runs out, a bot plays, and hands back to who is there again', async () => {
  const { ann, id, secret } = await setTable(/^By and by.*a day a move/);
  const { page } = ann;
  expect(await page.getByText('a day a move').count()).toBeGreaterThan(0);
  const guests = await guestsAt(id, secret);
  const card = page.locator('article', { has: page.getByRole('heading', { name: /Ann/ }) });
  await card.first().waitFor();
  // Somebody is waited for until a day of the week; nobody is shown seconds.
  await page
    .getByText(/until \w+day/)
    .first()
    .waitFor();
  // Until a guest has opened an auction and it is not Ann who speaks.
  for (let tries = 0; tries < 60; tries += 1) {
    if (await page.locator('[data-beforehand]').isVisible()) break;
    if (!(await speak(guests, id, /^offer/))) await playOne(ann, id, 0);
    await page.waitForTimeout(300);
  }
  await page.locator('[data-beforehand]').click();
  const orders = page.locator('[data-orders]');
  await orders.getByLabel('Your limit').fill('7');
  await orders.getByRole('button', { name: 'Pass for me above 7' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await orders.getByRole('button', { name: 'Pass in this auction' }).click();
  await orders.getByText('Decided: Pass in this auction').waitFor();
  await page.keyboard.press('Escape');
  // The sign says so where the board is.
  expect(await page.locator('[data-beforehand]').innerText()).toBe('Decided: Pass in this auction');
  // She is asked, and has answered some seconds later without being there.
  const asked = async (): Promise<boolean> => (await present(ann, id, 0)).owedSince !== undefined;
  for (let tries = 0; tries < 20 && !(await asked()); tries += 1) {
    if (!(await speak(guests, id, /^(bid|pass)/))) break;
  }
  await expect
    .poll(async () => (await ann.page.request.get(ordersAt(ann, id))).text(), { timeout: 20_000 })
    .toMatch(/passed-already|auction-over/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.waitForTimeout(800);
  // The others play on until it is Ann's turn; then days go by, and a bot plays for her.
  const untilAsked = async (): Promise<void> => {
    for (let tries = 0; tries < 60 && !(await asked()); tries += 1) {
      await speak(guests, id, /^(bid|pass)/);
    }
  };
  await untilAsked();
  await page.locator('[data-plate-clock]', { hasText: /^\w{3},? \d\d:\d\d/ }).waitFor();
  turned += 4 * DAY;
  const mine = page.getByText(/^Your time was up\. \w+ plays for you\.$/);
  await mine.waitFor();
  // A page that lies open has nobody before it; whoever touches it is back.
  await page.waitForTimeout(300);
  expect(await isPlayedFor(ann, id)).toBe(true);
  await page.keyboard.press('Shift');
  await mine.waitFor({ state: 'hidden' });
  expect(await isPlayedFor(ann, id)).toBe(false);
  // So is who was elsewhere and opens the table.
  await page.goto(`${place.client.address}#/`);
  await untilAsked();
  turned += 4 * DAY;
  await expect.poll(() => isPlayedFor(ann, id), { timeout: 20_000 }).toBe(true);
  await page.goto(`${place.client.address}#/room/${id}`);

  await expect.poll(() => isPlayedFor(ann, id), { timeout: 20_000 }).toBe(false);
  expect(ann.faults).toEqual([]);
}, 120_000);

test('a clock that runs low is on the plate of whose turn it is, and said once', async () => {
  const { ann, id, secret } = await setTable(/^Together.*10 minutes each/);
  const { page } = ann;
  await page.setViewportSize({ width: 360, height: 740 });
  const guests = await guestsAt(id, secret);
  const plate = page.locator('[data-plate-clock]');
  await plate.waitFor();
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await present(ann, id, 0)).owedSince !== undefined) break;
    await speak(guests, id, /^(bid|pass)/);
  }
  const said = page.getByRole('status').filter({ hasText: 'left' });
  expect(await said.count()).toBe(0);
  turned += 9 * 60_000 + 20_000;
  // The page hears of the house's clock when it opens the table.
  await page.reload();

  await plate.filter({ hasText: /^\d\d s left$/ }).waitFor();
  expect(await said.allTextContents()).toEqual(['You have a minute left.']);
  expect(ann.faults).toEqual([]);
}, 60_000);

async function isPlayedFor({ page }: Caller, id: string): Promise<boolean> {
  const answer = await page.request.get(new URL(`/api/tables/${id}`, page.url()).href);
  const { table } = (await answer.json()) as { table: { seats: readonly { standIn?: object }[] } };
  return table.seats[0]?.standIn !== undefined;
}

const ordersAt = ({ page }: Caller, id: string): string =>
  new URL(`/api/tables/${id}/seats/0/orders`, page.url()).href;
