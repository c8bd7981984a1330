/** What a visitor sets in another tab; the page that is there takes it over. */
import type { Page } from 'playwright-core';

type Settings = Readonly<Record<string, unknown>>;

export async function changeSettings(page: Page, wanted: Settings): Promise<void> {
  await page.evaluate((changed) => {
    const key = 'roundhouse.settings';
    const settings: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const newValue = JSON.stringify({ ...(settings as object), ...changed });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, wanted);
}

/** Waits until the page speaks that language. */
export async function speak(page: Page, language: string): Promise<void> {
  await changeSettings(page, { language });
  await page.locator(`html[lang="${language}"]`).waitFor();
}
