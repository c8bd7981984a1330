/** Somebody goes: bots play on for him, open seats become free, and what stays has a neutral name. */
import { formatHolder, formatLine } from '@roundhouse/engine';
import { anonymise, type Database, type Person, type RoomStore } from '@roundhouse/store';
import type { Tables } from '@roundhouse/table';
import { phaseOf } from '../rooms/phase.ts';
import type { Reseating } from '../rooms/reseating.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatsOf } from '../rooms/seats.ts';

export interface DeletingParts {
  readonly database: Database;
  readonly roomStore: RoomStore;
  readonly rooms: Rooms;
  readonly reseating: Reseating;
  readonly tables: Tables;
}

export async function deletePerson(parts: DeletingParts, person: Person): Promise<void> {
  const { database, roomStore, rooms, reseating, tables } = parts;
  const listed = await roomStore.of(person.id);
  const over: string[] = [];
  for (const { room } of listed) {
    const phase = await phaseOf(tables, room);
    if (phase === 'over') over.push(room.id);
    for (const seat of seatsOf(room, person.id)) {
      if (phase === 'open') await rooms.standUp(room.id, person, seat);
      // The room changes with every seat.
      else if (phase === 'running') await reseating.leave(await rooms.find(room.id), seat);
    }
  }
  const lineOf = (seat: number, name: string): string =>
    formatLine({ kind: 'seat', seat, holder: formatHolder({ kind: 'person', name }) });
  const former = listed.map(({ room }) => room.id);
  await anonymise(database, { person: person.id, tables: former, lineOf });
  // What is over and still open has the old name; where it runs, a bot's has taken its place.
  for (const table of over) await tables.leave(table);
}
