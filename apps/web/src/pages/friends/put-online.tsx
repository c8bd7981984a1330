/** A game of this device goes on elsewhere, from where it stands: who plays which seat there. */
import { Refused } from '@roundhouse/contract/client';
import type { Title } from '@roundhouse/titles';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Lost } from '../../app/lost.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { Waiting } from '../../app/waiting.tsx';
import { keptRecord, type MatchEntry } from '../../host/index.ts';
import { NameField } from '../../invitation/name-field.tsx';
import { NoServerHere } from '../../invitation/no-server.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { useMatches } from '../../matches/use-matches.ts';
import { rememberOnline } from '../../online/addresses.ts';
import { server } from '../../online/here.ts';
import { keepSecret } from '../../online/secrets.ts';
import { useMe } from '../../online/use-me.ts';
import { changeSettings, useSettings } from '../../settings/index.ts';
import { useGameWords, useWords } from '../../words/index.ts';
import { BoxFront } from '../setup/box-front.tsx';
import setup from '../setup/setup.module.css';
import { PRIVATE, TableManners } from './table-manners.tsx';
import { WishRows } from './wish-rows.tsx';
import { asked, wishesOf } from './wishes.ts';

export interface PutOnlineProps {
  readonly title: Title;
  readonly match: string;
}

export function PutOnline({ title, match }: PutOnlineProps): ReactNode {
  const { entries } = useMatches();
  if (!entries) return <Waiting />;
  const entry = entries.find((each) => each.match === match && !each.isOver && !each.elsewhere);
  return entry && entry.title === title.id ? <Put title={title} entry={entry} /> : <Lost />;
}

function Put({ title, entry }: { readonly title: Title; readonly entry: MatchEntry }): ReactNode {
  const words = useFriendsWords();
  const { guest } = useWords();
  const game = useGameWords(title);
  const { language, name: kept } = useSettings();
  const { me, hasNoServer } = useMe();
  const [name, setName] = useState(kept);
  const [wishes, setWishes] = useState(() => wishesOf(entry.sitters));
  const [manners, setManners] = useState(PRIVATE);
  const [trouble, setTrouble] = useState<'unreadable' | 'unreachable'>();
  const [isOpening, setOpening] = useState(false);
  const [, go] = useLocation();
  const put = async (): Promise<void> => {
    setOpening(true);
    try {
      const called = name.trim() === '' ? guest : name.trim();
      if (!me?.person) {
        await server.ask('becomeGuest', { name: called });
        changeSettings({ name: called });
      }
      const record = await keptRecord(entry.match);
      const made = await server.ask('openRecord', { record, seats: asked(wishes), ...manners });
      keepSecret(made.table, made.secret);
      rememberOnline();
      go(paths.room(made.table));
    } catch (error) {
      setTrouble(error instanceof Refused ? 'unreadable' : 'unreachable');
      setOpening(false);
    }
  };
  if (hasNoServer === true) {
    return (
      <Page title={words.put.title}>
        <NoServerHere />
      </Page>
    );
  }
  return (
    <Page title={game.name}>
      <form
        className={setup['setup']}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void put();
        }}
      >
        <BoxFront title={title} />
        <div className={setup['table']}>
          <h1>{words.put.title}</h1>
          <p>
            {words.put.lead} {entry.stage?.[language]}
          </p>
          {me && !me.person && <NameField name={name} onChange={setName} />}
          <WishRows title={title} wishes={wishes} onChange={setWishes} isFixed />
          <TableManners manners={manners} onChange={setManners} />
        </div>
        <div className={setup['begin']}>
          <output>
            {trouble === 'unreadable' && words.put.unreadable}
            {trouble === 'unreachable' && words.line.unreachable}
          </output>
          <button type="submit" className="button" disabled={isOpening || !me}>
            {words.put.open}
          </button>
        </div>
      </form>
    </Page>
  );
}
