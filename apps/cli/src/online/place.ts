/** Where matches are kept: an address of PostgreSQL, or a file. */
import { isPostgres, openPostgres, openSqlite, type Database } from '@roundhouse/store';

export function openPlace(place: string): Promise<Database> {
  return isPostgres(place) ? openPostgres(place) : openSqlite(place);
}
