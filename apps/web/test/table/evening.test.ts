/** After the end: one's own moves, what was better, charts to read, one's own games, and a picture to share. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../change-settings.ts';
import { Client, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openAnother, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const REVIEW_MS = 180_000;
/** Of what the expert looks through, 0 to 1. */
const WHOLE = 1;

/** A recorded match of bots, in which Mara played a seat. */
function playedByMara(title: string, record: string, level = 'normal', seat = 0): string {
  const text = recordOf(title, record);
  const { seats } = JSON.parse(
    /^config (?<config>.*)$/m.exec(text)?.groups?.['config'] ?? '{}',
  ) as {
    seats: number;
  };
  const sitters = Array.from({ length: seats }, (_, at) =>
    at === seat ? `.seat ${at} person Mara` : `.seat ${at} bot ${level} ${'ABCDEF'[at]}da`,
  );
  return `${text}${sitters.join('\n')}\n`;
}

/** Until the expert has looked so much of it through; `WHOLE`: until all is known. */
async function reviewed(title: string, record: string, part: number): Promise<Page> {
  const page = await openRecord(client, playedByMara(title, record), { isReviewed: true });
  const more = part < WHOLE ? await page.evaluate(haveEnough, part) : 0;
  // What was asked is still answered, and nothing more: of twenty things or so.
  expect(more).toBeLessThan(0.12);
  await page.locator('[data-turns]').waitFor({ timeout: REVIEW_MS });
  return page;
}

/** Stops the expert; answers how much was looked through after that. Runs in the page. */
async function haveEnough(part: number): Promise<number> {
  for (;;) {
    const progress = document.querySelector('progress');
    if (progress && progress.value >= part) {
      const { value } = progress;
      progress.parentElement?.querySelector('button')?.click();
      while (progress.isConnected) await new Promise((resolve) => setTimeout(resolve, 50));
      return progress.value - value;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Whether what was played and what else there was are drawn differently, where they have places: a bid has none. */
async function drawnApart(page: Page): Promise<boolean> {
  const drawing = (): Promise<string[]> =>
    page
      .locator('[data-stage], aside')
      .evaluateAll((parts) => parts.map(({ innerHTML }) => innerHTML));
  const looks = page.locator('[aria-labelledby="result"] article:has([data-side=other]) button');
  await page.getByRole('button', { name: 'Result' }).first().click();
  // What the expert thought is there at once: nobody waits for it twice.
  await page.locator('[data-turns]').waitFor({ timeout: 2000 });
  const count = await looks.count();
  for (let at = 0; at < count; at += 1) {
    await looks.nth(at).click();
    const other = page.locator('[data-study=other]');
    await other.waitFor();
    const played = await drawing();
    await other.click();
    await page.locator('[data-study=other][aria-pressed=true]').waitFor();
    if ((await drawing()).join('') !== played.join('')) return true;
    await page.getByRole('button', { name: 'Result' }).first().click();
  }
  return false;
}

// One is looked through to its end; of the others as much as it takes to find a move that has a place.
test.each([
  ['american-rails', 'by-hand-3', 0.7],
  ['amsterdam', 'by-hand-2', WHOLE],
  ['steel-driver', 'by-hand-usa', 0.4],
  ['train-rails', 'by-hand-3', 0.41],
])(
  '%s: a turning point names both moves and their worth, and shows both on the board',
  async (title, record, part) => {
    const page = await reviewed(title, record, part);
    const end = page.locator('[aria-labelledby="result"]');
    const order = await end
      .locator('[data-own], [data-turns], figure')
      .evaluateAll((all) => all.map((each) => Object.keys(each.dataset)[0] ?? 'figure'));
    // One's own moves first, then the table's, then the charts.
    expect(order.includes('own') || part < WHOLE).toBe(true);
    expect(order.indexOf('turns')).toBeGreaterThan(order.lastIndexOf('own'));
    expect(order.indexOf('figure')).toBeGreaterThan(order.indexOf('turns'));
    const cards = end.locator('[data-turns] article');
    // Where two moves are worth the same nothing turned.
    const figures = await cards.evaluateAll((all) =>
      all.map(({ textContent }) =>
        [...textContent.matchAll(/(\d+) of 100(?! games)/g)].map(([, count]) => Number(count)),
      ),
    );
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.length).toBeLessThanOrEqual(4);
    for (const [played = 0, other = 0] of figures) {
      expect(Math.abs(played - other)).toBeGreaterThanOrEqual(4);
    }
    const card = cards.first();
    const worth = /(win|wins|would win) \d+ of 100/;
    for (const side of ['played', 'other']) {
      await expect.poll(() => card.locator(`[data-side=${side}] b`).textContent()).toMatch(/\S/);
      expect(await card.locator(`[data-side=${side}]`).textContent()).toMatch(worth);
    }
    const names = await card.locator('dd b').allTextContents();
    await card.getByRole('button', { name: 'Look there' }).click();
    await page.locator('#ask').getByText('Looking back').waitFor();
    const moves = page.locator('[data-study]');
    await moves.nth(1).waitFor();
    expect(await moves.locator('b').allTextContents()).toEqual(names);
    expect(await moves.first().getAttribute('aria-pressed')).toBe('true');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'One move on' }).click();
    await moves.first().waitFor({ state: 'detached' });
    expect(await drawnApart(page)).toBe(true);
    await page.context().close();
  },
);

test('moves are stepped on the board, by its arrows and by the keys', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 60));
  const slider = page.getByRole('slider');
  const at = async (): Promise<number> => Number(await slider.inputValue());
  const last = await at();
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect.poll(at).toBe(last - 1);
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect.poll(at).toBe(last - 1);
  await page.locator('#content').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBe(last - 3);
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(last - 2);
  // A slider has its own use for them: one step, not two.
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(last - 1);
  await page.context().close();
});

test.each([360, 1600])('charts are read at any moment, at %d pixels', async (width) => {
  const page = await openRecord(client, recordOf('american-rails', 'bots-4'), {
    width,
    height: 800,
  });
  const figure = page.locator('figure').first();
  const reading = figure.locator('p');
  await reading.waitFor();
  const slider = figure.getByRole('slider');
  await slider.fill('0');
  const first = await reading.textContent();
  await slider.focus();
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowRight');
  const later = await reading.textContent();
  expect(later).not.toBe(first);
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/\d/);
  // Touched, too.
  const box = await figure.locator('svg').boundingBox();
  if (!box) throw new Error('there is no chart');
  await page.mouse.click(box.x + box.width * 0.15, box.y + box.height / 2);
  await expect.poll(() => reading.textContent()).not.toBe(later);
  const letters = await figure
    .locator('svg text')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(letters.length).toBeGreaterThan(5);
  expect(Math.min(...letters)).toBeGreaterThan(13);
  const axes = await figure.locator('svg text').allTextContents();
  expect(axes.some((text) => /^\d+$/.test(text))).toBe(true);
  expect(axes.some((text) => text.includes('185'))).toBe(true);
  await page.context().close();
});

test('my games of a title stand in a row, and who keeps winning is sent on', async () => {
  // The first seat of this record wins.
  const text = playedByMara(
    'american-rails',
    'bots-3',
    'normal',
    winnerOf('american-rails', 'bots-3'),
  );
  const page = await openRecord(client, text);
  const mine = page.locator('[data-my-games]');
  await mine.waitFor();
  expect(await mine.textContent()).toContain('1 game, 1 won');
  expect(await page.locator('[data-nudge]').count()).toBe(0);
  for (let time = 0; time < 2; time += 1) await openAnother(page, text);
  await page.getByText('You won three of the last three against normal: try hard.').waitFor();
  expect(await mine.getByRole('listitem').count()).toBe(3);
  const before = page.url();
  await page.getByRole('button', { name: 'Play against hard' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator('#ask').waitFor();
  // What a player is doing takes the place of what he is, so the table itself is asked.
  const levels = await page.evaluate(async () => {
    const id = location.hash.split('/')[2] ?? '';
    const open = indexedDB.open('roundhouse');
    const base = await new Promise<IDBDatabase>((done) => {
      open.addEventListener('success', () => done(open.result));
    });
    const found = base.transaction('match').objectStore('match').get(id);
    const match = await new Promise<{ sitters: { level?: string }[] } | undefined>((done) => {
      found.addEventListener('success', () => done(found.result));
    });
    return match?.sitters.flatMap(({ level }) => level ?? []);
  });
  expect(levels).toEqual(['hard', 'hard']);
  await page.context().close();
});

function winnerOf(title: string, record: string): number {
  const result = /^result (?<result>.*)$/m.exec(recordOf(title, record))?.groups?.['result'];
  const { places } = JSON.parse(result ?? '{}') as { places: readonly number[] };
  return places.indexOf(1);
}

test('the result is a picture to share, in each language; where the device can share, it is shared', async () => {
  const page = await openRecord(client, playedByMara('amsterdam', 'bots-4-strict'), {
    isAlone: true,
  });
  const pictures: Buffer[] = [];
  for (const language of ['en', 'nl']) {
    await speak(page, language);
    const saved = page.waitForEvent('download');
    await page.locator('[data-share]').click();
    const file = await saved;
    expect(file.suggestedFilename(), language).toMatch(/^amsterdam-.*\.png$/);
    const png = await buffer(await file.createReadStream());
    expect(png.subarray(1, 4).toString(), language).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], language).toEqual([1200, 675]);
    expect(png.length, language).toBeGreaterThan(20_000);
    pictures.push(png);
  }
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
  await openAnother(page, playedByMara('american-rails', 'bots-3'));
  await page.evaluate(() => {
    Object.assign(navigator, { canShare: () => true });
    Object.assign(navigator, {
      share: (data: ShareData) => {
        Object.assign(window, { given: data.files?.[0]?.type });
        return Promise.resolve();
      },
    });
  });
  await page.locator('[data-share]').click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'given'))).toBe('image/png');
  await page.context().close();
});
