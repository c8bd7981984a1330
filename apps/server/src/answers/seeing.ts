/** A table that may have begun, as a visitor sees it now. */
import type { Person, Room, SeenStore } from '@roundhouse/store';
import type { Tables } from '@roundhouse/table';
import type { OpenMatches } from '../rooms/open-matches.ts';
import { seatsOf } from '../rooms/seats.ts';
import { tableAsSeen, type TableAsSeen } from './table-as-seen.ts';

export interface SeeingParts {
  readonly matches: OpenMatches;
  readonly tables: Tables;
  readonly seen: SeenStore;
  readonly now: () => number;
}

export async function seenBy(
  { matches, tables, seen, now }: SeeingParts,
  room: Room,
  person: Person | undefined,
): Promise<TableAsSeen> {
  if (!room.isBegun) return tableAsSeen(room, person?.id);
  const mine = seatsOf(room, person?.id);
  const { info } = await matches.sit(room, mine);
  const table = await tables.table(room.id);
  const looked = person && mine.length > 0 ? await seen.of(room.id, person.id) : undefined;
  return {
    ...tableAsSeen(room, person?.id, { info, table, now: now() }),
    ...(looked === undefined ? {} : { seen: looked }),
  };
}
