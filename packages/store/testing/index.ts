export { startPostgres, type PostgresServer } from './postgres-server.ts';
