/** On the network at home: started for others, found by the code in the terminal, played over plain http. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { qrCode, qrText } from '@roundhouse/ui/qr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAIN_HOST } from '../../../../scripts/browser.ts';
import { named } from '../../../server/test/visiting.ts';
import { builtClient } from '../../serve/build.ts';
import { seriousFaults } from '../serious-faults.ts';
import { Client, OPENING_MS } from '../client.ts';
import { decideByKeys, moment } from '../table/at-the-table.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-lan-'));
let server: ChildProcessByStdio<null, Readable, null>;
let printed = '';
let port = '';

beforeAll(async () => {
  await builtClient();
  const { DATABASE_URL: _, PUBLIC_URL: __, ...env } = process.env;
  const args = [MAIN, '--host', '0.0.0.0', '--port', '0', '--data', folder];
  server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of server.stdout) {
    printed += String(chunk);
    port = /http:\/\/localhost:(\d+)\//.exec(printed)?.[1] ?? '';
    // The code comes last, with the address under it.
    const isWhole = others().length === 0 || printed.trimEnd().endsWith(`:${port}/`);
    if (port !== '' && isWhole && printed.includes('\n')) break;
  }
}, OPENING_MS);
afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** Where phones reach this machine, if they do. */
const others = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal ? address : [],
    ),
  );

test('it prints where it is reached, and a code of it for phones', async () => {
  for (const address of others()) {
    expect(printed).toContain(`http://${address}:${port}/`);
    const page = await fetch(`http://${address}:${port}/`);
    expect(await page.text()).toContain('<title>');
  }
  const codes = others().map((address) => qrText(qrCode(`http://${address}:${port}/`)));
  for (const code of codes.slice(0, 1)) expect(printed).toContain(code);
});

test('a phone comes in over plain http, sits down and plays', async () => {
  const ann = await named(`http://127.0.0.1:${port}`, 'Ann');
  const seats = [{ kind: 'open' } as const, { kind: 'bot', level: 'easy' } as const];
  const game = { title: 'amsterdam', config: { seats: 2 } };
  const { table, secret } = await ann.ask('openTable', { ...game, seats });
  const address = `http://${PLAIN_HOST}:${port}/`;
  const client = await Client.at(address);
  const context = await client.visitor({ settings: { language: 'en' } });
  const faults: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${address}#/join/${table}/${secret}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  // What browsers allow in secure places alone is not there.
  expect(
    await page.evaluate(() => [
      isSecureContext,
      'clipboard' in navigator,
      'serviceWorker' in navigator,
      'subtle' in crypto,
    ]),
  ).toEqual([false, false, false, false]);
  await page.getByRole('button', { name: 'Sit down' }).click();
  expect(await moment(page)).toBe('mine');
  const line = (): Promise<number> => page.locator('#ask').getAttribute('data-line').then(Number);
  const before = await line();
  await decideByKeys(page, 0);
  await expect.poll(line).toBeGreaterThan(before);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'sid', secure: false, httpOnly: true, sameSite: 'Lax' });

  // Passkeys need a secure place; a password does not, and may be folded away.
  await page.goto(`${address}#/me`);
  await page
    .getByText(/password/i)
    .first()
    .waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: /passkey/i, includeHidden: true }).count()).toBe(0);
  // It says what is missing here, until it was read.
  const banner = page.getByRole('complementary', { name: 'On the network at home.' });
  await banner.getByText(/private addresses only.*no passkeys/).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await seriousFaults(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Understood' }).click();
  await banner.waitFor({ state: 'detached' });
  // A link that a page may not copy is there to be marked.
  await page.goto(`${address}#/friends`);
  await page
    .locator('main')
    .getByRole('link', { name: /Amsterdam/ })
    .click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect
    .poll(() => page.locator('input[readonly]').first().inputValue())
    .toMatch(/#\/join\/[\w-]+\/[\w-]+$/);
  expect(faults).toEqual([]);
  await context.close();
  await client.close();
});
