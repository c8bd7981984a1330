/** Which link gave which match on this device: who opens a link again finds the table that it gave before. */
import { hashOf } from '@roundhouse/engine';

const PREFIX = 'roundhouse.link.';

const keyOf = (packed: string): string => `${PREFIX}${hashOf(packed)}`;

export function rememberLink(packed: string, match: string): void {
  try {
    localStorage.setItem(keyOf(packed), match);
  } catch {
    // Storage may be forbidden or full; then the link gives another copy.
  }
}

/** It may have been deleted since. */
export function matchOfLink(packed: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(packed)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetLinks(match: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) if (localStorage.getItem(key) === match) localStorage.removeItem(key);
  } catch {
    // See rememberLink.
  }
}
