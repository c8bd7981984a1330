// node scripts/icons.ts    makes the PNG icons of the client from the drawn ones
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './browser.ts';
import { root } from './root.ts';

const folder = join(root, 'apps/web/public/icons');
const ICONS = [
  { drawing: 'icon.svg', file: 'icon-192.png', size: 192 },
  { drawing: 'icon.svg', file: 'icon-512.png', size: 512 },
  { drawing: 'icon-maskable.svg', file: 'icon-maskable-512.png', size: 512 },
  { drawing: 'icon-maskable.svg', file: 'apple-touch-icon.png', size: 180 },
];

const browser = await launchBrowser();
try {
  for (const { drawing, file, size } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = readFileSync(join(folder, drawing), 'utf8');
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    writeFileSync(join(folder, file), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
