import { useState, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { isKeptForMe } from '../../online/free-seats.ts';
import { server } from '../../online/here.ts';
import type { RoomSeen } from '../../online/use-room.ts';

export interface KeptSeatProps {
  readonly table: RoomSeen;
  readonly seat: number;
  look(): void;
}

/** Who played with the others before sits down where a seat is kept for him. */
export function KeptSeat({ table, seat, look }: KeptSeatProps): ReactNode {
  const { join } = useFriendsWords();
  const [isBusy, setBusy] = useState(false);
  if (!isKeptForMe(table.seats[seat])) return null;
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
