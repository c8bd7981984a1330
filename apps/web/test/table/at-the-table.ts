/** Sitting down at a table in a real browser, and playing there by keys alone. */
import { readFileSync } from 'node:fs';
import { formatRecord, parseRecord } from '@roundhouse/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { root } from '../../../../scripts/root.ts';
import type { Client, Visit } from '../client.ts';

/** A recorded match, or as many of its lines as are wanted: then it still runs. */
export function recordOf(title: string, name: string, lines?: number): string {
  const text = readFileSync(`${root}/games/${title}/test/fixtures/${name}.rec`, 'utf8');
  if (lines === undefined) return text;
  const { result: _, seed: __, ...record } = parseRecord(text);
  return formatRecord({ ...record, lines: record.lines.slice(0, lines) });
}

/** From the file of a game to its table. Everybody in it is a person at this device. */
export async function openRecord(client: Client, text: string, visit: Visit = {}): Promise<Page> {
  const context = await client.visitor({ width: 1600, height: 1000, ...visit });
  const page = await client.show(context, '/');
  const file = { name: 'game.rec', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('#ask').waitFor();
  return page;
}

export interface Sitting {
  /** Persons in the first seats; the others are bots that play easily. */
  readonly persons?: readonly string[];
  readonly deal?: string;
}

/** A new match with as few seats as the game allows. */
export async function sitDown(
  client: Client,
  context: BrowserContext,
  title: string,
  { persons = ['Mara'], deal = 'test' }: Sitting = {},
): Promise<Page> {
  const page = await client.show(context, `/setup/${title}`);
  if (persons.length === 0) {
    await page.getByRole('group', { name: 'Who plays seat 1?' }).getByText('Bot').click();
  }
  for (const [seat, name] of persons.entries()) {
    const who = page.getByRole('group', { name: `Who plays seat ${seat + 1}?` });
    await who.getByText('Person here').click();
    await page.getByRole('textbox', { name: `Name, seat ${seat + 1}` }).fill(name);
  }
  await page.getByText('The same deal again').click();
  await page.getByRole('textbox', { name: 'Name of the deal' }).fill(deal);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.locator('#ask').waitFor();
  return page;
}

export type Moment = 'mine' | 'handing' | 'curtain' | 'over';

/** Waits until somebody here has something to do; answers what. */
export async function moment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog[aria-labelledby="curtain"]')) return 'curtain';
    const ask = document.getElementById('ask');
    if (ask?.querySelector('[data-mine="true"]')) return 'mine';
    if (document.querySelector('[aria-labelledby="result"]')) return 'over';
    return ask?.querySelector('[data-hand-over]') ? 'handing' : false;
  });
  return (await found.jsonValue()) as Moment;
}

/** Where the keyboard is: on something to touch, on the button that confirms, or elsewhere. */
function focused(page: Page): Promise<'open' | 'confirm' | 'elsewhere'> {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    if (at?.id === 'confirm' && at.getAttribute('aria-disabled') === 'false') return 'confirm';
    return at?.matches('[data-open="true"], [data-pick]') ? 'open' : 'elsewhere';
  });
}

const MOST_CARDS = 300;
const MOST_TOUCHES = 8;
const LED_ON_MS = 400;

/** To the next place where something may be done, round the list. */
async function goToOpenPlace(page: Page): Promise<void> {
  for (let step = 0; step < MOST_CARDS; step += 1) {
    const isLast = await page.evaluate(() => {
      const last = [...document.querySelectorAll('[data-open="true"]')].at(-1);
      const at = document.activeElement;
      return !last || !at || last === at || (last.compareDocumentPosition(at) & 4) !== 0;
    });
    await page.keyboard.press(isLast ? 'Home' : 'ArrowDown');
    if ((await focused(page)) === 'open') return;
  }
  throw new Error('no place is open');
}

/** One decision: to the board in words, to a place that is open, and on from there with Enter. */
export async function decideByKeys(page: Page, wander: number): Promise<void> {
  const ask = page.locator('#ask');
  const line = await ask.getAttribute('data-line');
  await page.keyboard.press('2');
  await page.waitForFunction(() => document.activeElement?.matches('[data-place]'));
  for (let step = 0; step < wander; step += 1) await page.keyboard.press('ArrowDown');
  if ((await focused(page)) !== 'open') await goToOpenPlace(page);
  for (let touch = 0; touch < MOST_TOUCHES; touch += 1) {
    const before = await page.evaluateHandle(() => document.activeElement);
    const at = await focused(page);
    await page.keyboard.press('Enter');
    if (at === 'confirm') {
      await page.locator(`#ask:not([data-line="${line}"])`).waitFor();
      return;
    }
    // The focus is led on once the touch has been drawn. Where it stays, another place narrows further.
    const isLedOn = await page
      .waitForFunction((card) => card !== document.activeElement, before, { timeout: LED_ON_MS })
      .then(() => true)
      .catch(() => false);
    if (!isLedOn) await goToOpenPlace(page);
  }
  throw new Error(`nothing could be confirmed at line ${line}: ${await ask.innerText()}`);
}
