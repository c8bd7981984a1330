/** The built client in a real browser, for tests: served on loopback, one context a visitor. */
import { text } from 'node:stream/consumers';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { sharedBrowser } from '../../../scripts/shared-browser.ts';
import { builtClient } from '../serve/build.ts';
import { listening, staticServer } from '../serve/static-server.ts';
import { Seats, type Bringing } from './seats.ts';
import { leaveUnpainted } from './unpainted.ts';

/** The client may have to be built first, and another test may be building it. */
export const OPENING_MS = 300_000;

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 120_000;

export interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** What the visitor has set; the rest is as at a first visit. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the place is kept for days without a network: that costs more than a whole page. */
  readonly isKept?: boolean;
  /** Whether the expert looks through a game that is over: that takes seconds, and few tests are about it. */
  readonly isReviewed?: boolean;
  /** Whether the test changes the page itself, or must be the first there: nobody came before it, nobody comes after. */
  readonly isAlone?: boolean;
}

const sizeOf = ({ width = 1280, height = 900 }: Visit) => ({ width, height });

const mediaOf = ({ theme = 'light', settings = {} }: Visit) =>
  ({
    colorScheme: theme,
    reducedMotion: settings['motion'] === undefined ? 'reduce' : 'no-preference',
  }) as const;

/** What is stored at a first visit. */
const storedOf = ({ settings }: Visit): string => JSON.stringify({ pace: 'once', ...settings });

/** What can't be changed of a page. */
const kindOf = ({ theme, settings, isKept, isReviewed }: Visit): string =>
  JSON.stringify({ theme, settings, isKept, isReviewed });

const bringing = (visit: Visit): Bringing => ({
  media: mediaOf(visit),
  size: sizeOf(visit),
  scripts: async (add) => [
    await add((text) => {
      const key = 'roundhouse.settings';
      // A tab that is still empty has no storage.
      if (location.protocol === 'about:') return;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }, storedOf(visit)),
    ...(visit.isReviewed ? [] : [await add(leaveUnasked)]),
  ],
});

let served: Promise<string> | undefined;

/** One for all files of a process: of an address that stays the same, what was fetched is there. */
async function serve(): Promise<string> {
  const server = staticServer(await builtClient());
  const port = await listening(server, 0, '127.0.0.1');
  server.unref();
  return `http://127.0.0.1:${port}/`;
}

/** By address, for those to which a later file may come back. */
const lasting = new Map<string, Seats>();

function lastingSeats(address: string): Seats {
  const seats = lasting.get(address) ?? new Seats(address);
  lasting.set(address, seats);
  return seats;
}

export class Client {
  readonly #browser: Browser;
  readonly #seats: Seats;
  #turns = 0;
  readonly address: string;

  private constructor(browser: Browser, address: string, seats: Seats) {
    this.#browser = browser;
    this.#seats = seats;
    this.address = address;
  }

  static async open(): Promise<Client> {
    served ??= serve();
    return Client.atLasting(await served);
  }

  /** Where somebody else serves it. */
  static async at(address: string): Promise<Client> {
    return new Client(await sharedBrowser(), address, new Seats(address));
  }

  /** Where others serve it, too, when this one is done. */
  static async atLasting(address: string): Promise<Client> {
    return new Client(await sharedBrowser(), address, lastingSeats(address));
  }

  async close(): Promise<void> {
    if (lasting.has(this.address)) await this.#seats.empty();
    else await this.#seats.close();
  }

  /**
   * Somebody with nothing stored. Unless it was set there is no motion, and what others do lies there at once: pages
   * are still when they are there.
   */
  async visitor(visit: Visit = {}): Promise<BrowserContext> {
    const left = isHandedOn(visit) ? await this.#seats.takeEmpty(bringing(visit)) : undefined;
    if (left) return left;
    const context = await this.#browser.newContext({
      viewport: sizeOf(visit),
      locale: 'en-GB',
      serviceWorkers: visit.isKept ? 'allow' : 'block',
      ...mediaOf(visit),
    });
    context.setDefaultTimeout(PATIENCE_MS);
    leaveUnpainted(context);
    await this.#seats.add(context, bringing(visit), isHandedOn(visit));
    return context;
  }

  /** Where such a visitor sat before, at the list of tables; undefined: nobody has left yet. */
  async seatLeft(visit: Visit): Promise<Page | undefined> {
    const page = isHandedOn(visit) ? this.#seats.take(kindOf(visit)) : undefined;
    await page?.setViewportSize(sizeOf(visit));
    return page;
  }

  /** The next one of the same kind may have it, once this one is gone. */
  keepSeat(page: Page, visit: Visit): void {
    this.#seats.keep(page, kindOf(visit), storedOf(visit));
  }

  /** A new tab of a visitor at a place, when its heading is there. */
  async show(context: BrowserContext, place: string): Promise<Page> {
    const page = await context.newPage();
    await this.turnTo(page, place);
    return page;
  }

  /** The same in a tab that is there: what it showed before is gone. A new tab costs three times as much. */
  async turnTo(page: Page, place: string): Promise<void> {
    this.#turns += 1;
    // Of one address only the part behind the sign would change; by way of an empty tab it would be a new process.
    const anew = page.url() === 'about:blank' ? '' : `?turn=${this.#turns}`;
    await page.goto(`${this.address}${anew}#${place}`);
    await appears(page, 'h1, h2, h3');
  }
}

/** A service worker outlives what can be swept. */
const isHandedOn = ({ isAlone, isKept }: Visit): boolean => !isAlone && !isKept;

/** By a link of the page that is there: no script comes anew, and what it showed before is gone. */
export async function followLink(page: Page, place: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    location.assign(`#${to}`);
  }, place);
  await appears(page, 'h1:not([data-left])');
}

/** Looking at every picture would have the browser draw pictures for nothing else. */
export const LOOK_MS = 30;

/** Waits until something is there to be seen. The driver looks but twice a second at what does not come at once. */
export async function appears(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll(wanted)].some((each) => each.checkVisibility()),
    selector,
    { polling: LOOK_MS },
  );
}

/** The question stays open, as with an expert who is still thinking. Runs in the page. */
function leaveUnasked(): void {
  const ask = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function post(this: Worker, message: unknown) {
    const isReview = (message as { call?: string } | undefined)?.call === 'review';
    if (!isReview) ask.call(this, message);
  };
}

/** What a page gave to be saved. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}
