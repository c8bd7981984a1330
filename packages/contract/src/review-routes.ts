/** What the expert says of a finished match: thought over once, by the server, and kept for everybody. */
import { route } from './route.ts';

export const REVIEW_ROUTES = {
  readReview: route('GET /api/tables/{table}/review', {
    needs: 'nothing',
    limit: 'read',
    does: 'The review of a match that is over, as far as there is one: chances over the match, where it turned, what was better.',
  }),
  askReview: route('POST /api/tables/{table}/review', {
    needs: 'person',
    limit: 'open',
    does: 'Has the expert look through a match that is over, in the bots’ threads and behind them. Asked for again it is the same one.',
  }),
};
