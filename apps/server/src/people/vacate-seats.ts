/** Somebody gets up everywhere: bots play on for him, and seats at tables that have not begun become free. */
import type { ListedRoom, Person, RoomStore } from '@roundhouse/store';
import type { Tables } from '@roundhouse/table';
import { phaseOf } from '../rooms/phase.ts';
import type { Reseating } from '../rooms/reseating.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatsOf } from '../rooms/seats.ts';

export interface VacatingParts {
  readonly roomStore: RoomStore;
  readonly rooms: Rooms;
  readonly reseating: Reseating;
  readonly tables: Tables;
}

/** Answers where he was. */
export async function vacateSeats(
  { roomStore, rooms, reseating, tables }: VacatingParts,
  person: Person,
): Promise<readonly ListedRoom[]> {
  const listed = await roomStore.of(person.id);
  for (const { room } of listed) {
    const phase = await phaseOf(tables, room);
    for (const seat of seatsOf(room, person.id)) {
      if (phase === 'open') await rooms.standUp(room.id, person, seat);
      // The room changes with every seat.
      else if (phase === 'running') await reseating.leave(await rooms.find(room.id), seat);
    }
  }
  return listed;
}
