/** The seats that somebody took as a guest become his account's, what he said and noted there, how he is told, and his sets; the guest is no more. */
import type {
  ChannelStore,
  PeopleStore,
  Person,
  RoomSeat,
  RoomStore,
  SetStore,
  TalkStore,
} from '@roundhouse/store';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Rooms } from '../rooms/rooms.ts';

export interface BringingParts {
  readonly rooms: Rooms;
  readonly roomStore: RoomStore;
  readonly talkStore: TalkStore;
  readonly channelStore: ChannelStore;
  readonly people: PeopleStore;
  readonly setStore: Pick<SetStore, 'bring'>;
  readonly tournaments: Pick<Tournaments, 'bring'>;
}

export async function bringSeats(
  { rooms, roomStore, talkStore, channelStore, setStore, people, tournaments }: BringingParts,
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
  await channelStore.bring(guest, id);
  await setStore.bring(guest, id);
  const wish = await channelStore.wish(guest);
  if (wish && !(await channelStore.wish(id))) await channelStore.setWish(id, wish);
  await people.dissolve(guest, id);
}
