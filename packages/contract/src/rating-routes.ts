/** The ladders, and what rated games say of a player. */
import { route } from './route.ts';

export const RATING_ROUTES = {
  readLadder: route('GET /api/ladders/{title}', {
    needs: 'nothing',
    limit: 'read',
    does: 'The ladder of a game: people with an account and bots by their level, the best first. Who has few games is provisional, and stands behind the others.',
  }),
  readProfile: route('GET /api/players/{player}', {
    needs: 'nothing',
    limit: 'read',
    does: 'What rated games say of a person or a bot: ratings over time, places, results against even, frequent opponents. Of other games it says nothing.',
  }),
};
