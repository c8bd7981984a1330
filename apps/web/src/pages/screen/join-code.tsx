/** The code to join, as large as there is room; a screen without the invitation asks for it. */
import type { ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { invitationLink } from '../../invitation/link.ts';
import { QrPicture } from '../../invitation/qr-picture.tsx';
import { usePlace } from '../../invitation/use-place.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import style from './screen.module.css';
import { ShortCode } from './short-code.tsx';

export interface JoinCodeProps {
  readonly table: string;
  readonly secret: string | undefined;
  /** Whether anybody may join: a code leads there without a secret, too. */
  readonly isPublic: boolean;
  /** This screen had an invitation that was renewed since. */
  readonly isVoid: boolean;
  /** Makes a new invitation; undefined: this device may not. */
  readonly renew?: (() => Promise<void>) | undefined;
}

export function JoinCode({ table, secret, isPublic, isVoid, renew }: JoinCodeProps): ReactNode {
  const { invitation, screen } = useFriendsWords();
  const place = usePlace();
  if (!place) return <div className={style['code']} />;
  if (secret !== undefined || isPublic) {
    return (
      <div className={style['code']}>
        <QrPicture text={invitationLink(table, secret, place.address)} label={invitation.qr} />
      </div>
    );
  }
  return (
    <div className={style['none']}>
      {isVoid && <output>{screen.renewed}</output>}
      <ShortCode />
      {renew && (
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
