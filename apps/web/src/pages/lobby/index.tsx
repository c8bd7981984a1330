/** Tables that anybody may join or watch. */
import { TITLES } from '@roundhouse/titles';
import { useState, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { Page } from '../../app/page.tsx';
import { TitleName } from '../../app/title-name.tsx';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { TitleShelf } from '../../invitation/title-shelf.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { usePaceWords } from '../../pace/words.ts';
import style from './lobby.module.css';
import { LobbyCard } from './lobby-card.tsx';
import { useLobby, type Filter, type Wanted } from './use-lobby.ts';

const WANTED: readonly Wanted[] = ['free', 'running', 'over'];

export function LobbyPage(): ReactNode {
  const { lobby: say } = useFriendsWords();
  const [filter, setFilter] = useState<Filter>({ wanted: 'free', parts: 1 });
  const { tables, hasMore, at, hasNoServer } = useLobby(filter);
  if (hasNoServer === true) return <NoServerPage title={say.title} />;
  return (
    <Page title={say.title}>
      <div className={style['lobby']}>
        <h1>{say.title}</h1>
        <p>{say.lead}</p>
        <div className={style['filters']}>
          <fieldset aria-label={say.which}>
            {WANTED.map((wanted) => (
              <button
                key={wanted}
                type="button"
                aria-pressed={filter.wanted === wanted}
                data-wanted={wanted}
                onClick={() => setFilter({ ...filter, wanted, parts: 1 })}
              >
                {say[wanted]}
              </button>
            ))}
          </fieldset>
          <Games filter={filter} onChange={setFilter} />
          <Paces filter={filter} onChange={setFilter} />
        </div>
        {tables?.length === 0 && (
          <section className={style['none']} aria-labelledby="open-one">
            <p>{say.none[filter.wanted]}</p>
            <h2 id="open-one" className="caption">
              {say.openOne}
            </h2>
            <TitleShelf />
          </section>
        )}
        <ul className={style['tables']} aria-busy={tables === undefined}>
          {tables?.map((table) => (
            <li key={table.table}>
              <LobbyCard table={table} now={at} />
            </li>
          ))}
        </ul>
        {hasMore === true && (
          <Button quiet onClick={() => setFilter({ ...filter, parts: filter.parts + 1 })}>
            {say.more}
          </Button>
        )}
      </div>
    </Page>
  );
}

interface FilterProps {
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

function Games({ filter, onChange }: FilterProps): ReactNode {
  const { lobby: say } = useFriendsWords();
  const { title: chosen, ...rest } = filter;
  return (
    <fieldset aria-label={say.game}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChange(rest)}>
        {say.every}
      </button>
      {TITLES.map((title) => (
        <button
          key={title.id}
          type="button"
          aria-pressed={chosen === title.id}
          onClick={() => onChange({ ...rest, title: title.id, parts: 1 })}
        >
          <TitleName id={title.id} />
        </button>
      ))}
    </fieldset>
  );
}

const PACES = ['none', 'live', 'days'] as const;

function Paces({ filter, onChange }: FilterProps): ReactNode {
  const words = usePaceWords();
  const { pace: chosen, ...rest } = filter;
  return (
    <fieldset aria-label={words.title}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChange(rest)}>
        {words.any}
      </button>
      {PACES.map((pace) => (
        <button
          key={pace}
          type="button"
          aria-pressed={chosen === pace}
          data-pace={pace}
          onClick={() => onChange({ ...rest, pace, parts: 1 })}
        >
          {words.kinds[pace]}
        </button>
      ))}
    </fieldset>
  );
}
