/** The table before it begins: who is there, the invitation, and what the host may do. It fills and begins by itself. */
import { titleOf } from '@roundhouse/titles';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Captioned } from '../../app/captioned.tsx';
import { Lost } from '../../app/lost.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { useBox } from '../../app/title-parts.ts';
import { Waiting } from '../../app/waiting.tsx';
import { Agreed } from '../../invitation/agreed.tsx';
import { Awaited } from '../../invitation/awaited.tsx';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { SeatList } from '../../invitation/seat-list.tsx';
import { SitHere } from '../../invitation/sit-here.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { matchOf } from '../../online/addresses.ts';
import { isKeptForMe } from '../../online/free-seats.ts';
import { useRoom } from '../../online/use-room.ts';
import { BeginNow, type RoomProps } from './begin-now.tsx';
import { FreeSeat } from './free-seat.tsx';
import { KeptSeat } from './kept-seat.tsx';
import { OtherScreen } from './other-screen.tsx';
import { OwnInvitation } from './own-invitation.tsx';
import style from './room.module.css';

export function RoomPage({ table: id }: { readonly table: string }): ReactNode {
  const { table, fault, look } = useRoom(id);
  const [, go] = useLocation();
  const hasBegun = table !== undefined && table.phase !== 'open';
  useEffect(() => {
    if (hasBegun) go(paths.table(matchOf(id)), { replace: true });
  }, [hasBegun, id, go]);
  const title = table && titleOf(table.title);
  if (fault === 'no-server') return <NoServerPage />;
  if (fault) return <Lost />;
  if (!table || !title || hasBegun) return <Waiting />;
  return <Set title={title} table={table} look={look} />;
}

function Set({ title, table, look }: RoomProps): ReactNode {
  const { room } = useFriendsWords();
  const { short } = useBox(title);
  const { isOwner } = table;
  return (
    <Page title={short}>
      <div className={style['room']} data-owner={isOwner ? '' : undefined}>
        <header>
          <p className={`sign ${style['plate']}`} translate="no">
            {short}
          </p>
          <h1>{room.title}</h1>
          <p className={style['lead']} aria-live="polite">
            <Awaited table={table} /> {room.beginsItself}
          </p>
        </header>
        <Captioned className={style['seats']} title={room.seats}>
          <SeatList
            title={title}
            table={table}
            renderAct={(seat) => (
              <>
                <FreeSeat table={table} seat={seat} look={look} />
                <KeptSeat table={table} seat={seat} look={look} />
                {table.mine.length > 0 && <SitHere table={table} seat={seat} look={look} />}
              </>
            )}
          />
          {table.mine.length === 0 && !isOwner && !table.seats.some(isKeptForMe) && (
            <p>{room.watching}</p>
          )}
          {isOwner && <BeginNow title={title} table={table} look={look} />}
          <Suspense>
            <Agreed title={title} config={table.config} pace={table.pace} isRated={table.isRated} />
          </Suspense>
          <p className={style['closing']}>{room.closing}</p>
        </Captioned>
        <div className={style['invite']}>
          <Suspense>
            <OwnInvitation title={title} table={table} />
          </Suspense>
          <OtherScreen key={table.invitationTag} table={table.table} />
        </div>
      </div>
    </Page>
  );
}
