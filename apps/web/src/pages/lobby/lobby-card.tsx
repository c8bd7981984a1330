/** A table in the lobby: the game, who sits, and the way there. */
import { ownBox } from '@roundhouse/engine';
import type { Friends } from '@roundhouse/ui/words/friends';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { FramedCover } from '../../app/framed-cover.tsx';
import { TitleName } from '../../app/title-name.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { ago } from '../../matches/telling.ts';
import { matchOf } from '../../online/addresses.ts';
import { onlinePaths } from '../../online/paths.ts';
import { freeSeats, maySit } from '../../online/free-seats.ts';
import { usePaceWords } from '../../pace/words.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import style from './lobby.module.css';
import type { LobbyTable } from './use-lobby.ts';

export interface LobbyCardProps {
  readonly table: LobbyTable;
  /** When the list was made, in milliseconds since 1970. */
  readonly now: number;
}

export function LobbyCard({ table, now }: LobbyCardProps): ReactNode {
  const { lobby: say, room, rated } = useFriendsWords();
  const { matches } = useWords();
  const pace = usePaceWords();
  const { language } = useSettings();
  const names = table.seats.flatMap((holder) => (holder.kind === 'open' ? [] : [holder.name]));
  const free = freeSeats(table).length;
  const box = ownBox(table.config);
  const mayJoin = maySit(table) && table.mine.length === 0;
  return (
    <Link href={addressOf(table, mayJoin)} className={`card ${style['card']}`}>
      <FramedCover id={table.title} className={style['picture']} />
      <span className={style['what']}>
        <strong>
          <TitleName id={table.title} />
        </strong>
        <span translate="no">
          {[...names, ago(table.touched, now, language) ?? matches.justNow].join(', ')}
        </span>
        {box && (
          <span>
            {room.box} {box.name}
          </span>
        )}
        {table.pace && (
          <span>
            {[pace.kinds[table.pace.kind], ...(table.isRated ? [rated.rated] : [])].join(', ')}
          </span>
        )}
        {free > 0 && <span className={style['free']}>{room.waitingFor(free)}</span>}
      </span>
      <span className={style['way']}>{wayTo(table, mayJoin, say)}</span>
    </Link>
  );
}

function wayTo({ mine }: LobbyTable, mayJoin: boolean, say: Friends['lobby']): string {
  if (mine.length > 0) return say.yours;
  return mayJoin ? say.join : say.watch;
}

/** Where it has not begun, who sits or looks on waits in the room. */
function addressOf({ table, phase }: LobbyTable, mayJoin: boolean): string {
  if (mayJoin) return onlinePaths.join(table);
  return phase === 'open' ? paths.room(table) : paths.table(matchOf(table));
}
