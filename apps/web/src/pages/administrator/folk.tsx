/** The people whom the server knows: found by name, let in or not. */
import { useId, type ReactNode } from 'react';
import { ago } from '../../matches/telling.ts';
import { server } from '../../online/here.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import { useAsking } from '../me/use-asking.ts';
import style from './office.module.css';
import { SureButton } from './sure-button.tsx';
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
  const id = useId();
  return (
    <section className={style['part']} aria-labelledby="folk">
      <h2 id="folk">{words.title}</h2>
      <label htmlFor={id} className={style['find']}>
        <span>{words.find}</span>
        <input
          id={id}
          type="search"
          value={named}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onFind(target.value)}
        />
      </label>
      {people.some.length === 0 && <p>{words.none}</p>}
      <ul className={style['rows']}>
        {people.some.map((person) => (
          <Row key={person.person} person={person} now={at} again={again} />
        ))}
      </ul>
      {people.hasMore && (
        <button type="button" className="button quiet" onClick={onMore}>
          {words.more}
        </button>
      )}
      <p>{words.note}</p>
    </section>
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
    run(async () => {
      await server.ask('ban', { person: person.person, isBanned: isWanted });
      again();
    });
  const hold = (isWanted: boolean): void =>
    run(async () => {
      await server.ask('nameAdministrator', { person: person.person, isAdmin: isWanted });
      again();
    });
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
          <button
            type="button"
            className="button quiet small"
            aria-label={words.letInOf(name)}
            disabled={isBusy}
            onClick={() => ban(false)}
          >
            {words.letIn}
          </button>
        )}
      </span>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </li>
  );
}
