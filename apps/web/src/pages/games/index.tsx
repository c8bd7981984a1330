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
import { useGames, type Game } from './use-games.ts';

export function GamesPage(): ReactNode {
  const { games: words } = useAccountWords();
  const games = useGames();
  if (!games) return <Waiting />;
  if (games === 'no-server') return <NoServerPage title={words.title} />;
  return (
    <Page title={words.title}>
      <div className={style['games']}>
        <header>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </header>
        {games === 'refused' && (
          <section className={style['empty']}>
            <p>
              {words.nobody} <Link href={onlinePaths.me}>{words.pass}</Link>
            </p>
            <TitleShelf />
          </section>
        )}
        {games !== 'refused' && (games.length > 0 ? <Shelf games={games} /> : <Empty />)}
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

const EVERY = '';

function Shelf({ games }: { readonly games: readonly Game[] }): ReactNode {
  const { language } = useSettings();
  const [title, setTitle] = useState<string>(EVERY);
  const shown = games.filter((game) => title === EVERY || game.title === title);
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const months = Map.groupBy(shown, ({ touched }) => month.format(touched));
  return (
    <>
      <Download count={games.length} />
      <Filter games={games} value={title} onChange={setTitle} />
      {[...months].map(([name, played]) => (
        <Captioned key={name} title={name}>
          <ul>
            {played.map((game) => (
              <GameRow key={game.table} game={game} />
            ))}
          </ul>
        </Captioned>
      ))}
    </>
  );
}

interface FilterProps {
  readonly games: readonly Game[];
  readonly value: string;
  onChange(title: string): void;
}

function Filter({ games, value, onChange }: FilterProps): ReactNode {
  const { games: words } = useAccountWords();
  const { language } = useSettings();
  const titles = [...new Set(games.map(({ title }) => title))].flatMap((id) => titleOf(id) ?? []);
  if (titles.length < 2) return null;
  const options = titles.map(({ id, names }) => ({ value: id, label: names[language] }));
  return (
    <Segments
      label={words.titles}
      options={[{ value: EVERY, label: words.every }, ...options]}
      value={value}
      onChange={onChange}
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
