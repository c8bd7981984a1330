/** How a television or a laptop becomes the table: an address, and a short code to type there. */
import { useState, type ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { QuietButton, QuietLink } from '../../app/button.tsx';
import { linkTo } from '../../invitation/link.ts';
import { usePlace } from '../../invitation/use-place.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import { server } from '../../online/here.ts';
import { onlinePaths } from '../../online/paths.ts';
import { secretOf } from '../../online/secrets.ts';
import style from './other-screen.module.css';

export function OtherScreen({ table }: { readonly table: string }): ReactNode {
  const { room } = useFriendsWords();
  const place = usePlace();
  const [code, setCode] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const secret = secretOf(table);
  const lend = async (): Promise<void> => {
    if (secret === undefined) return;
    try {
      setCode((await server.ask('lendInvitation', { table, secret })).code);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Captioned className={style['screen']} title={room.screens}>
      <p>{room.screenNote}</p>
      <div className={style['ways']}>
        <QuietLink href={onlinePaths.screen(table)}>{room.screen}</QuietLink>
        {secret !== undefined && code === undefined && (
          <QuietButton onClick={() => void lend()}>{room.otherScreen}</QuietButton>
        )}
      </div>
      <output>
        {code !== undefined && place && (
          <>
            <span>{room.typeThere(linkTo('/screen', place.address))}</span>
            <b translate="no">{code}</b>
          </>
        )}
        {isFailed && room.noCode}
      </output>
    </Captioned>
  );
}
