import { postgresSession } from './postgres-session.ts';
import { isPostgres, type Missing, type Session } from './session.ts';
import { sqliteSession } from './sqlite-session.ts';

export function openSession(place: string, missing: Missing = 'refused'): Promise<Session> {
  return isPostgres(place) ? postgresSession(place) : sqliteSession(place, missing);
}
