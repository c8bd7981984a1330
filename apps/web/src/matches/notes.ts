/** What somebody notes at a table: kept on this device, never in the record, gone with the match. */
const PREFIX = 'roundhouse.note.';

/** Each seat of a shared device has notes of its own. */
const keyOf = (match: string, seat: number): string => `${PREFIX}${match}.${seat}`;

export function noteAt(match: string, seat: number): string {
  try {
    return localStorage.getItem(keyOf(match, seat)) ?? '';
  } catch {
    return '';
  }
}

/** False: it could not be kept. */
export function keepNote(match: string, seat: number, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(keyOf(match, seat));
    else localStorage.setItem(keyOf(match, seat), text);
    return true;
  } catch {
    return false;
  }
}

export function forgetNotes(match: string): void {
  try {
    const own = (key: string): boolean => key.startsWith(`${PREFIX}${match}.`);
    for (const key of Object.keys(localStorage).filter(own)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}
