/**
 * A browser of one's own costs half a second of a core, a page at a table another half: who leaves leaves both to the
 * next visitor, in this file or in one that follows, with nothing stored in them. Who has changed more than can be swept
 * closes them for good.
 */
import type { BrowserContext, CDPSession, Disposable, Page } from 'playwright-core';

/** What a test is told of a page or of a browser. */
const TOLD = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
  'worker',
] as const;

/** Whoever does one of these changes more than can be swept. */
const SPOILING = [
  'addInitScript',
  'addScriptTag',
  'addStyleTag',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

/** So many pages that show the list of tables are kept; more of them would only fill the memory. */
const MOST_PAGES = 6;
/** What does not leave by then is closed. */
const LEAVING_MS = 5_000;

type Media = Parameters<Page['emulateMedia']>[0];
type Size = Readonly<{ width: number; height: number }>;

/** What such a visitor brings along. */
export interface Bringing {
  readonly media: Media;
  readonly size: Size;
  /** Adds the scripts that run before a page's own. */
  readonly scripts: (add: BrowserContext['addInitScript']) => Promise<readonly Disposable[]>;
}

/** One browser, and how it is really done what a test believes to do. */
interface Seat {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly close: () => Promise<void>;
  readonly newPage: () => Promise<Page>;
  readonly addInitScript: BrowserContext['addInitScript'];
  readonly newSession: (page: Page) => Promise<CDPSession>;
  readonly media: Media;
  size: Size;
  scripts: readonly Disposable[];
  isSpoilt: boolean;
  /** Whether nobody sits there. */
  isLeft: boolean;
  /** An empty page that lies there for who opens the first one. */
  empty: Page | undefined;
  /** Of a page that is to stay at the list of tables: for which kind of visitor, and what he has stored. */
  lasting: { readonly page: Page; readonly kind: string; readonly stored: string } | undefined;
}

/** The browsers that visitors of one address have. */
export class Seats {
  readonly #origin: string;
  readonly #all = new Map<BrowserContext, Seat>();

  constructor(address: string) {
    this.#origin = new URL(address).origin;
  }

  /** One that was left, as good as new; undefined: there is none. */
  async takeEmpty({ media, size, scripts }: Bringing): Promise<BrowserContext | undefined> {
    const wanted = JSON.stringify(media);
    const seat = this.#left().find((each) => each.empty && JSON.stringify(each.media) === wanted);
    if (!seat?.empty) return undefined;
    Object.assign(seat, { isLeft: false, size });
    await seat.empty.setViewportSize(size);
    seat.scripts = await scripts(seat.addInitScript);
    return seat.context;
  }

  /** From now on, who closes this browser leaves it here, unless it is not to be handed on. */
  async add(
    context: BrowserContext,
    { media, size, scripts }: Bringing,
    isHandedOn: boolean,
  ): Promise<void> {
    const seat: Seat = {
      context,
      origin: this.#origin,
      close: context.close.bind(context),
      newPage: context.newPage.bind(context),
      addInitScript: context.addInitScript.bind(context),
      newSession: context.newCDPSession.bind(context),
      media,
      size,
      scripts: await scripts(context.addInitScript.bind(context)),
      isSpoilt: !isHandedOn,
      isLeft: false,
      empty: undefined,
      lasting: undefined,
    };
    this.#all.set(context, seat);
    markSpoiling(context, seat);
    context.on('page', (page) => markSpoiling(page, seat));
    context.newPage = () => openPage(seat);
    context.close = () => this.#leave(seat);
  }

  /** A page at the list of tables, where such a visitor sat before. */
  take(kind: string): Page | undefined {
    const seat = this.#left().find(({ lasting }) => lasting?.kind === kind);
    if (seat) seat.isLeft = false;
    return seat?.lasting?.page;
  }

  /** This page itself is left to the next one of the same kind. */
  keep(page: Page, kind: string, stored: string): void {
    const seat = this.#all.get(page.context());
    if (seat) seat.lasting = { page, kind, stored };
  }

  /** Whoever still sits there leaves. */
  async empty(): Promise<void> {
    await Promise.all([...this.#all.values()].map(({ context }) => context.close()));
  }

  /** Nobody comes any more. */
  async close(): Promise<void> {
    await Promise.all([...this.#all.values()].map(({ close }) => close()));
    this.#all.clear();
  }

  #left(): readonly Seat[] {
    return [...this.#all.values()].filter(
      ({ isLeft, empty, lasting }) => isLeft && (empty ?? lasting?.page)?.isClosed() === false,
    );
  }

  async #leave(seat: Seat): Promise<void> {
    if (seat.isLeft) return;
    seat.isLeft = true;
    const pages = this.#left().filter(({ lasting }) => lasting).length;
    if (seat.lasting && pages > MOST_PAGES) seat.isSpoilt = true;
    if (!seat.isSpoilt && (await isSwept(seat).catch(() => false))) return;
    this.#all.delete(seat.context);
    await seat.close();
  }
}

async function openPage(seat: Seat): Promise<Page> {
  const { empty } = seat;
  seat.empty = undefined;
  if (empty) return empty;
  const page = await seat.newPage();
  // The browser itself has the size of who came first.
  const { width, height } = page.viewportSize() ?? {};
  if (width !== seat.size.width || height !== seat.size.height) {
    await page.setViewportSize(seat.size);
  }
  return page;
}

function markSpoiling(target: BrowserContext | Page, seat: Seat): void {
  for (const name of SPOILING) {
    const real = Reflect.get(target, name) as ((...given: unknown[]) => unknown) | undefined;
    if (!real) continue;
    Reflect.set(target, name, (...given: unknown[]): unknown => {
      seat.isSpoilt = true;
      return real.apply(target, given);
    });
  }
}

/** Whether the next one finds nothing of the last. */
async function isSwept(seat: Seat): Promise<boolean> {
  const { context, lasting, media, origin } = seat;
  const page = lasting?.page ?? context.pages()[0];
  if (!page || page.isClosed() || new URL(page.url()).origin !== origin) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const target of [context, page]) {
    for (const name of TOLD) target.removeAllListeners(name);
  }
  await page.emulateMedia({ forcedColors: 'none', ...media });
  // A pointer that still lay there would have what comes next glow below it.
  await page.mouse.move(-1, -1);
  if (lasting) await sweepLasting(page, lasting.stored);
  else await sweepAll(seat, page);
  return true;
}

async function sweepLasting(page: Page, stored: string): Promise<void> {
  await page.evaluate(() => location.assign('#/tables'));
  await page.locator('#content h1').waitFor({ timeout: LEAVING_MS });
  await page.evaluate(forget, stored);
}

/** The page is empty then. What was fetched stays: that is what makes the next visit cheap. */
async function sweepAll(seat: Seat, page: Page): Promise<void> {
  const { context, origin } = seat;
  for (const script of seat.scripts) await script.dispose();
  // By the page itself: whatever comes next there needs no new process.
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
    location.replace('about:blank');
  });
  await page.waitForURL('about:blank', { timeout: LEAVING_MS });
  await context.clearPermissions();
  await context.clearCookies();
  const session = await seat.newSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  seat.empty = page;
}

/** Everything that a browser keeps but the settings, which are as they were. Runs in the page. */
async function forget(stored: string): Promise<void> {
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
}
