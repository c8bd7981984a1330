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

/** As soon as a game is over; where all were over before anything was drawn, once more. Runs in the page. */
function stopAfterFirstGame(): Promise<void> {
  return new Promise((done) => {
    const press = (wanted: string): void => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-trial] button')];
      buttons.find(({ textContent }) => textContent === wanted)?.click();
    };
    const look = new MutationObserver(() => {
      const games = document.querySelector<HTMLProgressElement>('[data-trial=running] progress');
      if (games && games.value > 0) {
        look.disconnect();
        press('Stop');
        done();
      } else if (document.querySelector('[data-trial=over]')) press('Once more');
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

test('a trial run that is stopped stays stopped, with the games that it has', async () => {
  // With six it takes longest.
  await panel().getByText('6', { exact: true }).click();
  // A hundred games may take less than a second: who looks from outside may come when they are over.
  const isStopped = page.evaluate(stopAfterFirstGame);
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
