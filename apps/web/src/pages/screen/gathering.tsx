/** The screen before the game: a large code to join, and the seats as they fill. */
import type { ReactNode } from 'react';
import { useTitle } from '../../app/page.tsx';
import { useBox, useRules } from '../../app/title-parts.ts';
import { Awaited } from '../../invitation/awaited.tsx';
import { LineSign } from '../../invitation/line-sign.tsx';
import { SeatList } from '../../invitation/seat-list.tsx';
import { SitHere } from '../../invitation/sit-here.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { forEverybody } from '../../online/free-seats.ts';
import { line, server } from '../../online/here.ts';
import { useInvitation } from '../../online/use-invitation.ts';
import { BeginNow, type RoomProps } from '../room/begin-now.tsx';
import { JoinCode } from './join-code.tsx';
import style from './screen.module.css';
import { Top } from './top.tsx';

export function Gathering({ title, table, look }: RoomProps): ReactNode {
  const { screen, room } = useFriendsWords();
  const { short } = useBox(title);
  const { meta } = useRules(title);
  useTitle(short);
  const shown = forEverybody(table);
  const { table: id, isOwner, isPublic } = table;
  const { secret, isVoid, keep } = useInvitation(id, table.invitationTag);
  const renew = async (): Promise<void> =>
    keep((await server.ask('renewInvitation', { table: id })).secret);
  return (
    <div className={style['frame']}>
      <div className={style['gathering']}>
        <Top name={short} />
        <main id="content" tabIndex={-1} className={style['middle']}>
          <JoinCode
            table={id}
            secret={secret}
            isPublic={isPublic}
            isVoid={isVoid}
            renew={isOwner ? renew : undefined}
          />
          <section aria-labelledby="join">
            <h2 id="join">{screen.join}</h2>
            {(secret !== undefined || isPublic) && <p>{screen.joinText}</p>}
            <SeatList
              title={title}
              table={shown}
              {...(meta.hasSecrets
                ? {}
                : {
                    renderAct: (seat: number) => <SitHere table={table} seat={seat} look={look} />,
                  })}
            />
            {!meta.hasSecrets && <p>{screen.alone}</p>}
            <p aria-live="polite">
              <Awaited table={shown} /> {room.beginsItself}
            </p>
            {isOwner && <BeginNow title={title} table={table} look={look} />}
            <LineSign wire={line} />
          </section>
        </main>
      </div>
    </div>
  );
}
