/** A tournament before anybody has joined: what it is called, how many tables and rounds, how fast. */
import { Refused } from '@roundhouse/contract/client';
import { titleOf, type Title } from '@roundhouse/titles';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Captioned } from '../../app/captioned.tsx';
import { Lost } from '../../app/lost.tsx';
import { Segments } from '../../app/segments.tsx';
import { LONGEST_NAME } from '../../host/index.ts';
import name from '../../invitation/name-field.module.css';
import { useFriendsWords } from '../../invitation/words.ts';
import { useLadderWords } from '../../ladder/words.ts';
import { server } from '../../online/here.ts';
import { onlinePaths } from '../../online/paths.ts';
import { useMe } from '../../online/use-me.ts';
import { FIRST_PACE } from '../../pace/pace-choice.tsx';
import { TermsChoice, type Terms } from '../friends/terms-choice.tsx';
import { TableForm } from '../friends/table-form.tsx';
import manners from '../friends/wish-rows.module.css';
import { firstDraft } from '../setup/draft.ts';
import { Options } from '../setup/options.tsx';

const ROUNDS = [1, 2, 3, 4, 5, 6];

export function MakeTournament({ title: id }: { readonly title: string }): ReactNode {
  const title = titleOf(id);
  return title ? <Make title={title} /> : <Lost />;
}

type Trouble = 'failed' | 'unreachable' | 'needsAccount';

function Make({ title }: { readonly title: Title }): ReactNode {
  const { tournaments: words } = useLadderWords();
  const { me, hasNoServer } = useMe();
  const [called, setCalled] = useState(words.usualName);
  const [size, setSize] = useState(Math.max(...title.seats.filter((seats) => seats <= 4)));
  const [rounds, setRounds] = useState(3);
  const [isPublic, setPublic] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const [terms, setTerms] = useState<Terms>({ isRated: false, pace: FIRST_PACE });
  const [draft, setDraft] = useState(() => firstDraft(title, '', 'normal'));
  const [trouble, setTrouble] = useState<Trouble>();
  const [isOpening, setOpening] = useState(false);
  const [, go] = useLocation();
  const field = useId();
  const make = async (): Promise<void> => {
    setOpening(true);
    try {
      const config = { ...draft.options };
      const plan = { name: called, title: title.id, config, size, rounds, isPublic };
      const made = await server.ask('openTournament', { ...plan, ...terms, goesOn });
      go(onlinePaths.tournament(made.tournament));
    } catch (error) {
      setTrouble(troubleOf(error));
      setOpening(false);
    }
  };
  return (
    <TableForm
      title={title}
      heading={words.make}
      hasNoServer={hasNoServer}
      isReady={!isOpening && !!me && called.trim() !== ''}
      button={words.create}
      said={<Said trouble={trouble ?? (me && !me.person ? 'needsAccount' : undefined)} />}
      onOpen={() => void make()}
    >
      <div className={name['name']}>
        <label htmlFor={field} className="caption">
          {words.name}
        </label>
        <input
          id={field}
          value={called}
          maxLength={LONGEST_NAME}
          required
          onChange={({ target }) => setCalled(target.value)}
        />
      </div>
      <Choice label={words.seats} values={title.seats} value={size} onChange={setSize} />
      <Choice label={words.rounds} values={ROUNDS} value={rounds} onChange={setRounds} />
      <div className={manners['manners']}>
        <label>
          <input
            type="checkbox"
            checked={isPublic}
            onChange={({ target }) => setPublic(target.checked)}
          />
          {words.isPublic}
        </label>
        <label>
          <input
            type="checkbox"
            checked={goesOn}
            onChange={({ target }) => setGoesOn(target.checked)}
          />
          {words.goesOn}
        </label>
      </div>
      <TermsChoice terms={terms} onChange={setTerms} />
      <Options title={title} draft={draft} onChange={setDraft} />
    </TableForm>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  onChange(value: number): void;
}

function Choice({ label, values, value, onChange }: ChoiceProps): ReactNode {
  return (
    <Captioned title={label}>
      <Segments
        label={label}
        options={values.map((each) => ({ value: each, label: String(each) }))}
        value={value}
        onChange={onChange}
      />
    </Captioned>
  );
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Refused)) return 'unreachable';
  return error.code === 'needs-account' || error.code === 'not-signed-in'
    ? 'needsAccount'
    : 'failed';
}

function Said({ trouble }: { readonly trouble: Trouble | undefined }): ReactNode {
  const { tournaments: words } = useLadderWords();
  const { line, rated } = useFriendsWords();
  if (trouble === undefined) return null;
  if (trouble !== 'needsAccount') return line[trouble];
  return (
    <>
      {words.needsAccount} <Link href={onlinePaths.me}>{rated.toPass}</Link>
    </>
  );
}
