/** The people whom the server knows: found by name, let in or not. */
import type { ReactNode } from 'react';
import { Part } from '../../app/part.tsx';
import { Button, QuietButton } from '../../app/button.tsx';
import { ago } from '../../matches/telling.ts';
import { server } from '../../online/here.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import { Field } from '../me/field.tsx';
import { useAsking } from '../me/use-asking.ts';
import style from './office.module.css';
import { SureButton } from '../../matches/sure-button.tsx';
import { useOfficeWords, type Office } from './use-office.ts';

type Person = Office['people']['some'][number];

export interface FolkProps {
  readonly office: Office;
  readonly named: string;
  onFind(named: string): void;
  onMore(): void;
  again(): void;
}

export function Folk({
  office: { people, at },
  named,
  onFind,
  onMore,
  again,
}: FolkProps): ReactNode {
  const { folk: words } = useOfficeWords();
  return (
    <Part id="folk" title={words.title} className={style['part']}>
      <Field
        label={words.find}
        type="search"
        value={named}
        most={40}
        autoComplete="off"
        onChange={onFind}
      />
      {people.some.length === 0 && <p>{words.none}</p>}
      <ul className={style['rows']}>
        {people.some.map((person) => (
          <Row key={person.person} person={person} now={at} again={again} />
        ))}
      </ul>
      {people.hasMore && (
        <Button quiet onClick={onMore}>
          {words.more}
        </Button>
      )}
      <p>{words.note}</p>
    </Part>
  );
}

interface RowProps {
  readonly person: Person;
  readonly now: number;
  again(): void;
}

function Row({ person, now, again }: RowProps): ReactNode {
  const { folk: words } = useOfficeWords();
  const { matches } = useWords();
  const { language } = useSettings();
  const { run, isBusy, trouble } = useAsking({
    'last-administrator': words.last,
    'no-account': words.noAccount,
  });
  const { name, login, seen, maySignIn, isAdmin, isBanned } = person;
  const ban = (isWanted: boolean): void =>
    run(() => server.ask('ban', { person: person.person, isBanned: isWanted }), again);
  const hold = (isWanted: boolean): void =>
    run(() => server.ask('nameAdministrator', { person: person.person, isAdmin: isWanted }), again);
  const last =
    seen === undefined ? words.gone : words.seen(ago(seen, now, language) ?? matches.justNow);
  return (
    <li data-banned={isBanned}>
      <span>
        <strong translate="no">{name}</strong>
        {isAdmin && <em>{words.administrator}</em>}
        {isBanned && <em>{words.banned}</em>}
        <small>
          <span translate="no">{login ?? words.guest}</span>, {last}
        </small>
      </span>
      <span className={style['acts']}>
        {!isBanned && (isAdmin || maySignIn) && (
          <SureButton
            label={isAdmin ? words.take : words.give}
            named={isAdmin ? words.takeOf(name) : words.giveOf(name)}
            sure={isAdmin ? words.sureTake : words.sureGive}
            isBusy={isBusy}
            onSure={() => hold(!isAdmin)}
          />
        )}
        {!isAdmin && !isBanned && (
          <SureButton
            label={words.ban}
            named={words.banOf(name)}
            sure={words.sure}
            isBusy={isBusy}
            onSure={() => ban(true)}
          />
        )}
        {isBanned && (
          <QuietButton
            aria-label={words.letInOf(name)}
            disabled={isBusy}
            onClick={() => ban(false)}
          >
            {words.letIn}
          </QuietButton>
        )}
      </span>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </li>
  );
}
