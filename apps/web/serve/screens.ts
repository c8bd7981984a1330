// npm run screens            takes the pictures in docs/screens from the built client
// npm run screens -- NAME    only those whose name contains NAME
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { builtClient } from './build.ts';
import { listening, staticServer } from './static-server.ts';
import { packRecord } from '../src/host/link.ts';
import { launchBrowser } from '../../../scripts/browser.ts';
import { root } from '../../../scripts/root.ts';

interface Shot {
  readonly name: string;
  readonly place: string | Position;
  readonly size?: readonly [number, number];
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'nl';
}

/** A recorded match, cut off after so many lines. */
interface Position {
  readonly record: string;
  readonly lines: number;
}

const WIDE = [1600, 1000] as const;
const PHONE = [360, 780] as const;

const LATE_RAILS = { record: 'american-rails/test/fixtures/bots-4.rec', lines: 250 };
const ENDED_RAILS = { record: 'american-rails/test/fixtures/bots-4.rec', lines: 1e6 };

const SHOTS: readonly Shot[] = [
  { name: 'home', place: '/' },
  { name: 'home-dark', place: '/', theme: 'dark' },
  { name: 'home-phone', place: '/', size: PHONE, language: 'nl' },
  { name: 'set-up', place: '/setup/american-rails' },
  { name: 'rules', place: '/rules/amsterdam', language: 'nl' },
  {
    name: 'american-rails-early',
    place: { record: 'american-rails/test/fixtures/bots-4.rec', lines: 45 },
  },
  { name: 'american-rails-late', place: LATE_RAILS },
  { name: 'american-rails-dark', place: LATE_RAILS, theme: 'dark' },
  { name: 'american-rails-phone', place: LATE_RAILS, size: PHONE, language: 'nl' },
  { name: 'american-rails-end', place: ENDED_RAILS },
  ...boards('amsterdam', 'bots-4-strict.rec', 30, 150),
  ...boards('steel-driver', 'bots-4-usa.rec', 40, 170),
  ...boards('train-rails', 'bots-3.rec', 60, 250),
];

/** A game without a drawn board shows its text twin. */
function boards(title: string, file: string, early: number, late: number): readonly Shot[] {
  const at = (lines: number): Position => ({ record: `${title}/test/fixtures/${file}`, lines });
  return [
    { name: `${title}-early`, place: at(early) },
    { name: `${title}-late`, place: at(late) },
    { name: `${title}-dark`, place: at(late), theme: 'dark' },
    { name: `${title}-phone`, place: at(late), size: PHONE, language: 'nl' },
  ];
}

async function placeOf(place: string | Position): Promise<string> {
  if (typeof place === 'string') return place;
  const [header = '', lines = ''] = readFileSync(join(root, 'games', place.record), 'utf8').split(
    '\n\n',
  );
  const rows = lines.split('\n').filter((row) => row !== '');
  const isWhole = place.lines >= rows.length;
  const kept = header.split('\n').filter((row) => isWhole || !row.startsWith('result '));
  const text = [...kept, '', ...rows.slice(0, place.lines), ''].join('\n');
  return `/open/${await packRecord(text)}`;
}

async function shot(browser: Browser, address: string, taken: Shot): Promise<void> {
  const { size: [width, height] = WIDE, theme = 'light', language = 'en' } = taken;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language === 'nl' ? 'nl-NL' : 'en-GB',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${address}#${await placeOf(taken.place)}`);
    await page.getByRole('heading').first().waitFor();
    if (typeof taken.place !== 'string') await page.waitForURL(/#\/table\//);
    await settled(page);
    writeFileSync(join(folder, `${taken.name}.png`), await page.screenshot());
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
  let before = '';
  for (let now = await page.locator('body').innerText(); now !== before;) {
    before = now;
    await page.waitForTimeout(700);
    now = await page.locator('body').innerText();
  }
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
