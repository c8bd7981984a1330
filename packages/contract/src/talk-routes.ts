/** What people say to each other at a table, and what each notes for himself. */
import { route } from './route.ts';

export const TALK_ROUTES = {
  readTalk: route('GET /api/tables/{table}/talk', {
    needs: 'nothing',
    limit: 'read',
    does: 'What was said at a table, as I may hear it: those who look on and those who play talk apart until the match is over.',
  }),
  say: route('POST /api/tables/{table}/talk', {
    needs: 'person',
    limit: 'talk',
    does: 'Says something: among the players where I sit, else among those who look on. Sent again with the same key it is said once.',
  }),
  react: route('POST /api/tables/{table}/reactions', {
    needs: 'person',
    limit: 'talk',
    does: 'Says something with one tap.',
  }),
  report: route('POST /api/tables/{table}/talk/{number}/reports', {
    needs: 'person',
    limit: 'talk',
    does: 'Reports something that was said to the administrator.',
  }),
  mute: route('POST /api/tables/{table}/talk/{number}/mute', {
    needs: 'owner',
    limit: 'change',
    does: 'Whoever said this says nothing more at this table, or may again.',
  }),
  muteSpectator: route('POST /api/tables/{table}/spectators/mute', {
    needs: 'owner',
    limit: 'change',
    does: 'Whoever looks on by this name now says nothing more at this table, or may again: also while I play and do not hear him.',
  }),
  readNote: route('GET /api/tables/{table}/note', {
    needs: 'person',
    limit: 'read',
    does: 'What I noted for myself at a table.',
  }),
  writeNote: route('POST /api/tables/{table}/note', {
    needs: 'person',
    limit: 'talk',
    does: 'Notes something that nobody else reads. What was written since on another device is not written over.',
  }),
};
