/** Tournaments: several tables, some rounds, one standing. */
import { route } from './route.ts';

export const TOURNAMENT_ROUTES = {
  listTournaments: route('GET /api/tournaments', {
    needs: 'nothing',
    limit: 'read',
    does: 'Tournaments that anybody may join, and those where I take part, the latest first.',
  }),
  openTournament: route('POST /api/tournaments', {
    needs: 'self',
    limit: 'open',
    does: 'Makes a tournament; it takes an account. Whoever has its address may join until it begins.',
  }),
  readTournament: route('GET /api/tournaments/{tournament}', {
    needs: 'nothing',
    limit: 'read',
    does: 'A tournament as it stands: who takes part, the tables of every round, the standing.',
  }),
  watchTournament: route('GET /api/tournaments/{tournament}/stream', {
    needs: 'nothing',
    limit: 'watch',
    isStream: true,
    does: 'An event `tournament` whenever it has changed, or a table of it is over: it says that, and not how.',
  }),
  joinTournament: route('POST /api/tournaments/{tournament}/entrants', {
    needs: 'person',
    limit: 'join',
    does: 'Takes part, before it begins.',
  }),
  leaveTournament: route('POST /api/tournaments/{tournament}/leaving', {
    needs: 'person',
    limit: 'change',
    does: 'Takes part no longer: I am not paired again. What I have played stays.',
  }),
  dropEntrant: route('POST /api/tournaments/{tournament}/dropping', {
    needs: 'person',
    limit: 'change',
    does: 'As its host: takes somebody out who does not turn up. A bot plays on for him.',
  }),
  beginRound: route('POST /api/tournaments/{tournament}/rounds', {
    needs: 'person',
    limit: 'open',
    does: 'As its host: draws a round, the first or the next when all tables are over, and opens its tables.',
  }),
  endTournament: route('POST /api/tournaments/{tournament}/end', {
    needs: 'person',
    limit: 'change',
    does: 'As its host: no further round. Tables that still run are played on.',
  }),
};
