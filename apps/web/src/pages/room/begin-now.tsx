import { LEVELS, type Level } from '@roundhouse/bots';
import type { Title } from '@roundhouse/titles';
import { useState, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { useLevels } from '../../matches/use-levels.ts';
import { server } from '../../online/here.ts';
import type { RoomSeen } from '../../online/use-room.ts';
import { useWords } from '../../words/index.ts';
import style from './room.module.css';

/** A table that has not begun, and how it is looked at again. */
export interface RoomProps {
  readonly title: Title;
  readonly table: RoomSeen;
  look(): void;
}

/** Nobody has to wait for who does not come: bots take the free seats. */
export function BeginNow({ title, table, look }: RoomProps): ReactNode {
  const { room } = useFriendsWords();
  const { setup } = useWords();
  const levels = useLevels(title, table.seats.length, table.config);
  const [level, setLevel] = useState<Level>('normal');
  const [isBusy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      await server.ask('begin', { table: table.table, level });
    } catch {
      // What stands there now is looked at anew.
    }
    look();
    setBusy(false);
  };
  return (
    <div className={style['begin']}>
      <Button disabled={isBusy} onClick={() => void begin()}>
        {room.begin}
      </Button>
      <select
        aria-label={room.level}
        value={level}
        onChange={({ target }) => setLevel(LEVELS.find((one) => one === target.value) ?? 'normal')}
      >
        {levels.map((one) => (
          <option key={one} value={one}>
            {setup.levels[one]}
          </option>
        ))}
      </select>
      <span>{room.beginNote}</span>
    </div>
  );
}
