/** The code to join, as large as there is room; a screen without the invitation asks for it. */
import { useState, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { invitationLink } from '../../invitation/link.ts';
import { QrPicture } from '../../invitation/qr-picture.tsx';
import { usePlace } from '../../invitation/use-place.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import { server } from '../../online/here.ts';
import { keepSecret, secretOf } from '../../online/secrets.ts';
import style from './screen.module.css';
import { ShortCode } from './short-code.tsx';

export interface JoinCodeProps {
  readonly table: string;
  readonly isOwner: boolean;
}

export function JoinCode({ table, isOwner }: JoinCodeProps): ReactNode {
  const { invitation } = useFriendsWords();
  const place = usePlace();
  const [secret, setSecret] = useState(() => secretOf(table));
  const renew = async (): Promise<void> => {
    const made = await server.ask('renewInvitation', { table });
    keepSecret(table, made.secret);
    setSecret(made.secret);
  };
  if (!place) return <div className={style['code']} />;
  if (secret !== undefined) {
    return (
      <div className={style['code']}>
        <QrPicture text={invitationLink(table, secret, place.address)} label={invitation.qr} />
      </div>
    );
  }
  return (
    <div className={style['none']}>
      <ShortCode />
      {isOwner && (
        <>
          <p>{invitation.gone}</p>
          <Button quiet onClick={() => void renew().catch(() => undefined)}>
            {invitation.renew}
          </Button>
        </>
      )}
    </div>
  );
}
