/** What whoever looks after the place does: reports, people, tables. */
import { route } from './route.ts';

export const ADMINISTRATOR_ROUTES = {
  becomeAdministrator: route('POST /api/administrator', {
    needs: 'self',
    limit: 'guess',
    does: 'Makes me the administrator, by the code that the server showed on its console. It works once.',
  }),
  readServer: route('GET /api/administrator', {
    needs: 'administrator',
    limit: 'read',
    does: 'Which version runs and since when, how many people and tables it keeps, how many reports wait, and how busy it is.',
  }),
  listReports: route('GET /api/reports', {
    needs: 'administrator',
    limit: 'read',
    does: 'What was reported and waits, the oldest first: what was said, with what was said around it, and sets.',
  }),
  settleReport: route('POST /api/reports/{report}', {
    needs: 'administrator',
    limit: 'change',
    does: 'Settles a report; what was said is removed, and whoever said it muted at that table, or the set taken down, where that is wanted.',
  }),
  listPeople: route('GET /api/people', {
    needs: 'administrator',
    limit: 'read',
    does: 'The people whom this server knows, those seen last first.',
  }),
  ban: route('POST /api/people/{person}/ban', {
    needs: 'administrator',
    limit: 'change',
    does: 'Somebody is let in no longer, or is again: his devices are signed out, bots play on for him, and his account and codes open nothing.',
  }),
  nameAdministrator: route('POST /api/people/{person}/administrator', {
    needs: 'administrator',
    limit: 'change',
    does: 'Somebody who can sign in looks after the place too, or does so no longer; the last one stays.',
  }),
  listEveryTable: route('GET /api/administrator/tables', {
    needs: 'administrator',
    limit: 'read',
    does: 'Every table, private ones too, the latest first: who sits there and how far it is, and nothing that players hide.',
  }),
};
