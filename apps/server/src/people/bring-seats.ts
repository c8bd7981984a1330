/** The seats that somebody took as a guest become his account's, and what he said and noted there. */
import type { Person, RoomSeat, RoomStore, TalkStore } from '@roundhouse/store';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Rooms } from '../rooms/rooms.ts';

export interface BringingParts {
  readonly rooms: Rooms;
  readonly roomStore: RoomStore;
  readonly talkStore: TalkStore;
  readonly tournaments: Pick<Tournaments, 'bring'>;
}

export async function bringSeats(
  { rooms, roomStore, talkStore, tournaments }: BringingParts,
  guest: string,
  { id, name }: Person,
): Promise<void> {
  const mine = (holder: RoomSeat): RoomSeat => {
    if (holder.kind === 'person' && holder.person === guest) return { ...holder, person: id };
    if (holder.kind === 'person' || holder.for?.person !== guest) return holder;
    return { ...holder, for: { person: id, name } };
  };
  for (const { room } of await roomStore.of(guest)) {
    await rooms.change(room.id, (before) => ({
      ...before,
      owner: before.owner === guest ? id : before.owner,
      seats: before.seats.map(mine),
    }));
  }
  await talkStore.bring(guest, id);
  await tournaments.bring(guest, { id, name });
}
