/** The table before anybody is invited. */
import { Refused } from '@roundhouse/contract/client';
import type { Refusal } from '@roundhouse/engine';
import type { Title } from '@roundhouse/titles';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { NameField } from '../../invitation/name-field.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { keepOpened } from '../../offline/index.ts';
import { becomeGuest } from '../../online/call-me.ts';
import { server } from '../../online/here.ts';
import { keepInvitation } from '../../online/keep-invitation.ts';
import { useMe } from '../../online/use-me.ts';
import { useSettings } from '../../settings/index.ts';
import { useGameWords, useWords } from '../../words/index.ts';
import { agreedIn, firstDraft, type Draft } from '../setup/draft.ts';
import { Options } from '../setup/options.tsx';
import { OwnBox } from '../setup/own-box.tsx';
import { SetChoice, type WantedSet } from './set-choice.tsx';
import { PRIVATE, TableManners, type Manners } from './table-manners.tsx';
import { TableForm } from './table-form.tsx';
import { TermsChoice, type Terms } from './terms-choice.tsx';
import { WishRows } from './wish-rows.tsx';
import { asked, firstWishes, type Wish } from './wishes.ts';
import { onlinePaths } from '../../online/paths.ts';
import { paths } from '../../app/paths.ts';

type Trouble = { readonly refused: Refusal } | 'failed' | 'unreachable' | 'needsAccount' | 'alone';

export interface SetTableProps {
  readonly title: Title;
  /** A set of the server that it is played with. */
  readonly wanted?: WantedSet | undefined;
}

export function SetTable({ title, wanted }: SetTableProps): ReactNode {
  const words = useFriendsWords();
  const { guest } = useWords();
  const kept = useSettings().name;
  const { me, hasNoServer } = useMe();
  const [name, setName] = useState(kept);
  const [draft, setDraft] = useState(() => firstDraft(title, '', 'normal'));
  const [wishes, setWishes] = useState(() => firstWishes(title));
  const [manners, setManners] = useState(PRIVATE);
  const [terms, setTerms] = useState<Terms>({ isRated: false });
  const [trouble, setTrouble] = useState<Trouble>();
  const [isOpening, setOpening] = useState(false);
  const [, go] = useLocation();
  useEffect(() => keepOpened(title.id), [title]);
  const sits = wishes.some(({ kind }) => kind === 'me' || kind === 'here');
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      if (!me?.person) await becomeGuest(name.trim() === '' ? guest : name.trim());
      const table = await openTable(title, draft, wishes, { ...manners, ...terms });
      go(sits ? paths.room(table) : onlinePaths.screen(table));
    } catch (error) {
      setTrouble(troubleOf(error));
      setOpening(false);
    }
  };
  return (
    <TableForm
      title={title}
      heading={words.title}
      hasNoServer={hasNoServer}
      isReady={!isOpening && !!me}
      button={words.set.open}
      said={trouble && <Sentence title={title} trouble={trouble} />}
      onOpen={() => void open()}
    >
      {sits && me && !me.person && <NameField name={name} onChange={setName} />}
      <WishRows title={title} wishes={wishes} agreed={agreedIn(draft)} onChange={setWishes} />
      <TableManners manners={manners} onChange={setManners} />
      <TermsChoice terms={terms} onChange={setTerms} />
      <Options title={title} draft={draft} onChange={setDraft} />
      <OwnBox title={title} draft={draft} onChange={setDraft} />
      <SetChoice
        title={title}
        draft={draft}
        isKnown={me?.person !== undefined}
        wanted={wanted}
        onChange={setDraft}
      />
    </TableForm>
  );
}

async function openTable(
  title: Title,
  draft: Draft,
  wishes: readonly Wish[],
  terms: Manners & Terms,
): Promise<string> {
  const config = {
    ...agreedIn(draft),
    seats: wishes.length,
  };
  const made = await server.ask('openTable', {
    title: title.id,
    config,
    seats: asked(wishes),
    ...terms,
  });
  return keepInvitation(made);
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Refused)) return 'unreachable';
  const { refusal } = error.fault;
  if (error.code === 'needs-account') return 'needsAccount';
  if (error.code === 'rated-table') return 'alone';
  return refusal ? { refused: refusal } : 'failed';
}

function Sentence(props: { readonly title: Title; readonly trouble: Trouble }): ReactNode {
  const { line, rated } = useFriendsWords();
  const game = useGameWords(props.title);
  const { trouble } = props;
  if (trouble === 'needsAccount') {
    return (
      <>
        {rated.needsAccount} <Link href={onlinePaths.me}>{rated.toPass}</Link>
      </>
    );
  }
  if (trouble === 'alone') return rated.alone;
  if (typeof trouble === 'string') return line[trouble];
  return game.refusal(trouble.refused);
}
