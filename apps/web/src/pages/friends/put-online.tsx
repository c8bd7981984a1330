/** A game of this device goes on elsewhere, from where it stands: who plays which seat there. */
import { Refused } from '@roundhouse/contract/client';
import type { Title } from '@roundhouse/titles';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Lost } from '../../app/lost.tsx';
import { paths } from '../../app/paths.ts';
import { Waiting } from '../../app/waiting.tsx';
import { keptRecord, type MatchEntry } from '../../host/index.ts';
import { NameField } from '../../invitation/name-field.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { useMatches } from '../../matches/use-matches.ts';
import { becomeGuest } from '../../online/call-me.ts';
import { server } from '../../online/here.ts';
import { keepInvitation } from '../../online/keep-invitation.ts';
import { useMe } from '../../online/use-me.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import { PRIVATE, TableManners } from './table-manners.tsx';
import { TableForm } from './table-form.tsx';
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
      if (!me?.person) await becomeGuest(name.trim() === '' ? guest : name.trim());
      const record = await keptRecord(entry.match);
      const made = await server.ask('openRecord', { record, seats: asked(wishes), ...manners });
      go(paths.room(keepInvitation(made)));
    } catch (error) {
      setTrouble(error instanceof Refused ? 'unreadable' : 'unreachable');
      setOpening(false);
    }
  };
  return (
    <TableForm
      title={title}
      heading={words.put.title}
      hasNoServer={hasNoServer}
      isReady={!isOpening && !!me}
      button={words.put.open}
      said={
        <>
          {trouble === 'unreadable' && words.put.unreadable}
          {trouble === 'unreachable' && words.line.unreachable}
        </>
      }
      onOpen={() => void put()}
    >
      <p>
        {words.put.lead} {entry.stage?.[language]}
      </p>
      {me && !me.person && <NameField name={name} onChange={setName} />}
      <WishRows title={title} wishes={wishes} onChange={setWishes} isFixed />
      <TableManners manners={manners} onChange={setManners} />
    </TableForm>
  );
}
