import { launchBrowser } from './scripts/browser.ts';
import { readFileSync } from 'node:fs';
// usage: look.tmp.ts NAME SIZE SCHEME LANG SCRIPTFILE
const [name = 'x', w = '1600', scheme = 'light', lang = 'en', file = ''] = process.argv.slice(2);
const browser = await launchBrowser();
const W = Number(w);
const ctx = await browser.newContext({
  viewport: { width: W, height: W < 500 ? 740 : 1000 },
  colorScheme: scheme as 'light',
  locale: lang === 'nl' ? 'nl-NL' : 'en-US',
  hasTouch: W < 500,
  permissions: ['clipboard-read', 'clipboard-write'],
});
const page = await ctx.newPage();
page.setDefaultTimeout(15000);
page.on('console', (m) => {
  if (m.type() === 'error') console.log('console', m.text());
});
page.on('pageerror', (e) => console.log('pageerror', e.message));
const at = 'http://127.0.0.1:8391/#';
const go = async (p: string) => {
  await page.goto(at + p);
  await page.waitForTimeout(2500);
};
const shot = async (n: string, full = false) => {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/judge/${name}-${n}.png`, fullPage: full });
  console.log('shot', n, page.url().slice(0, 120));
};
const fn = new (Object.getPrototypeOf(async function () {}).constructor)(
  'page',
  'go',
  'shot',
  'ctx',
  'W',
  readFileSync(file, 'utf8'),
);
try {
  await fn(page, go, shot, ctx, W);
} catch (e) {
  console.log(String(e).slice(0, 600));
  await shot('error');
}
await browser.close();
