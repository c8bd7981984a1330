import { useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { server } from '../../online/here.ts';
import type { RoomSeen } from '../../online/use-room.ts';

export interface FreeSeatProps {
  readonly table: RoomSeen;
  readonly seat: number;
  look(): void;
}

/** One stands up, or as the host frees the seat of somebody who does not come. */
export function FreeSeat({ table, seat, look }: FreeSeatProps): ReactNode {
  const { room } = useFriendsWords();
  const [isBusy, setBusy] = useState(false);
  const holder = table.seats[seat];
  const isMine = table.mine.includes(seat);
  if (!holder || holder.kind === 'open' || (!isMine && !table.isOwner)) return null;
  const free = async (): Promise<void> => {
    setBusy(true);
    try {
      await server.ask('standUp', { table: table.table, seat });
    } catch {
      // What stands there now is looked at anew.
    }
    look();
    setBusy(false);
  };
  return (
    <QuietButton
      disabled={isBusy}
      aria-label={isMine ? room.standUp : room.freeSeat(holder.name)}
      onClick={() => void free()}
    >
      {isMine ? room.standUp : <Cross />}
    </QuietButton>
  );
}

function Cross(): ReactNode {
  return (
    <svg width="16" height="16" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
