import { useState, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { server } from '../../online/here.ts';
import type { RoomSeen } from '../../online/use-room.ts';

const isForMe = (holder: RoomSeen['seats'][number] | undefined): boolean =>
  holder?.kind === 'open' && holder.isMine === true;

/** Whether a seat waits for whoever looks. */
export const isKept = ({ seats }: RoomSeen): boolean => seats.some(isForMe);

export interface KeptSeatProps {
  readonly table: RoomSeen;
  readonly seat: number;
  look(): void;
}

/** Who played with the others before sits down where a seat is kept for him. */
export function KeptSeat({ table, seat, look }: KeptSeatProps): ReactNode {
  const { join } = useFriendsWords();
  const [isBusy, setBusy] = useState(false);
  if (!isForMe(table.seats[seat])) return null;
  const sit = async (): Promise<void> => {
    setBusy(true);
    try {
      await server.ask('sitDown', { table: table.table, seat });
    } catch {
      // What stands there now is looked at anew.
    }
    look();
    setBusy(false);
  };
  return (
    <Button small disabled={isBusy} onClick={() => void sit()}>
      {join.sit}
    </Button>
  );
}
