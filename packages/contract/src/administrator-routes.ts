/** What whoever looks after the place does: reports, people, tables. */
import type { Route } from './routes.ts';

export const ADMINISTRATOR_ROUTES = {
  becomeAdministrator: {
    method: 'POST',
    path: '/api/administrator',
    needs: 'self',
    limit: 'guess',
    does: 'Makes me the administrator, by the code that the server showed on its console. It works once.',
  },
  readServer: {
    method: 'GET',
    path: '/api/administrator',
    needs: 'administrator',
    limit: 'read',
    does: 'Which version runs and since when, how many people and tables it keeps, how many reports wait, and how busy it is.',
  },
  listReports: {
    method: 'GET',
    path: '/api/reports',
    needs: 'administrator',
    limit: 'read',
    does: 'What was reported and waits, the oldest first: what was said, with what was said around it, and sets.',
  },
  settleReport: {
    method: 'POST',
    path: '/api/reports/{report}',
    needs: 'administrator',
    limit: 'change',
    does: 'Settles a report; what was said is removed, and whoever said it muted at that table, or the set taken down, where that is wanted.',
  },
  listPeople: {
    method: 'GET',
    path: '/api/people',
    needs: 'administrator',
    limit: 'read',
    does: 'The people whom this server knows, those seen last first.',
  },
  ban: {
    method: 'POST',
    path: '/api/people/{person}/ban',
    needs: 'administrator',
    limit: 'change',
    does: 'Somebody is let in no longer, or is again: his devices are signed out, bots play on for him, and his account and codes open nothing.',
  },
  nameAdministrator: {
    method: 'POST',
    path: '/api/people/{person}/administrator',
    needs: 'administrator',
    limit: 'change',
    does: 'Somebody who can sign in looks after the place too, or does so no longer; the last one stays.',
  },
  listEveryTable: {
    method: 'GET',
    path: '/api/administrator/tables',
    needs: 'administrator',
    limit: 'read',
    does: 'Every table, private ones too, the latest first: who sits there and how far it is, and nothing that players hide.',
  },
} as const satisfies Readonly<Record<string, Route>>;
