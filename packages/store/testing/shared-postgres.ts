/** One PostgreSQL for all test files of a process, which keeps its modules from file to file; it ends with the process. */
import { startPostgres, type PostgresServer } from './postgres-server.ts';

let shared: Promise<PostgresServer> | undefined;

/** For whoever leaves it running and its settings as they are. */
export async function sharedPostgres(): Promise<Pick<PostgresServer, 'database'>> {
  shared ??= startPostgres({ inMemory: true });
  return shared;
}
