/** What somebody notes at a table: kept on this device, never in the record, gone with the match. */
import { keepText, keptKeys, keptText } from '../settings/kept-text.ts';

const PREFIX = 'roundhouse.note.';

/** Each seat of a shared device has notes of its own. */
const keyOf = (match: string, seat: number): string => `${PREFIX}${match}.${seat}`;

export function noteAt(match: string, seat: number): string {
  return keptText(keyOf(match, seat)) ?? '';
}

/** False: it could not be kept. */
export function keepNote(match: string, seat: number, text: string): boolean {
  return keepText(keyOf(match, seat), text === '' ? undefined : text);
}

export function forgetNotes(match: string): void {
  for (const key of keptKeys(`${PREFIX}${match}.`)) keepText(key, undefined);
}
