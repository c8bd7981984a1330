/** The screen before the game: a large code to join, and the seats as they fill. */
import type { Title } from '@roundhouse/titles';
import { useState, type ReactNode } from 'react';
import { useTitle } from '../../app/page.tsx';
import { useBox } from '../../app/title-parts.ts';
import { invitationLink } from '../../invitation/link.ts';
import { LineSign } from '../../invitation/line-sign.tsx';
import { QrPicture } from '../../invitation/qr-picture.tsx';
import { SeatList } from '../../invitation/seat-list.tsx';
import { usePlace } from '../../invitation/use-place.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import { line, server } from '../../online/here.ts';
import { keepSecret, secretOf } from '../../online/secrets.ts';
import type { RoomSeen } from '../../online/use-room.ts';
import { BeginNow } from '../room/begin-now.tsx';
import style from './screen.module.css';
import { Top } from './top.tsx';

export interface GatheringProps {
  readonly title: Title;
  readonly table: RoomSeen;
  look(): void;
}

export function Gathering({ title, table, look }: GatheringProps): ReactNode {
  const { screen, room } = useFriendsWords();
  const { short } = useBox(title);
  useTitle(short);
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <div className={style['frame']}>
      <div className={style['gathering']}>
        <Top name={short} />
        <main id="content" tabIndex={-1} className={style['middle']}>
          <Code table={table} />
          <section aria-labelledby="join">
            <h2 id="join">{screen.join}</h2>
            <p>{screen.joinText}</p>
            <SeatList title={title} table={table} />
            <p aria-live="polite">
              {room.waitingFor(free)} {room.beginsItself}
            </p>
            {table.isOwner && <BeginNow title={title} table={table} look={look} />}
            <LineSign wire={line} />
          </section>
        </main>
      </div>
    </div>
  );
}

/** A screen that has not the secret of the invitation shows none; its owner makes a new one. */
function Code({ table }: { readonly table: RoomSeen }): ReactNode {
  const { invitation } = useFriendsWords();
  const place = usePlace();
  const [secret, setSecret] = useState(() => secretOf(table.table));
  const renew = async (): Promise<void> => {
    const made = await server.ask('renewInvitation', { table: table.table });
    keepSecret(table.table, made.secret);
    setSecret(made.secret);
  };
  if (!place) return <div className={style['code']} />;
  if (secret !== undefined) {
    return (
      <div className={style['code']}>
        <QrPicture
          text={invitationLink(table.table, secret, place.address)}
          label={invitation.qr}
        />
      </div>
    );
  }
  if (!table.isOwner) return null;
  return (
    <div className={style['none']}>
      <p>{invitation.gone}</p>
      <button type="button" className="button" onClick={() => void renew().catch(() => undefined)}>
        {invitation.renew}
      </button>
    </div>
  );
}
