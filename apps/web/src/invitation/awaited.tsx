/** What a table still waits for: seats that anybody may have, and people whose seat is kept for them. */
import type { ReactNode } from 'react';
import { freeSeats, isKeptForMe } from '../online/free-seats.ts';
import type { RoomSeen } from '../online/use-room.ts';
import { useWords } from '../words/index.ts';
import { useFriendsWords } from './words.ts';

export function Awaited({ table }: { readonly table: RoomSeen }): ReactNode {
  const { room } = useFriendsWords();
  const { list } = useWords();
  const free = freeSeats(table).length;
  const others = table.seats.flatMap((holder) =>
    holder.kind === 'open' && holder.for !== undefined && !isKeptForMe(holder) ? [holder.for] : [],
  );
  return [
    ...(table.seats.some(isKeptForMe) ? [room.keptForYou] : []),
    ...(free > 0 ? [room.waitingFor(free)] : []),
    ...(others.length > 0 ? [room.waitingForNames(list(others))] : []),
  ].join(' ');
}
