// npm run screens            takes the pictures in docs/screens from the built client
// npm run screens -- NAME    only those whose name contains NAME
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { showAtOnce } from './at-once.ts';
import { builtClient } from './build.ts';
import { pathOfRecord, type RecordAt } from './position.ts';
import { SHOTS, type Shot } from './shots.ts';
import { smallPng } from './small-png.ts';
import { listening, staticServer } from './static-server.ts';
import { launchBrowser } from '../../../scripts/browser.ts';
import { root } from '../../../scripts/root.ts';

const PHONES_TO = 600;

async function placeOf(place: string | RecordAt): Promise<string> {
  return typeof place === 'string' ? place : pathOfRecord(place);
}

async function shot(browser: Browser, address: string, taken: Shot): Promise<void> {
  const { size: [width, height] = [1600, 1000], theme = 'light', language = 'en' } = taken;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language,
    reducedMotion: 'reduce',
    hasTouch: width < PHONES_TO,
  });
  try {
    await showAtOnce(context);
    const page = await context.newPage();
    await page.goto(`${address}#${await placeOf(taken.place)}`);
    await page.getByRole('heading').first().waitFor();
    if (typeof taken.place !== 'string') await page.waitForURL(/#\/table\//);
    await settled(page);
    for (const touched of taken.touches ?? []) await touch(page, touched, width < PHONES_TO);
    if (taken.inView !== undefined) await bring(page, taken.inView);
    writeFileSync(join(folder, `${taken.name}.png`), smallPng(await page.screenshot()));
  } finally {
    await context.close();
  }
}

/** Fonts are there, the curtain is up where there was one, and nothing changes any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForLoadState('networkidle');
  const curtain = page.locator('dialog[aria-labelledby=curtain] button').first();
  if ((await curtain.count()) > 0) await curtain.click();
  await still(page);
}

async function still(page: Page): Promise<void> {
  let before = '';
  for (let now = await page.locator('body').innerText(); now !== before;) {
    before = now;
    await page.waitForTimeout(700);
    now = await page.locator('body').innerText();
  }
}

/** The first of them that lies free in sight, by thumb or by mouse, which then goes away again. */
async function touch(page: Page, selector: string, isByThumb: boolean): Promise<void> {
  for (const touched of await page.locator(selector).all()) {
    if (!(await isFree(touched))) continue;
    if (isByThumb) await touched.tap();
    else await touched.click();
    await page.mouse.move(0, 0);
    return still(page);
  }
  throw new Error(`nothing in sight is ${selector}`);
}

function isFree(touched: Locator): Promise<boolean> {
  return touched.click({ trial: true, timeout: 1000 }).then(
    () => true,
    () => false,
  );
}

async function bring(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector);
  await wanted.locator('svg').first().waitFor();
  await wanted.scrollIntoViewIfNeeded();
  await still(page);
}

const folder = join(root, 'docs/screens');
mkdirSync(folder, { recursive: true });
const wanted = process.argv[2] ?? '';
const server = staticServer(await builtClient());
const port = await listening(server, 0, '127.0.0.1');
const browser = await launchBrowser();
try {
  for (const each of SHOTS.filter(({ name }) => name.includes(wanted))) {
    await shot(browser, `http://127.0.0.1:${port}/`, each);
    console.log(`docs/screens/${each.name}.png`);
  }
} finally {
  await browser.close();
  server.close();
}
