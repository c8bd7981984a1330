/** Which link gave which match on this device: who opens a link again finds the table that it gave before. */
import { hashOf } from '@roundhouse/engine';
import { keepText, keptKeys, keptText } from '../settings/kept-text.ts';

const PREFIX = 'roundhouse.link.';

const keyOf = (packed: string): string => `${PREFIX}${hashOf(packed)}`;

/** Where it can't be kept, the link gives another copy. */
export function rememberLink(packed: string, match: string): void {
  keepText(keyOf(packed), match);
}

/** It may have been deleted since. */
export function matchOfLink(packed: string): string | undefined {
  return keptText(keyOf(packed));
}

export function forgetLinks(match: string): void {
  for (const key of keptKeys(PREFIX)) if (keptText(key) === match) keepText(key, undefined);
}
