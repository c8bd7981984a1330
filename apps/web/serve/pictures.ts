// npm run pictures           takes the drawn examples of every rulebook from the built client
// npm run pictures -- NAME   only those of the games whose name contains NAME
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TITLES, type Title } from '@roundhouse/titles';
import { LANGUAGES, USUAL_LANGUAGE, type Language } from '@roundhouse/ui/words';
import type { Browser } from 'playwright-core';
import { builtClient } from './build.ts';
import { listening, staticServer } from './static-server.ts';
import { launchBrowser } from '../../../scripts/browser.ts';

/** Beside the rulebook, as it names them. */
async function take(browser: Browser, address: string, title: Title, language: Language) {
  const rulebook = title.rulebook?.(language);
  if (!rulebook || !title.pictures) return;
  const ending = language === USUAL_LANGUAGE ? '' : `.${language}`;
  const context = await browser.newContext({
    viewport: { width: 1100, height: 900 },
    colorScheme: 'light',
    locale: language,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}#/rules/${title.id}`);
  for (const id of Object.keys((await title.pictures()).pictures)) {
    const picture = page.locator(`[data-picture="${id}"]`);
    await picture.locator('svg').first().waitFor();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const file = new URL(`pictures/${id}${ending}.jpg`, rulebook);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, await picture.screenshot({ type: 'jpeg', quality: 82 }));
    console.log(fileURLToPath(file));
  }
  await context.close();
}

const wanted = process.argv[2] ?? '';
const server = staticServer(await builtClient());
const port = await listening(server, 0, '127.0.0.1');
const browser = await launchBrowser();
try {
  for (const title of TITLES.filter(({ id }) => id.includes(wanted))) {
    for (const language of LANGUAGES) {
      await take(browser, `http://127.0.0.1:${port}/`, title, language);
    }
  }
} finally {
  await browser.close();
  server.close();
}
