export { everythingIn, type Everything } from './everything.ts';
export { makeOlderStore } from './older-store.ts';
export { startPostgres, type PostgresServer } from './postgres-server.ts';
export { sharedPostgres } from './shared-postgres.ts';
