/** The built client in a real browser, for tests: served on loopback, one context a visitor. */
import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { sharedBrowser } from '../../../scripts/shared-browser.ts';
import { builtClient } from '../serve/build.ts';
import { listening, staticServer } from '../serve/static-server.ts';

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
}

export class Client {
  readonly #server: Server | undefined;
  readonly #browser: Browser;
  readonly address: string;

  private constructor(browser: Browser, address: string, server?: Server) {
    this.#server = server;
    this.#browser = browser;
    this.address = address;
  }

  static async open(): Promise<Client> {
    const server = staticServer(await builtClient());
    const port = await listening(server, 0, '127.0.0.1');
    return new Client(await sharedBrowser(), `http://127.0.0.1:${port}/`, server);
  }

  /** Where somebody else serves it. */
  static async at(address: string): Promise<Client> {
    return new Client(await sharedBrowser(), address);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server?.close();
  }

  /**
   * Somebody with nothing stored. Unless it was set there is no motion, and what others do lies there at once: pages
   * are still when they are there.
   */
  async visitor(visit: Visit = {}): Promise<BrowserContext> {
    const { width = 1280, height = 900, theme = 'light', settings = {}, isKept = false } = visit;
    const context = await this.#browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: 'en-GB',
      serviceWorkers: isKept ? 'allow' : 'block',
      reducedMotion: settings['motion'] === undefined ? 'reduce' : 'no-preference',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const kept = JSON.stringify({ pace: 'once', ...settings });
    await context.addInitScript((text) => {
      const key = 'roundhouse.settings';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }, kept);
    return context;
  }

  /** A new tab of a visitor at a place, when its heading is there. */
  async show(context: BrowserContext, place: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${this.address}#${place}`);
    await page.getByRole('heading').first().waitFor();
    return page;
  }
}

/** What a page gave to be saved. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}
