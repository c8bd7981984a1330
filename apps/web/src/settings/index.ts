/** The settings of this device: kept in localStorage, shown on <html>, the same in every tab. */
import { useSyncExternalStore } from 'react';
import { Listeners } from '../app/listeners.ts';
import { keepText, keptText } from './kept-text.ts';
import { defaults, readSettings, type Settings } from './settings.ts';

export type { Settings } from './settings.ts';

const KEY = 'roundhouse.settings';
const told = new Listeners();
let current = readSettings(keptText(KEY) ?? null, defaults(navigator.languages));

export function settings(): Settings {
  return current;
}

/** Where they can't be kept, they last as long as the page. */
export function changeSettings(change: Partial<Settings>): void {
  take({ ...current, ...change });
  keepText(KEY, JSON.stringify(current));
}

export function useSettings(): Settings {
  return useSyncExternalStore(told.subscribe, settings);
}

function take(next: Settings): void {
  current = next;
  showSettings();
  told.tell();
}

/** Puts the settings where style sheets see them. */
export function showSettings(): void {
  const root = document.documentElement;
  root.lang = current.language;
  root.dataset['theme'] = current.theme;
  root.dataset['palette'] = current.palette;
  root.dataset['text'] = current.text;
  root.dataset['motion'] = current.motion;
}

addEventListener('storage', (event) => {
  if (event.key === KEY) take(readSettings(event.newValue, defaults(navigator.languages)));
});
