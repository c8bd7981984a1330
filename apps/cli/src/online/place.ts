/** Where matches are kept: an address of PostgreSQL, or a file. */
import { openPostgres, openSqlite, type Database } from '@roundhouse/store';

export const isPostgres = (place: string): boolean => /^postgres(ql)?:/.test(place);

export function openPlace(place: string): Promise<Database> {
  return isPostgres(place) ? openPostgres(place) : openSqlite(place);
}
