/** In the workshop bots try a box in the background: the page goes on, and a stop is a stop. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../change-settings.ts';
import { Client, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';

let client: Client;
let page: Page;
beforeAll(async () => {
  client = await Client.open();
  page = await client.show(
    await client.visitor({ width: 360, height: 740 }),
    '/workshop/steel-driver',
  );
  await page.getByRole('button', { name: 'Low Countries' }).click();
}, OPENING_MS);
afterAll(() => client.close());

const panel = () => page.locator('[data-trial]');
const phase = (): Promise<string | null> => panel().getAttribute('data-trial');
const isPlaying = (): boolean => page.workers().some((worker) => worker.url().includes('trial'));

/** As soon as something is told of it. Runs in the page. */
function stopAtFirstFigure(): Promise<void> {
  return new Promise((done) => {
    const look = new MutationObserver(() => {
      const running = document.querySelector('[data-trial=running]:has(figure)');
      const buttons = [...(running?.querySelectorAll('button') ?? [])];
      const stop = buttons.find(({ textContent }) => textContent === 'Stop');
      if (!stop) return;
      look.disconnect();
      stop.click();
      done();
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

test('a trial run that is stopped stays stopped, with the games that it has', async () => {
  // With six it takes longest.
  await panel().getByText('6', { exact: true }).click();
  // A hundred games may take less than a second: who looks from outside may come when they are over.
  const isStopped = page.evaluate(stopAtFirstFigure);
  await page.getByRole('button', { name: 'Let bots play 100 games' }).click();
  await isStopped;
  const said = (): Promise<string> => panel().locator('output').innerText();
  await expect.poll(said).toMatch(/^Stopped after \d+ of 100 games\.$/);
  const told = await said();
  await expect.poll(isPlaying).toBe(false);
  expect(await phase()).toBe('stopped');
  expect(await said()).toBe(told);
});

test('a hundred games in words and figures, in both languages; a change makes them old', async () => {
  await page.getByRole('button', { name: 'Once more' }).click();
  // The page is alive meanwhile.
  await panel().getByText('5', { exact: true }).click();
  await page.locator('[data-trial=over]').waitFor();
  const said = await panel().innerText();
  expect(said).toContain('100 games played.');
  expect(said).toContain('decisions a game');
  expect(said).toContain('15 of 15 used');
  expect(await panel().locator('figure li').count()).toBe(6);
  expect(await seriousFaults(page)).toEqual([]);
  expect(said).not.toContain('You have changed something');
  await page.locator('input[data-place=name]').fill('Another');
  await panel().getByText('You have changed something since').waitFor();
  await speak(page, 'nl');
  await panel().getByText('beslissingen per partij').first().waitFor();
  expect(await panel().innerText()).toContain('Startgetal ');
});
