/**
 * A page costs a second of a core, the next table in it a fifth of that: who leaves a table that was opened from a
 * record leaves the page to the next one of the same kind, with nothing stored in it.
 */
import type { BrowserContext, Page } from 'playwright-core';

/** What a test is told of a page. */
const TOLD = ['console', 'dialog', 'download', 'pageerror', 'request', 'response'] as const;

/** Whoever does one of these changes more than can be swept. */
const SPOILING = [
  'addInitScript',
  'addScriptTag',
  'addStyleTag',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'setOffline',
] as const;

type Media = Parameters<Page['emulateMedia']>[0];

/** The pages of one client that were left, by the kind of visitor who sat there. */
export class Seats {
  readonly #left = new Map<string, Page[]>();

  /** One that was left; undefined: there is none. */
  take(kind: string): Page | undefined {
    return this.#left.get(kind)?.pop();
  }

  /** From now on, who closes the browser of this page leaves it here; those who spoil it close it for good. */
  keep(page: Page, kind: string, media: Media, stored: string): void {
    const context = page.context();
    const close = context.close.bind(context);
    const state = { isSpoilt: false };
    for (const target of [context, page]) markSpoiling(target, state);
    context.close = async () => {
      if (this.#left.get(kind)?.includes(page)) return;
      const isSwept =
        !state.isSpoilt && (await isSweptClean(page, media, stored).catch(() => false));
      if (isSwept) this.#left.set(kind, [...(this.#left.get(kind) ?? []), page]);
      else await close();
    };
  }
}

function markSpoiling(target: BrowserContext | Page, state: { isSpoilt: boolean }): void {
  for (const name of SPOILING) {
    const real = Reflect.get(target, name) as ((...given: unknown[]) => unknown) | undefined;
    if (!real) continue;
    Reflect.set(target, name, (...given: unknown[]): unknown => {
      state.isSpoilt = true;
      return real.apply(target, given);
    });
  }
}

/** Whether the next one finds nothing of the last. */
async function isSweptClean(page: Page, media: Media, stored: string): Promise<boolean> {
  if (page.isClosed() || page.context().pages().length > 1) return false;
  for (const name of TOLD) page.removeAllListeners(name);
  await page.emulateMedia({ forcedColors: 'none', ...media });
  // A pointer that still lay there would have what comes next glow below it.
  await page.mouse.move(-1, -1);
  await page.evaluate(() => location.assign('#/tables'));
  const heading = page.locator('#content h1');
  await heading.waitFor();
  return page.evaluate(forget, stored);
}

/** Everything that a browser keeps but the settings, which are as they were. Runs in the page. */
async function forget(stored: string): Promise<boolean> {
  const key = 'roundhouse.settings';
  sessionStorage.clear();
  for (const each of Object.keys(localStorage)) {
    if (each !== key) localStorage.removeItem(each);
    if (each !== key) dispatchEvent(new StorageEvent('storage', { key: each, newValue: null }));
  }
  localStorage.setItem(key, stored);
  dispatchEvent(new StorageEvent('storage', { key, newValue: stored }));
  for (const { name = '' } of await indexedDB.databases()) {
    const open = indexedDB.open(name);
    const base = await new Promise<IDBDatabase>((done) => {
      open.addEventListener('success', () => done(open.result));
    });
    const stores = [...base.objectStoreNames];
    const change = stores.length > 0 ? base.transaction(stores, 'readwrite') : undefined;
    for (const store of stores) change?.objectStore(store).clear();
    await new Promise((done) => {
      if (change) change.addEventListener('complete', done);
      else done(undefined);
    });
    base.close();
  }
  return true;
}
