/** The browser that all tests of a run share; see browser-desk.ts. */
import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where one asks for the browser's own address. */
    browserDesk: string;
  }
}

/** Closing it closes what was opened through it, and leaves the browser to the others. */
export async function sharedBrowser(): Promise<Browser> {
  const response = await fetch(inject('browserDesk'));
  const told = await response.text();
  if (!response.ok) throw new Error(told);
  return chromium.connect(told);
}
