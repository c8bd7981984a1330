export { everythingIn, type Everything } from './everything.ts';
export { startPostgres, type PostgresServer } from './postgres-server.ts';
