/** A table online as a visitor may know it. */
import type { Answer } from '@roundhouse/contract';
import type { ListedRoom, Room, RoomSeat } from '@roundhouse/store';
import type { TableInfo } from '@roundhouse/table';
import { seatsOf } from '../rooms/rooms.ts';

type TableAsSeen = Answer<'readTable'>['table'];
type TableEntry = Answer<'listTables'>['tables'][number];

export function tableAsSeen(
  room: Room,
  person: string | undefined,
  match?: { readonly info: TableInfo; readonly isOver: boolean },
): TableAsSeen {
  return {
    ...known(room, person),
    phase: match ? phaseOf(match.info.isGathering === true, match.isOver) : 'open',
    ...(match?.info.commit === undefined ? {} : { commit: match.info.commit }),
    ...(match ? { begun: match.info.begun } : {}),
  };
}

export function entryOf({ room, touched, owing, isOver }: ListedRoom, person: string): TableEntry {
  const phase = room.isBegun ? phaseOf(false, isOver) : 'open';
  const mine = seatsOf(room, person);
  return {
    ...known(room, person),
    phase,
    touched,
    owing: owing.filter((seat) => mine.includes(seat)),
  };
}

function known(room: Room, person: string | undefined) {
  const { id, title, config, seats, owner, isSilent } = room;
  return {
    table: id,
    title,
    config: config as Record<string, unknown>,
    seats: seats.map(holderAsSeen),
    mine: [...seatsOf(room, person)],
    isOwner: owner === person,
    isSilent,
  };
}

/** Who somebody is elsewhere is nobody's business here. */
function holderAsSeen(holder: RoomSeat): TableAsSeen['seats'][number] {
  if (holder.kind === 'open') return { kind: 'open' };
  if (holder.kind === 'person') return { kind: 'person', name: holder.name };
  return { kind: 'bot', name: holder.name, level: holder.level };
}

function phaseOf(isGathering: boolean, isOver: boolean): TableAsSeen['phase'] {
  if (isGathering) return 'gathering';
  return isOver ? 'over' : 'running';
}
