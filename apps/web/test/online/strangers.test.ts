/** People who do not know each other: one opens a table for anybody, another finds it; they talk, and agree to take back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appears, OPENING_MS } from '../client.ts';
import { caller, openPlace, playOne, type Caller, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
}, OPENING_MS);
afterAll(() => place.close());

/** Under which a device keeps it. */
const invitationOf = (id: string): string => `roundhouse.invitation.${id}`;

/** Ann opens a table where anybody may sit down. */
async function openForAll(): Promise<{ ann: Caller; id: string }> {
  const ann = await caller(place.client, { settings: { language: 'en' } });
  const { page } = ann;
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${place.client.address}#/friends/amsterdam`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await page.getByRole('checkbox', { name: /Anybody may join/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/#\/room\//);
  // Nobody yet: nothing is asked for that only somebody could be answered.
  expect(refused).toEqual([]);
  return { ann, id: page.url().split('/').at(-1) ?? '' };
}

test('a stranger finds the table, sits down, talks, and agrees to take back', async () => {
  const { ann, id } = await openForAll();
  const cas = await caller(place.client, {
    width: 360,
    height: 740,
    settings: { language: 'nl' },
  });
  // Who looks for company looks among the games to play with friends, or among the tables.
  await cas.page.goto(`${place.client.address}#/friends`);
  await cas.page.getByRole('link', { name: 'Open tafels' }).waitFor();
  // A screen that was never invited shows the way in all the same: there anybody may join.
  await cas.page.goto(`${place.client.address}#/screen/${id}`);
  await cas.page.getByText('QR-code van de uitnodiging').waitFor();
  // An invitation that was renewed since keeps nobody out either.
  await cas.page.evaluate((key) => localStorage.setItem(key, 'o'.repeat(22)), invitationOf(id));
  await cas.page.goto(`${place.client.address}#/tables`);
  await cas.page.getByRole('link', { name: 'Open tafels' }).click();
  await cas.page.getByRole('link', { name: /Amsterdam.*Ann.*Schuif aan/s }).click();
  await cas.page.getByRole('textbox', { name: 'Je naam' }).fill('Cas');
  await cas.page.getByRole('button', { name: 'Aanschuiven' }).click();
  for (const { page } of [ann, cas]) await appears(page, '#ask');

  // What is said is marked where it is not seen, and read once it is.
  await cas.page.locator('[data-panel=talk]').click();
  await cas.page.getByRole('textbox', { name: 'Zeg iets' }).fill('Hallo <b>Ann</b>');
  await cas.page.getByRole('button', { name: 'Zeg', exact: true }).click();
  const tab = ann.page.getByRole('tab', { name: /Talk/ });
  await tab.getByText('1 not read').waitFor();
  await tab.click();
  const talk = ann.page.getByRole('log', { name: 'Talk' });
  await talk.getByText('Hallo <b>Ann</b>').waitFor();
  expect(await talk.locator('time').first().textContent()).toMatch(/^[012]\d:\d\d$/);
  await expect.poll(() => tab.textContent()).toBe('Talk');
  await ann.page.reload();
  await tab.waitFor();
  await ann.page.getByRole('log', { name: 'Talk' }).waitFor({ state: 'detached' });
  await expect.poll(() => tab.textContent()).toBe('Talk');
  await tab.click();
  await talk.getByText('Hallo <b>Ann</b>').waitFor();
  await ann.page.getByRole('button', { name: 'Report or mute' }).click();
  await ann.page.getByRole('button', { name: 'Report: advertising' }).click();
  await ann.page.getByText('Reported.').waitFor();
  await ann.page.getByRole('button', { name: 'Well played' }).click();
  await cas.page.getByRole('log').getByText('Goed gespeeld').waitFor();
  await cas.page.locator('[data-panel=board]').click();

  // Ann has played since, so that Cas takes nothing back alone.
  const play = async (who: Caller, seat: number): Promise<void> => {
    while (await playOne(who, id, seat));
  };
  await play(ann, 0);
  await play(cas, 1);
  await play(ann, 0);
  await cas.page.getByRole('button', { name: 'Menu' }).click();
  await cas.page.getByRole('button', { name: 'Verder terugnemen' }).click();
  await cas.page.getByRole('button', { name: 'Vraag het de anderen' }).click();
  await cas.page.getByText('Nog niet akkoord: Ann').waitFor();
  // However much is listed and however small the board, the way out of it is in sight.
  await cas.page.setViewportSize({ width: 360, height: 480 });
  const withdraw = cas.page.locator('[data-asking]').getByRole('button');
  const [bottom, board] = await withdraw.evaluate((button) =>
    [button, button.closest('[data-asking]')?.parentElement].map(
      (each) => each?.getBoundingClientRect().bottom ?? 0,
    ),
  );
  expect(bottom).toBeLessThan(board ?? 0);
  const slip = ann.page.locator('[data-asking]');
  await slip.getByText('Agreed so far: Cas').waitFor();
  await slip.getByRole('button', { name: 'Agree' }).click();
  await slip.waitFor({ state: 'detached' });
  await cas.page.locator('[data-asking]').waitFor({ state: 'detached' });
  await ann.page.getByRole('tab', { name: 'Log' }).click();
  await ann.page.locator('#log').getByText('A move was taken back.').waitFor();

  expect([...ann.faults, ...cas.faults]).toEqual([]);
  for (const { context } of [ann, cas]) await context.close();
});
