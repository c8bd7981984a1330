export type { Database } from './database.ts';
export { matchStore } from './matches.ts';
export { openPostgres } from './postgres/open-postgres.ts';
export { openSqlite } from './sqlite/open-sqlite.ts';
