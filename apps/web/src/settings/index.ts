/** The settings of this device: kept in localStorage, shown on <html>, the same in every tab. */
import { useSyncExternalStore } from 'react';
import { defaults, readSettings, type Settings } from './settings.ts';

export type { Settings } from './settings.ts';

const KEY = 'roundhouse.settings';
const listeners = new Set<() => void>();
let current = readSettings(kept(), defaults(navigator.languages));

/** Storage may be forbidden; then settings last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  take({ ...current, ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // See kept.
  }
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function take(next: Settings): void {
  current = next;
  showSettings();
  for (const listener of listeners) listener();
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
