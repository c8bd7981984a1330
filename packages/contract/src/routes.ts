/** Every route, once. No shapes here: a page takes this list along, and shapes weigh. */
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { ADMINISTRATOR_ROUTES } from './administrator-routes.ts';
import { LOBBY_ROUTES } from './lobby-routes.ts';
import { RATING_ROUTES } from './rating-routes.ts';
import { REVIEW_ROUTES } from './review-routes.ts';
import { route } from './route.ts';
import { SET_ROUTES } from './set-routes.ts';
import { TALK_ROUTES } from './talk-routes.ts';
import { TELEGRAM_ROUTES } from './telegram-routes.ts';
import { TOURNAMENT_ROUTES } from './tournament-routes.ts';

export const ROUTES = {
  readMe: route('GET /api/me', {
    needs: 'nothing',
    limit: 'read',
    does: 'Who I am here, if anybody.',
  }),
  readPlace: route('GET /api/place', {
    needs: 'nothing',
    limit: 'read',
    does: 'Where others reach this place, as far as it knows: a page that was opened as localhost gives that address away. And whether somebody looks after it.',
  }),
  becomeGuest: route('POST /api/guests', {
    needs: 'nothing',
    limit: 'join',
    does: 'Makes me somebody: a name, and a cookie that only this device has.',
  }),
  leave: route('DELETE /api/me/session', {
    needs: 'person',
    limit: 'change',
    does: 'Ends this session; its streams close.',
  }),
  listTables: route('GET /api/tables', {
    needs: 'person',
    limit: 'read',
    does: 'The tables where I sit or that are mine and that are not over: first those that wait for me, the longest wait first.',
  }),
  openTable: route('POST /api/tables', {
    needs: 'person',
    limit: 'open',
    does: 'Opens a table: a game, its options, and who sits where. The answer has the secret of its invitation.',
  }),
  readInvitation: route('POST /api/tables/{table}/invitation', {
    needs: 'nothing',
    limit: 'guess',
    does: 'What an invitation invites to: the game, the options and who sits.',
  }),
  renewInvitation: route('POST /api/tables/{table}/invitation/renewal', {
    needs: 'owner',
    limit: 'change',
    does: 'A new secret; the old one leads nowhere from now on.',
  }),
  sitDown: route('POST /api/tables/{table}/seats', {
    needs: 'nothing',
    limit: 'join',
    does: 'Takes a free seat, of a bot too where it is free: by the secret of an invitation, or at a public table by nothing. Who is nobody yet gives a name, and becomes a guest with it.',
  }),
  standUp: route('DELETE /api/tables/{table}/seats/{seat}', {
    needs: 'person',
    limit: 'change',
    does: 'Frees a seat before the match begins: my own, or as the owner anybody’s.',
  }),
  begin: route('POST /api/tables/{table}/beginning', {
    needs: 'owner',
    limit: 'change',
    does: 'Begins the match; bots take the seats that are still free. With the last free seat taken it begins by itself.',
  }),
  readTable: route('GET /api/tables/{table}', {
    needs: 'nothing',
    limit: 'read',
    does: 'A table as it stands: who sits, whether it runs, what it allows me.',
  }),
  addSalt: route('POST /api/tables/{table}/salts', {
    needs: 'seat',
    limit: 'move',
    does: 'What my device adds to the seed before anything is drawn.',
  }),
  readSteps: route('GET /api/tables/{table}/steps', {
    needs: 'nothing',
    limit: 'read',
    does: 'Steps of the match as I may know them, the newest of those that are asked for last.',
  }),
  watch: route('GET /api/tables/{table}/stream', {
    needs: 'nothing',
    limit: 'watch',
    isStream: true,
    does: 'Steps as they come. One event is a line and all that followed by itself; its id is the last line.',
  }),
  act: route('POST /api/tables/{table}/moves', {
    needs: 'seat',
    limit: 'move',
    does: 'A move. Sent again with the same key it counts once.',
  }),
  takeBack: route('POST /api/tables/{table}/undo', {
    needs: 'seat',
    limit: 'move',
    does: 'Takes my last move back where nothing was shown and nobody acted since.',
  }),
  agreeToUndo: route('POST /api/tables/{table}/undo/consent', {
    needs: 'seat',
    limit: 'move',
    does: 'Asks that all behind a line be taken back, or agrees to it. With the last person’s consent it is. A step’s `asking` says exactly what.',
  }),
  declineUndo: route('POST /api/tables/{table}/undo/refusal', {
    needs: 'seat',
    limit: 'move',
    does: 'Says no to what is asked, or asks no longer: nothing is taken back.',
  }),
  readRecord: route('GET /api/tables/{table}/record', {
    needs: 'nothing',
    limit: 'read',
    does: 'The whole match as a record with its seed, once it is over.',
  }),
  ...ACCOUNT_ROUTES,
  ...LOBBY_ROUTES,
  ...TALK_ROUTES,
  ...RATING_ROUTES,
  ...REVIEW_ROUTES,
  ...TOURNAMENT_ROUTES,
  ...SET_ROUTES,
  ...TELEGRAM_ROUTES,
  ...ADMINISTRATOR_ROUTES,
};

export type RouteName = keyof typeof ROUTES;
/** Answered by events that go on. */
export type StreamName = 'watch' | 'watchLobby' | 'watchTournament';
/** Answered once. */
export type AnsweredName = Exclude<RouteName, StreamName>;
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];
