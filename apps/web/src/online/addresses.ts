/** How pages call a table of a server, so that none of this device has its name. */
const MARK = '~';

export const isOnline = (match: string): boolean => match.startsWith(MARK);
export const matchOf = (table: string): string => `${MARK}${table}`;
export const tableOf = (match: string): string => match.slice(MARK.length);

/** Whether this device has ever sat at a table elsewhere: without it nobody asks a server for a list. */
const KEY = 'roundhouse.online';

export function rememberOnline(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage may be forbidden; then the way back is the link.
  }
}

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
