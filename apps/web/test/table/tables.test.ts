import { readFileSync } from 'node:fs';
import { extend, isRefusal, parseRecord, startMatch, type Line } from '@roundhouse/engine';
import { titleOf, type AnyFace, type AnyGame } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { decideByKeys, moment, openRecord, recordOf, sitDown } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

interface Telling {
  readonly stage: string;
  readonly headlines: readonly string[];
}

/** What every position of a record looks like, worked out here from its lines. */
async function replayed(text: string): Promise<ReadonlyMap<number, Telling>> {
  const record = parseRecord(text);
  const title = titleOf(record.title);
  const rules = await title?.rules();
  const face = await title?.face?.();
  if (!rules || !face) throw new Error(`${record.title} can't be shown`);
  const config = rules.configure(record.config);
  if (isRefusal(config)) throw new Error(config.code);
  const match = startMatch(rules, config, record.match);
  const told = new Map([[0, telling(face, rules.view(match.state, 'all'))]]);
  for (const [index, line] of record.lines.entries()) {
    const step = extend(match, line);
    if (isRefusal(step)) throw new Error(step.code);
    told.set(index + 1, telling(face, rules.view(match.state, 'all')));
  }
  return told;
}

function telling(face: AnyFace, view: AnyGame['view']): Telling {
  const tell = { language: 'en', who: (seat: number) => String(seat + 1) } as const;
  return {
    stage: face.stage(view, tell).now,
    headlines: [...Array(view.config.seats).keys()].map(
      (seat) => face.standing(view, seat, tell).headline,
    ),
  };
}

/** What the page says of the position that it shows. */
function shownOn(page: Page): Promise<Telling> {
  return page.evaluate(() => ({
    stage: document.querySelector('header p')?.textContent ?? '',
    headlines: [...document.querySelectorAll('#players article header > span:has(.unseen)')].map(
      (panel) =>
        [panel.querySelector('.unseen'), panel.querySelector('small')]
          .map((part) => part?.textContent ?? '')
          .join(' ')
          .trim(),
    ),
  }));
}

/** The lines that no later undo took back. */
function standingLines(lines: readonly Line[]): readonly number[] {
  const kept: number[] = [0];
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'undo') while ((kept.at(-1) ?? 0) > line.to) kept.pop();
    kept.push(index + 1);
  }
  return kept;
}

test.each([
  ['american-rails', 'mixed-4-undo'],
  ['amsterdam', 'mixed-2-undo'],
])('time travel shows what a replay gives, in a match with undo: %s', async (title, name) => {
  const text = recordOf(title, name);
  const told = await replayed(text);
  const standing = standingLines(parseRecord(text).lines);
  const page = await openRecord(client, text);
  const scrub = page.getByRole('slider');
  expect(await scrub.getAttribute('max')).toBe(String(standing.length - 1));
  const stride = Math.floor(standing.length / 12);
  for (let at = 0; at < standing.length; at += stride) {
    await scrub.fill(String(at));
    const seq = standing[at] ?? 0;
    await expect.poll(() => shownOn(page), { message: `line ${seq}` }).toEqual(told.get(seq));
  }
  await scrub.fill('3');
  await page.getByRole('button', { name: 'One line on' }).click();
  expect(await shownOn(page)).toEqual(told.get(standing[4] ?? 0));
  await page.context().close();
});

test('a position becomes a link, a file, and a game of its own', async () => {
  const text = recordOf('american-rails', 'by-hand-3');
  const page = await openRecord(client, text);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('slider').fill('40');
  await page.getByRole('button', { name: 'This position' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/open\/[\w-]+\/40$/);

  await page.getByRole('button', { name: 'This position' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(parseRecord(file)).toMatchObject({ lines: parseRecord(text).lines });

  await page.getByRole('button', { name: 'This position' }).click();
  const before = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator('#ask[data-line="40"]').waitFor();
  expect(await moment(page)).toBe('mine');
  await page.context().close();
});

test('behind the curtain there is nothing of anybody’s hand on the page', async () => {
  const context = await client.visitor();
  const page = await sitDown(client, context, 'amsterdam', { persons: ['Mara', 'Joost'] });
  const secrets = new Map<string, readonly string[]>();
  const takeSeat = async (): Promise<string> => {
    const button = page.getByRole('button', { name: /^I am / });
    const name = ((await button.textContent()) ?? '').replace('I am ', '');
    const html = await page.content();
    const leaked = [...secrets.values()].flat().filter((secret) => html.includes(secret));
    expect(leaked, 'behind the curtain').toEqual([]);
    expect(html).not.toContain('Hand of');
    await button.click();
    await page.locator('dialog[aria-labelledby="curtain"]').waitFor({ state: 'detached' });
    return name;
  };
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await moment(page)).toBe('curtain');
    const name = await takeSeat();
    expect(await moment(page)).toBe('mine');
    await page.keyboard.press('2');
    secrets.set(name, await contractsOn(page));
    const others = [...secrets].flatMap(([who, held]) => (who === name ? [] : held));
    const html = await page.content();
    expect(
      others.filter((secret) => html.includes(secret)),
      `as ${name}`,
    ).toEqual([]);
    while ((await moment(page)) === 'mine') await decideByKeys(page, turn);
    await page.locator('[data-hand-over]').click();
  }
  expect([...secrets.values()].every((held) => held.length > 0)).toBe(true);
  await context.close();
});

/** The contracts that the one who looks holds or chooses from, as only a hand names them. */
async function contractsOn(page: Page): Promise<readonly string[]> {
  const groups = page.locator('#words details', { has: page.getByText(/^Contracts/) });
  await groups.first().waitFor();
  return groups
    .locator('[data-place]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place') ?? ''));
}

test('a match that is not there is said so, and the rest goes on', async () => {
  const context = await client.visitor();
  const page = await client.show(context, '/table/nowhere');
  expect(await page.getByRole('main').innerText()).toContain('no such game on this device');
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await context.close();
});

/** Adds up what shifts on a page without anybody having touched it. */
function countShifts(): void {
  const counted = { sum: 0 };
  Object.assign(window, { counted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counted.sum += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift' });
}

const shiftsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() =>
          setTimeout(() => drawn(Reflect.get(Reflect.get(window, 'counted'), 'sum'))),
        ),
      ),
  );

test.each([
  { width: 1600, height: 1000 },
  { width: 360, height: 740 },
])('nothing shifts while bots play, at $width pixels', async ({ width, height }) => {
  const context = await client.visitor({ width, height, settings: { motion: 'quick' } });
  const page = await sitDown(client, context, 'american-rails', { persons: [] });
  await page.evaluate(countShifts);
  await page.waitForFunction(() => Number(document.getElementById('ask')?.dataset['line']) > 90);
  expect(await shiftsOn(page)).toBeLessThan(0.01);
  // The check sees what it looks for.
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('margin-top', '4em'));
  expect(await shiftsOn(page)).toBeGreaterThan(0.01);
  await context.close();
});
