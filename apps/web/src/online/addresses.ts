/** How pages call a table of a server, so that none of this device has its name. */
const MARK = '~';

export const isOnline = (match: string): boolean => match.startsWith(MARK);
export const tableOf = (match: string): string => match.slice(MARK.length);
