/** What is given away: the code, the link, and the ways to pass it on. */
import type { Title } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { Captioned } from '../app/captioned.tsx';
import { Button, QuietButton } from '../app/button.tsx';
import { useBox } from '../app/title-parts.ts';
import { useCopy } from './use-copy.ts';
import style from './invitation.module.css';
import { QrPicture } from './qr-picture.tsx';
import { useFriendsWords } from './words.ts';

export interface InvitationProps {
  readonly title: Title;
  readonly link: string;
  /** Who invites; empty: nobody in particular. */
  readonly name: string;
  readonly children?: ReactNode;
}

export function Invitation({ title, link, name, children }: InvitationProps): ReactNode {
  const { invitation } = useFriendsWords();
  const { short } = useBox(title);
  return (
    <Captioned className={`card ${style['invitation']}`} title={invitation.title}>
      <div className={style['code']}>
        <QrPicture text={link} label={invitation.qr} />
      </div>
      <p>{invitation.text}</p>
      <div className={style['ways']}>
        {/* Where a page may not share, a link is copied. */}
        {'share' in navigator && (
          <Button
            small
            onClick={() => {
              const text = invitation.shared(name, short);
              void navigator.share({ title: short, text, url: link }).catch(() => undefined);
            }}
          >
            {invitation.share}
          </Button>
        )}
        <CopyLink link={link} />
        {children}
      </div>
    </Captioned>
  );
}

function CopyLink({ link }: { readonly link: string }): ReactNode {
  const { invitation } = useFriendsWords();
  const { isCopied, isRefused, copy } = useCopy(link);
  return (
    <>
      <QuietButton onClick={copy}>{isCopied ? invitation.copied : invitation.copy}</QuietButton>
      {isRefused && (
        <label className={style['link']}>
          <span className="unseen">{invitation.link}</span>
          <input
            readOnly
            value={link}
            ref={(field) => field?.focus()}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
