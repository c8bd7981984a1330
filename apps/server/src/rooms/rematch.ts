/** The same game with the same people again: a table where a seat is kept for each of them. */
import { StoreError } from '@roundhouse/table';
import type { Person, Room, RoomSeat } from '@roundhouse/store';
import { hashOf, newId, newInvitation } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import type { Rooms } from './rooms.ts';
import { botAt, seatsOf } from './seats.ts';

/** The table's name. Whoever asks first opens it; the others are told where it is, and sit down. */
export async function meetAgain(rooms: Rooms, room: Room, person: Person): Promise<string> {
  if (seatsOf(room, person.id).length === 0) throw new Problem('not-your-seat');
  const wanted = newId();
  const { rematch } = await rooms.change(room.id, (before) =>
    before.rematch === null ? { ...before, rematch: wanted } : before,
  );
  if (rematch === null) throw new Problem('failed');
  // Where a crash came in between, it is opened by who comes next.
  if (!(await isThere(rooms, rematch))) await open(rooms, room, rematch, person);
  await rooms.sitDown(rematch, person, {});
  return rematch;
}

async function isThere(rooms: Rooms, id: string): Promise<boolean> {
  try {
    await rooms.find(id);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.fault.code === 'no-such-table') return false;
    throw error;
  }
}

async function open(rooms: Rooms, old: Room, id: string, person: Person): Promise<void> {
  const { title, config, isSilent, isPublic, isRated, pace } = old;
  // Everybody one seat further, as at a table of one device.
  const seats = old.seats.map((_, seat): RoomSeat => {
    const holder = old.seats.at(seat - 1) ?? { kind: 'open' };
    if (holder.kind === 'bot') return botAt(seat, holder.level);
    if (holder.kind === 'open' || holder.person === person.id) return holder;
    return { kind: 'open', for: { person: holder.person, name: holder.name } };
  });
  const invitation = hashOf(newInvitation());
  const owner = person.id;
  try {
    const terms = { isSilent, isPublic, isRated, pace };
    await rooms.create({ id, title, config, owner, seats, invitation, ...terms });
  } catch (error) {
    if (!(error instanceof StoreError) || error.problem !== 'taken') throw error;
  }
}
