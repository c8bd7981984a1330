/** Where the pages of tables elsewhere are. */
export const onlinePaths = {
  /** A table for people elsewhere; without a game it is chosen first. */
  friends: (title: string): string => `/friends/${title}`,
  /** The same, with a set of the server. */
  friendsWith: (title: string, set: string, version?: number): string =>
    ['/friends', title, 'set', set, ...(version === undefined ? [] : [version])].join('/'),
  /** Tables that anybody may join or watch. */
  lobby: '/lobby',
  /** An invitation; without its secret, the one that this device keeps. */
  join: (table: string, secret?: string): string =>
    secret === undefined ? `/join/${table}` : `/join/${table}/${secret}`,
  /** One's pass: devices, keys, programs. */
  me: '/me',
  /** A table on a screen in the middle; `secret`: with its invitation. */
  screen: (table: string, secret?: string): string =>
    secret === undefined ? `/screen/${table}` : `/screen/${table}/${secret}`,
  /** The same on a device that is to become one's own. */
  withCode: (code: string): string => `/me/${code}`,
  /** All one's games that are over. */
  games: '/games',
  /** Who plays how well; without a game, the first. */
  ladder: (title?: string): string => (title === undefined ? '/ladder' : `/ladder/${title}`),
  /** A player's record. */
  player: (player: string): string => `/player/${player}`,
  tournaments: '/tournaments',
  /** One of a game that is about to be made. */
  newTournament: (title: string): string => `/tournaments/new/${title}`,
  tournament: (tournament: string): string => `/tournaments/${tournament}`,
  /** A set that the server keeps, in the workshop. */
  set: (set: string, version?: number): string =>
    version === undefined ? `/workshop/set/${set}` : `/workshop/set/${set}/${version}`,
  /** Reports, people and tables, for who looks after the place. */
  administrator: '/administrator',
} as const;
