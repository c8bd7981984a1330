/** Finding tables, and changing who sits there while the match runs. */
import type { Route } from './routes.ts';

export const LOBBY_ROUTES = {
  listLobby: {
    method: 'GET',
    path: '/api/lobby',
    needs: 'nothing',
    limit: 'read',
    does: 'Tables that anybody may join or watch, the latest first.',
  },
  readNext: {
    method: 'GET',
    path: '/api/me/next',
    needs: 'person',
    limit: 'read',
    does: 'The table that has waited for me longest, another than the one I come from.',
  },
  openRecord: {
    method: 'POST',
    path: '/api/records',
    needs: 'person',
    limit: 'open',
    does: 'Opens a table where a game goes on that was begun elsewhere, and says whose seat is whose. What is drawn from there on is drawn here.',
  },
  listGames: {
    method: 'GET',
    path: '/api/me/games',
    needs: 'person',
    limit: 'read',
    does: 'My games that are over, as records with their seeds, the latest first; the next page comes after the last of these.',
  },
  changeTable: {
    method: 'POST',
    path: '/api/tables/{table}',
    needs: 'owner',
    limit: 'change',
    does: 'Whether anybody finds the table, and whether people talk there.',
  },
  leaveSeat: {
    method: 'POST',
    path: '/api/tables/{table}/seats/{seat}/leaving',
    needs: 'seat',
    limit: 'change',
    does: 'Leaves a match that runs; a bot plays on for me.',
  },
  seatBot: {
    method: 'POST',
    path: '/api/tables/{table}/seats/{seat}/bot',
    needs: 'owner',
    limit: 'change',
    does: 'A bot of a level, in a bot’s seat, in my own, or in that of somebody who has not been here for ten minutes.',
  },
  freeSeat: {
    method: 'POST',
    path: '/api/tables/{table}/seats/{seat}/freedom',
    needs: 'owner',
    limit: 'change',
    does: 'Whoever has the new invitation may sit down in a bot’s place while the match runs.',
  },
  takeSeatBack: {
    method: 'POST',
    path: '/api/tables/{table}/seats/{seat}/return',
    needs: 'seat',
    limit: 'move',
    does: 'Plays myself again where a bot has played for me since my time ran out.',
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/{table}/rematch',
    needs: 'person',
    limit: 'open',
    does: 'The same game with the same people again: opens the table, or sits down there where another has opened it.',
  },
} as const satisfies Readonly<Record<string, Route>>;
