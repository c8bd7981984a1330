/** How pages call a table of a server, so that none of this device has its name. */
import { keepText, keptText } from '../settings/kept-text.ts';

const MARK = '~';

export const isOnline = (match: string): boolean => match.startsWith(MARK);
export const matchOf = (table: string): string => `${MARK}${table}`;
export const tableOf = (match: string): string => match.slice(MARK.length);

/** Whether this device has ever sat at a table elsewhere: without it nobody asks a server for a list. */
const KEY = 'roundhouse.online';

/** Where it can't be kept, the way back is the link. */
export function rememberOnline(): void {
  keepText(KEY, '1');
}

export const hasBeenOnline = (): boolean => keptText(KEY) !== undefined;
