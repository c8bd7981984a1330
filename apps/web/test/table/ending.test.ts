/** What a game itself has to say at its end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../change-settings.ts';
import { Client, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { atTheDoor, openAnother, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

test('contracts are turned up one by one, and nobody hears who won before', async () => {
  const page = await atTheDoor(client);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAnother(page, recordOf('amsterdam', 'bots-4-strict'));
  const reckoning = page.getByRole('dialog', { name: 'The game is over' });
  await reckoning.waitFor();
  const dark = page.getByLabel('A contract, face down');
  const before = await dark.count();
  expect(before).toBeGreaterThan(4);
  expect(await page.getByText('wins.').count()).toBe(0);
  await reckoning.getByRole('button', { name: 'Turn up the next one' }).click();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[aria-label="A contract, face down"]').length < count,
    before,
  );
  expect(await seriousFaults(page)).toEqual([]);
  await reckoning.getByRole('button', { name: 'Show everything' }).click();
  await page.getByText('Carla wins.').waitFor();
  expect(await dark.count()).toBe(0);
  await page.context().close();
});

/** What is wider than its own part of the page, so that it has to be moved sideways. */
function widerThanItsRoom(): readonly string[] {
  const end = document.querySelector('[aria-labelledby="result"]');
  const moved = [...(end?.querySelectorAll('*') ?? [])].filter(
    (each) => each.checkVisibility() && getComputedStyle(each).overflowX === 'auto',
  );
  return [...(end ? [end] : []), ...moved]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((each) => `${each.tagName} ${each.className}`);
}

test.each([
  [
    'american-rails',
    'bots-4',
    { en: 'Dividends and portfolios', nl: 'Dividenden en portefeuilles' },
  ],
  [
    'amsterdam',
    'bots-4-strict',
    { en: 'Contracts and bonus cards', nl: 'Contractkaarten en bonuskaarten' },
  ],
  ['steel-driver', 'bots-4-usa', { en: 'The final settlement', nl: 'De eindafrekening' }],
  ['train-rails', 'bots-4', { en: 'The race to the seats', nl: 'De race om de stoelen' }],
])('%s tells its end in its own way, on a phone too', async (title, record, says) => {
  // Names are as long as they may be.
  const named = [0, 1].map((seat) => `.seat ${seat} person Wilhelminaoosterwouden${seat + 1}`);
  const text = recordOf(title, record).replace('\n\n', `\n\n${named.join('\n')}\n`);
  const page = await openRecord(client, text, { width: 360, height: 780 });
  for (const [language, name] of Object.entries(says)) {
    await speak(page, language);
    await page.getByRole('heading', { name }).waitFor();
    expect(await page.evaluate(widerThanItsRoom), language).toEqual([]);
    expect(await seriousFaults(page), language).toEqual([]);
  }
  await page.context().close();
});
