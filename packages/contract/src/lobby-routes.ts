/** Finding tables, and changing who sits there while the match runs. */
import { route } from './route.ts';

export const LOBBY_ROUTES = {
  listLobby: route('GET /api/lobby', {
    needs: 'nothing',
    limit: 'read',
    does: 'Tables that anybody may join or watch, the latest first.',
  }),
  watchLobby: route('GET /api/lobby/stream', {
    needs: 'nothing',
    limit: 'watch',
    isStream: true,
    does: 'An event `lobby` whenever the list has changed: it says that, and not how.',
  }),
  readNext: route('GET /api/me/next', {
    needs: 'person',
    limit: 'read',
    does: 'The table that has waited for me longest, another than the one I come from.',
  }),
  openRecord: route('POST /api/records', {
    needs: 'person',
    limit: 'open',
    does: 'Opens a table where a game goes on that was begun elsewhere, and says whose seat is whose. What is drawn from there on is drawn here.',
  }),
  listFinished: route('GET /api/me/finished', {
    needs: 'person',
    limit: 'read',
    does: 'My tables that are over, the latest first, and how many of each game there are; the next page comes after the last of these.',
  }),
  listGames: route('GET /api/me/games', {
    needs: 'person',
    limit: 'read',
    does: 'My games that are over, as records with their seeds, the latest first; the next page comes after the last of these.',
  }),
  changeTable: route('POST /api/tables/{table}', {
    needs: 'owner',
    limit: 'change',
    does: 'Whether anybody finds the table, and whether people talk there.',
  }),
  leaveSeat: route('POST /api/tables/{table}/seats/{seat}/leaving', {
    needs: 'seat',
    limit: 'change',
    does: 'Leaves a match that runs; a bot plays on for me until I come back, or until another sits down where I let him.',
  }),
  seatBot: route('POST /api/tables/{table}/seats/{seat}/bot', {
    needs: 'owner',
    limit: 'change',
    does: 'A bot of a level, in a bot’s seat, in my own, or in that of somebody who has not been here for ten minutes.',
  }),
  freeSeat: route('POST /api/tables/{table}/seats/{seat}/freedom', {
    needs: 'owner',
    limit: 'change',
    does: 'Whoever has the new invitation may sit down in a bot’s place while the match runs.',
  }),
  readOrders: route('GET /api/tables/{table}/seats/{seat}/orders', {
    needs: 'seat',
    limit: 'read',
    does: 'What my seat does by itself when it is asked, and why something no longer stands. Nobody else sees it.',
  }),
  giveOrders: route('POST /api/tables/{table}/seats/{seat}/orders', {
    needs: 'seat',
    limit: 'change',
    does: 'All standing orders of my seat from now on. They act some seconds after it is asked, never at once.',
  }),
  takeSeatBack: route('POST /api/tables/{table}/seats/{seat}/return', {
    needs: 'seat',
    limit: 'move',
    does: 'Plays myself again where a bot has played for me since my time ran out.',
  }),
  lendInvitation: route('POST /api/tables/{table}/screens', {
    needs: 'person',
    limit: 'change',
    does: 'A short code by which a screen gets the invitation that I have, once and for ten minutes.',
  }),
  borrowInvitation: route('POST /api/screens', {
    needs: 'nothing',
    limit: 'password',
    does: 'The table of a short code, and its invitation: for a screen on which nobody likes to type.',
  }),
  rematch: route('POST /api/tables/{table}/rematch', {
    needs: 'person',
    limit: 'open',
    does: 'The same game with the same people again: opens the table, or sits down there where another has opened it.',
  }),
};
