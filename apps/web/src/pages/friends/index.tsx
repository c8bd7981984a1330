/** A table for people who are not in the room: which game, who sits where, and what was agreed. */
import { titleOf } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Lost } from '../../app/lost.tsx';
import { Page } from '../../app/page.tsx';
import { TitleShelf } from '../../invitation/title-shelf.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import style from './friends.module.css';
import { PutOnline } from './put-online.tsx';
import type { WantedSet } from './set-choice.tsx';
import { SetTable } from './set-table.tsx';
import { onlinePaths } from '../../online/paths.ts';
import { useAccountWords } from '../me/use-asking.ts';

export interface FriendsPageProps {
  readonly title?: string;
  /** A game of this device that is to go on elsewhere. */
  readonly match?: string;
  /** A set of the server that is played with. */
  readonly wanted?: WantedSet;
}

export function FriendsPage({ title: id, match, wanted }: FriendsPageProps): ReactNode {
  if (id === undefined) return <Choose />;
  const title = titleOf(id);
  if (!title) return <Lost />;
  return match === undefined ? (
    <SetTable title={title} wanted={wanted} />
  ) : (
    <PutOnline title={title} match={match} />
  );
}

function Choose(): ReactNode {
  const words = useFriendsWords();
  const account = useAccountWords();
  return (
    <Page title={words.title}>
      <div className={style['choose']}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <h2 className="caption">{words.choose}</h2>
        <TitleShelf />
        <p>
          {words.lobby.instead} <Link href={onlinePaths.lobby}>{words.lobby.title}</Link>
        </p>
        <p className={style['ways']}>
          <Link href={onlinePaths.ladder()}>{words.rated.ladder}</Link>
          <Link href={onlinePaths.tournaments}>{words.rated.tournaments}</Link>
          <Link href={onlinePaths.me}>{account.title}</Link>
        </p>
      </div>
    </Page>
  );
}
