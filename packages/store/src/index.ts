export type { Database } from './database.ts';
export { matchStore, revisionsOf } from './matches.ts';
export { peopleStore, type PeopleStore, type Person } from './people.ts';
export { openPostgres } from './postgres/open-postgres.ts';
export { roomStore, type ListedRoom, type Room, type RoomSeat, type RoomStore } from './rooms.ts';
export { openSqlite } from './sqlite/open-sqlite.ts';
