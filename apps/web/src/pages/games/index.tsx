/** All one's games that are over: a shelf, by month, and the way to take them all along. */
import { titleOf } from '@roundhouse/titles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Captioned } from '../../app/captioned.tsx';
import { Button } from '../../app/button.tsx';
import { Page } from '../../app/page.tsx';
import { Segments } from '../../app/segments.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { TitleShelf } from '../../invitation/title-shelf.tsx';
import { saveFile } from '../../matches/save-record.ts';
import { onlinePaths } from '../../online/paths.ts';
import { useSettings } from '../../settings/index.ts';
import { useAccountWords, useAsking } from '../me/use-asking.ts';
import { allGames } from './all-games.ts';
import { GameRow } from './game-row.tsx';
import style from './games.module.css';
import { useGames, type Games } from './use-games.ts';

export function GamesPage(): ReactNode {
  const { games: words } = useAccountWords();
  const [wanted, setWanted] = useState<Wanted>(FIRST);
  const found = useGames(wanted.title, wanted.pages);
  if (found === 'no-server') return <NoServerPage title={words.title} />;
  if (found !== 'refused' && !found.counts) return <Waiting />;
  return (
    <Page title={words.title}>
      <div className={style['games']}>
        <header>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </header>
        {found === 'refused' ? (
          <section className={style['empty']}>
            <p>
              {words.nobody} <Link href={onlinePaths.me}>{words.pass}</Link>
            </p>
            <TitleShelf />
          </section>
        ) : (
          <Shelf found={found} wanted={wanted} onChange={setWanted} />
        )}
      </div>
    </Page>
  );
}

function Empty(): ReactNode {
  const { games: words } = useAccountWords();
  return (
    <section className={style['empty']}>
      <p>{words.none}</p>
      <TitleShelf />
    </section>
  );
}

interface Wanted {
  /** Undefined: of every game. */
  readonly title?: string;
  readonly pages: number;
}
const FIRST: Wanted = { pages: 1 };

interface ShelfProps {
  readonly found: Games;
  readonly wanted: Wanted;
  onChange(wanted: Wanted): void;
}

function Shelf({ found, wanted, onChange }: ShelfProps): ReactNode {
  const { games: words } = useAccountWords();
  const { language } = useSettings();
  const { games = [], counts = [], hasMore } = found;
  if (counts.length === 0) return <Empty />;
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const months = Map.groupBy(games, ({ touched }) => month.format(touched));
  return (
    <>
      <Download count={counts.reduce((sum, { count }) => sum + count, 0)} />
      <Filter
        titles={counts.map(({ title }) => title)}
        value={wanted.title}
        onChange={(title) => onChange({ ...FIRST, ...(title === undefined ? {} : { title }) })}
      />
      {[...months].map(([name, played]) => (
        <Captioned key={name} title={name}>
          <ul>
            {played.map((game) => (
              <GameRow key={game.table} game={game} />
            ))}
          </ul>
        </Captioned>
      ))}
      {hasMore && (
        <Button quiet onClick={() => onChange({ ...wanted, pages: wanted.pages + 1 })}>
          {words.more}
        </Button>
      )}
    </>
  );
}

const EVERY = '';

interface FilterProps {
  readonly titles: readonly string[];
  readonly value: string | undefined;
  onChange(title: string | undefined): void;
}

function Filter({ titles: ids, value = EVERY, onChange }: FilterProps): ReactNode {
  const { games: words } = useAccountWords();
  const { language } = useSettings();
  const titles = ids.flatMap((id) => titleOf(id) ?? []);
  if (titles.length < 2) return null;
  const options = titles.map(({ id, names }) => ({ value: id, label: names[language] }));
  return (
    <Segments
      label={words.titles}
      options={[{ value: EVERY, label: words.every }, ...options]}
      value={value}
      onChange={(title) => onChange(title === EVERY ? undefined : title)}
    />
  );
}

function Download({ count }: { readonly count: number }): ReactNode {
  const { games: words } = useAccountWords();
  const [fetched, setFetched] = useState<number>();
  const [isDone, setDone] = useState(false);
  const { run, isBusy, trouble } = useAsking();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const mine = new AbortController();
    leaving.current = mine;
    return () => mine.abort();
  }, []);
  const download = (): void =>
    run(async () => {
      setDone(false);
      setFetched(0);
      const zip = await allGames(setFetched, leaving.current.signal);
      saveFile(zip, 'application/zip', 'roundhouse-games.zip');
      setDone(true);
    });
  return (
    <div className={style['download']}>
      <div>
        <Button disabled={isBusy} onClick={download}>
          {words.download(count)}
        </Button>
        <output>
          {isDone && words.downloaded}
          {isBusy && fetched !== undefined && words.gathering(fetched, count)}
        </output>
      </div>
      <p>{words.format}</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </div>
  );
}
