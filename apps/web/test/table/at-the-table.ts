/** Sitting down at a table in a real browser, and playing there by keys alone. */
import { readFileSync } from 'node:fs';
import { formatRecord, parseRecord } from '@roundhouse/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { root } from '../../../../scripts/root.ts';
import { packText } from '../../src/host/link.ts';
import { appears, LOOK_MS, type Client, type Visit } from '../client.ts';

/** A recorded match, or as many of its lines as are wanted: then it still runs. */
export function recordOf(title: string, name: string, lines?: number): string {
  const text = readFileSync(`${root}/games/${title}/test/fixtures/${name}.rec`, 'utf8');
  if (lines === undefined) return text;
  const { result: _, seed: __, ...record } = parseRecord(text);
  return formatRecord({ ...record, lines: record.lines.slice(0, lines) });
}

const WIDE = { width: 1600, height: 1000 };

/** A visitor who has opened nothing yet. */
export async function atTheDoor(client: Client, given: Visit = {}): Promise<Page> {
  const visit = { ...WIDE, ...given };
  const left = await client.seatLeft(visit);
  if (left) return left;
  const page = await client.show(await client.visitor(visit), '/tables');
  client.keepSeat(page, visit);
  return page;
}

/** A match of its own, from a record, in a page that is there. Everybody in it is a person at this device. */
export async function openAnother(page: Page, text: string): Promise<void> {
  const before = page.url();
  await page.evaluate(
    (packed) => {
      // Who opens a link again would find the table that it gave before.
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('roundhouse.link.')) localStorage.removeItem(key);
      }
      location.assign(`#/open/${packed}`);
    },
    await packText(text),
  );
  await page.waitForURL((url) => url.href !== before && url.hash.startsWith('#/table/'));
  await appears(page, '#ask');
}

/** The same for a visitor of its own. By a link: home draws four covers, and a table has no use of them. */
export async function openRecord(client: Client, text: string, given: Visit = {}): Promise<Page> {
  const visit = { ...WIDE, ...given };
  const left = await client.seatLeft(visit);
  if (left) {
    await openAnother(left, text);
    return left;
  }
  const page = await (await client.visitor(visit)).newPage();
  await page.goto(`${client.address}#/open/${await packText(text)}`);
  await appears(page, '#ask');
  client.keepSeat(page, visit);
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
  await appears(page, '#ask');
  return page;
}

export type Moment = 'mine' | 'handing' | 'curtain' | 'over';

/** Waits until somebody here has something to do; answers what. */
export async function moment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog[aria-labelledby="curtain"]')) return 'curtain';
      const ask = document.getElementById('ask');
      if (ask?.querySelector('[data-mine="true"]')) return 'mine';
      if (document.querySelector('[aria-labelledby="result"]')) return 'over';
      return ask?.querySelector('[data-hand-over]') ? 'handing' : false;
    },
    undefined,
    { polling: LOOK_MS },
  );
  return (await found.jsonValue()) as Moment;
}

const CURTAIN = 'dialog[aria-labelledby="curtain"]';

/** The next person takes the device over: from the curtain to the board behind it. */
export async function takeOver(page: Page): Promise<void> {
  await appears(page, CURTAIN);
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator(CURTAIN).waitFor({ state: 'detached' });
}

/** From the end of a turn to the curtain in front of the next person. */
export async function handOver(page: Page): Promise<void> {
  await page.locator('[data-hand-over]').click();
  await appears(page, CURTAIN);
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

/** How often one presses the key that leads on to the next open place; 0: there is none below. */
function stepsToOpenPlace(page: Page): Promise<number> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('[data-place]')].filter((place) =>
      place.checkVisibility(),
    );
    const at = places.findIndex((place) => place === document.activeElement);
    const below = places.slice(at + 1);
    return below.findIndex((place) => place.matches('[data-open="true"]')) + 1;
  });
}

/** To the next place where something may be done, round the list. */
async function goToOpenPlace(page: Page): Promise<void> {
  for (let leap = 0; leap < MOST_CARDS; leap += 1) {
    const steps = await stepsToOpenPlace(page);
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
    if (steps === 0) await page.keyboard.press('Home');
    if ((await focused(page)) === 'open') return;
  }
  throw new Error('no place is open');
}

/** The way that is always there: every choice that is left, as a list. */
async function chooseFromAll(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  const isOn = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let step = 0; !(await isOn('[data-all]')); step += 1) {
    if (step > MOST_CARDS) throw new Error('there is no list of all choices');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[data-pick]'));
}

async function goToWords(page: Page): Promise<void> {
  const isThere = () =>
    page.waitForFunction(() => document.activeElement?.matches('[data-place]'), undefined, {
      timeout: 3_000,
    });
  // A page that is being drawn anew may lose the focus again: then the key is pressed once more.
  for (let tries = 0; tries < 10; tries += 1) {
    await page.keyboard.press('2');
    if (await isThere().catch(() => undefined)) return;
  }
  throw new Error('the key does not lead to the board in words');
}

/** To the board in words, to a place that is open, and on from there with Enter, until the move can be confirmed. */
export async function chooseByKeys(page: Page, wander: number): Promise<void> {
  await goToWords(page);
  for (let step = 0; step < wander; step += 1) await page.keyboard.press('ArrowDown');
  if ((await focused(page)) !== 'open') await goToOpenPlace(page);
  for (let touch = 0; touch < MOST_TOUCHES; touch += 1) {
    if ((await focused(page)) === 'confirm') return;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Enter');
    // The focus is led on right after the touch was drawn. Where it stays, another place narrows further.
    const isLedOn = await page.evaluate(async (card) => {
      await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
      return card !== document.activeElement;
    }, before);
    if (isLedOn) continue;
    if (touch === MOST_TOUCHES / 2) await chooseFromAll(page);
    else {
      await goToWords(page);
      if ((await focused(page)) !== 'open') await goToOpenPlace(page);
    }
  }
  throw new Error(`nothing could be confirmed: ${await page.locator('#ask').innerText()}`);
}

/** One decision, by keys alone. */
export async function decideByKeys(page: Page, wander: number): Promise<void> {
  const line = await page.locator('#ask').getAttribute('data-line');
  await chooseByKeys(page, wander);
  await page.keyboard.press('Enter');
  await appears(page, `#ask:not([data-line="${line}"])`);
}
