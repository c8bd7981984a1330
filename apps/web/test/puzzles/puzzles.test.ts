/** A puzzle on the page, by keys from first to last: asked, answered wrong, answered right, the next, and kept. */
import { bestOf, type Puzzle } from '@roundhouse/bots';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../change-settings.ts';
import { Client, followLink, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { puzzlesOf } from './puzzle-file.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const TITLE = 'american-rails';

/** One in which the answer is not to bid, and its number. */
async function passing(): Promise<{ readonly puzzle: Puzzle; readonly number: number }> {
  const { games } = await puzzlesOf(TITLE);
  const all = games.flatMap(({ puzzles }) => puzzles);
  const at = all.findIndex(
    (one) => bestOf(one) === 'pass' && one.choices[1]?.text.startsWith('bid') === true,
  );
  const puzzle = all[at];
  if (!puzzle) throw new Error('no puzzle asks not to bid');
  return { puzzle, number: at + 1 };
}

const speech = (page: Page) => page.locator('#ask output', { has: page.locator('h2') });

async function answer(page: Page, name: RegExp): Promise<void> {
  await page.locator('#ask [data-pick]', { hasText: name }).first().focus();
  await page.keyboard.press('Enter');
  await page.locator('#confirm[aria-disabled="false"]').focus();
  await page.keyboard.press('Enter');
}

test('a puzzle is answered by keys, explained in both languages, kept and followed by the next', async () => {
  const { puzzle, number } = await passing();
  const [best, second] = puzzle.choices;
  const page = await client.show(await client.visitor(), `/puzzles/${TITLE}/${number}`);
  await speech(page).getByText('Which move is the best?').waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  await answer(page, /^Bid \$/);
  await page.locator('[data-verdict="wrong"]').waitFor();
  expect(await speech(page).innerText()).toMatch(/Not the best: Bid \$\d+.*Try again\./s);
  expect(await page.locator('[data-notice]').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('roundhouse.puzzles.american-rails'))).toBe(
    null,
  );

  await answer(page, /^Pass/);
  await page.locator('[data-verdict="right"]').waitFor();
  const said = await speech(page).innerText();
  expect(said).toContain('Right: Pass.');
  expect(said).toContain(
    `It wins ${best?.wins} of 100 games from here, the next best ${second?.wins}.`,
  );
  await speak(page, 'nl');
  expect(await speech(page).innerText()).toMatch(
    new RegExp(`Goed: Pas\\..*Zo win je ${best?.wins} van de 100 partijen`, 's'),
  );
  expect(await seriousFaults(page)).toEqual([]);
  await speak(page, 'en');

  await page.getByRole('link', { name: 'Next puzzle' }).focus();
  await page.keyboard.press('Enter');
  await speech(page).getByText('Which move is the best?').waitFor();
  expect(page.url()).not.toMatch(new RegExp(`/${number}$`));

  // Kept on the device, over a reload too.
  await client.turnTo(page, '/puzzles');
  const own = page.locator(`section[data-title="${TITLE}"] a[data-solved]`);
  await own.first().waitFor();
  expect(await own.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
    `#/puzzles/${TITLE}/${number}`,
  ]);
  expect(await own.getAttribute('aria-label')).toMatch(/^\d+, solved$/);
  await page.context().close();
});

test('who does not find it is shown it, and that does not count; what is not there is said to be lost', async () => {
  const { number } = await passing();
  const page = await client.show(
    await client.visitor({ width: 360, height: 740 }),
    `/puzzles/${TITLE}/${number}`,
  );
  await answer(page, /^Bid \$/);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await speech(page).getByText('The best move: Pass.').waitFor();
  await page.getByRole('link', { name: 'Next puzzle' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('roundhouse.puzzles.american-rails'))).toBe(
    null,
  );
  for (const place of [`/puzzles/${TITLE}/99999`, `/puzzles/${TITLE}/x`, '/puzzles/chess/1']) {
    await followLink(page, place);
    await page.getByRole('heading', { name: 'This line ends here.' }).waitFor();
  }
  // What somebody else wrote there is no progress, and breaks nothing.
  for (const kept of ['{', '{"seed":1}', 'null']) {
    await page.evaluate(
      (text) => localStorage.setItem('roundhouse.puzzles.american-rails', text),
      kept,
    );
    await client.turnTo(page, '/puzzles');
    await page.locator(`section[data-title="${TITLE}"] a`).first().waitFor();
    expect(await page.locator('a[data-solved]').count()).toBe(0);
  }
  await page.context().close();
});
