/** Where matches are kept: an address of PostgreSQL, or a file. */
import { openPostgres, openSqlite, type Database } from '@roundhouse/store';

export function openPlace(place: string): Promise<Database> {
  return /^postgres(ql)?:/.test(place) ? openPostgres(place) : openSqlite(place);
}
