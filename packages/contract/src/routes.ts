/** Every route, once. No shapes here: a page takes this list along, and shapes weigh. */
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { ADMINISTRATOR_ROUTES } from './administrator-routes.ts';
import { LOBBY_ROUTES } from './lobby-routes.ts';
import { RATING_ROUTES } from './rating-routes.ts';
import { REVIEW_ROUTES } from './review-routes.ts';
import { SET_ROUTES } from './set-routes.ts';
import { TALK_ROUTES } from './talk-routes.ts';
import { TELEGRAM_ROUTES } from './telegram-routes.ts';

import { TOURNAMENT_ROUTES } from './tournament-routes.ts';

/** Who may ask: `self` is a person, and not a program of his. What depends on the table (a seat of one's own, the owner) is looked at where it is answered. */
export type Needs = 'nothing' | 'person' | 'seat' | 'owner' | 'administrator' | 'self';

/**
 * `guess`: whoever knows a long secret gets on; `password`: whoever knows a short one. `open` and `join`: somebody or
 * something new; `keep`: something large.
 */
export type LimitKind =
  | 'read'
  | 'watch'
  | 'move'
  | 'change'
  | 'open'
  | 'join'
  | 'guess'
  | 'password'
  | 'talk'
  | 'keep';

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Names in braces are taken from what is asked; of a GET the rest goes into the query, else into the body. */
  readonly path: string;
  readonly needs: Needs;
  /** What it counts as where somebody asks too often. */
  readonly limit: LimitKind;
  /** Answered by events that go on, not by one answer. */
  readonly isStream?: true;
  /** In a sentence, for who reads the list. */
  readonly does: string;
}

export const ROUTES = {
  readMe: {
    method: 'GET',
    path: '/api/me',
    needs: 'nothing',
    limit: 'read',
    does: 'Who I am here, if anybody.',
  },
  readPlace: {
    method: 'GET',
    path: '/api/place',
    needs: 'nothing',
    limit: 'read',
    does: 'Where others reach this place, as far as it knows: a page that was opened as localhost gives that address away. And whether somebody looks after it.',
  },
  becomeGuest: {
    method: 'POST',
    path: '/api/guests',
    needs: 'nothing',
    limit: 'join',
    does: 'Makes me somebody: a name, and a cookie that only this device has.',
  },
  leave: {
    method: 'DELETE',
    path: '/api/me/session',
    needs: 'person',
    limit: 'change',
    does: 'Ends this session; its streams close.',
  },
  listTables: {
    method: 'GET',
    path: '/api/tables',
    needs: 'person',
    limit: 'read',
    does: 'The tables where I sit or that are mine: first those that wait for me, the longest wait first.',
  },
  openTable: {
    method: 'POST',
    path: '/api/tables',
    needs: 'person',
    limit: 'open',
    does: 'Opens a table: a game, its options, and who sits where. The answer has the secret of its invitation.',
  },
  readInvitation: {
    method: 'POST',
    path: '/api/tables/{table}/invitation',
    needs: 'nothing',
    limit: 'guess',
    does: 'What an invitation invites to: the game, the options and who sits.',
  },
  renewInvitation: {
    method: 'POST',
    path: '/api/tables/{table}/invitation/renewal',
    needs: 'owner',
    limit: 'change',
    does: 'A new secret; the old one leads nowhere from now on.',
  },
  sitDown: {
    method: 'POST',
    path: '/api/tables/{table}/seats',
    needs: 'nothing',
    limit: 'join',
    does: 'Takes a free seat, of a bot too where it is free: by the secret of an invitation, or at a public table by nothing. Who is nobody yet gives a name, and becomes a guest with it.',
  },
  standUp: {
    method: 'DELETE',
    path: '/api/tables/{table}/seats/{seat}',
    needs: 'person',
    limit: 'change',
    does: 'Frees a seat before the match begins: my own, or as the owner anybody’s.',
  },
  begin: {
    method: 'POST',
    path: '/api/tables/{table}/beginning',
    needs: 'owner',
    limit: 'change',
    does: 'Begins the match; bots take the seats that are still free. With the last free seat taken it begins by itself.',
  },
  readTable: {
    method: 'GET',
    path: '/api/tables/{table}',
    needs: 'nothing',
    limit: 'read',
    does: 'A table as it stands: who sits, whether it runs, what it allows me.',
  },
  addSalt: {
    method: 'POST',
    path: '/api/tables/{table}/salts',
    needs: 'seat',
    limit: 'move',
    does: 'What my device adds to the seed before anything is drawn.',
  },
  readSteps: {
    method: 'GET',
    path: '/api/tables/{table}/steps',
    needs: 'nothing',
    limit: 'read',
    does: 'Steps of the match as I may know them, the newest of those that are asked for last.',
  },
  watch: {
    method: 'GET',
    path: '/api/tables/{table}/stream',
    needs: 'nothing',
    limit: 'watch',
    isStream: true,
    does: 'Steps as they come. One event is a line and all that followed by itself; its id is the last line.',
  },
  act: {
    method: 'POST',
    path: '/api/tables/{table}/moves',
    needs: 'seat',
    limit: 'move',
    does: 'A move. Sent again with the same key it counts once.',
  },
  takeBack: {
    method: 'POST',
    path: '/api/tables/{table}/undo',
    needs: 'seat',
    limit: 'move',
    does: 'Takes my last move back where nothing was shown and nobody acted since.',
  },
  agreeToUndo: {
    method: 'POST',
    path: '/api/tables/{table}/undo/consent',
    needs: 'seat',
    limit: 'move',
    does: 'Asks that all behind a line be taken back, or agrees to it. With the last person’s consent it is. A step’s `asking` says exactly what.',
  },
  declineUndo: {
    method: 'POST',
    path: '/api/tables/{table}/undo/refusal',
    needs: 'seat',
    limit: 'move',
    does: 'Says no to what is asked, or asks no longer: nothing is taken back.',
  },
  readRecord: {
    method: 'GET',
    path: '/api/tables/{table}/record',
    needs: 'nothing',
    limit: 'read',
    does: 'The whole match as a record with its seed, once it is over.',
  },
  ...ACCOUNT_ROUTES,
  ...LOBBY_ROUTES,
  ...TALK_ROUTES,
  ...RATING_ROUTES,
  ...REVIEW_ROUTES,
  ...TOURNAMENT_ROUTES,
  ...SET_ROUTES,
  ...TELEGRAM_ROUTES,
  ...ADMINISTRATOR_ROUTES,
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;
/** Answered by events that go on. */
export type StreamName = 'watch' | 'watchLobby' | 'watchTournament';
/** Answered once. */
export type AnsweredName = Exclude<RouteName, StreamName>;
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];
