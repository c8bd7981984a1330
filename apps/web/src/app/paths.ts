/** Where the pages of the client are, behind the # of its one address. */
/** The whole address of a page, for a link to give away. */
export function addressOf(path: string): string {
  return `${location.href.replace(/#.*$/, '')}#${path}`;
}

export const paths = {
  home: '/',
  tables: '/tables',
  settings: '/settings',
  /** The settings with a way back to where they were opened, such as a table. */
  settingsFrom: (path: string): string => `/settings${path}`,
  /** First steps in a game. */
  learn: (title: string): string => `/learn/${title}`,
  /** All puzzles, or one of them by its number. */
  puzzles: (title?: string, number = 1): string =>
    title === undefined ? '/puzzles' : `/puzzles/${title}/${number}`,
  /** With a design of this device as its box. */
  setup: (title: string, design?: string): string =>
    design === undefined ? `/setup/${title}` : `/setup/${title}/${design}`,
  /** Where boxes are made; of a game, where one begins. */
  workshop: (title?: string): string => (title === undefined ? '/workshop' : `/workshop/${title}`),
  /** A design of this device. */
  design: (title: string, design: string): string => `/workshop/${title}/${design}`,
  /** A packed design. */
  workshopLink: (title: string, packed: string): string => `/workshop/${title}/from/${packed}`,
  /** A table for people elsewhere. */
  friends: '/friends',
  /** A game of this device, to go on elsewhere. */
  putOnline: (title: string, match: string): string => `/friends/${title}/${match}`,
  /** A table of a server before it begins. */
  room: (table: string): string => `/room/${table}`,
  /** The line to look at; without it the newest. */
  table: (match: string, at?: number): string =>
    at === undefined ? `/table/${match}` : `/table/${match}/${at}`,
  /** A rule's number, as refusals give it: AR-5.3. */
  rules: (title?: string, rule?: string): string =>
    ['/rules', title, rule].filter((part) => part !== undefined).join('/'),
  /** Every draw of a finished game recomputed; without one, a file is asked for. */
  verify: (match?: string): string => (match === undefined ? '/verify' : `/verify/${match}`),
  /** A packed record. */
  open: (packed: string, at?: number): string =>
    at === undefined ? `/open/${packed}` : `/open/${packed}/${at}`,
} as const;
