/** Which games can be played without a network, and the wish to keep another one. */
import { TITLES, type Title } from '@roundhouse/titles';
import { useEffect, useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { useBox } from '../../app/title-parts.ts';
import { canKeep, keepGame, keptGames } from '../../offline/index.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import style from './kept-games.module.css';
import { Setting } from './setting.tsx';

/** Nothing where the browser keeps nothing. */
export function KeptGames(): ReactNode {
  return canKeep() ? <Games /> : null;
}

type Fetching = { readonly game: string; readonly hasFailed: boolean };

function Games(): ReactNode {
  const { settings: words } = useWords();
  const [kept, setKept] = useState<readonly string[]>([]);
  const [fetching, setFetching] = useState<Fetching>();
  useEffect(() => {
    let isHere = true;
    void keptGames().then((games) => isHere && setKept(games));
    return () => {
      isHere = false;
    };
  }, []);
  const keep = async (game: string): Promise<void> => {
    setFetching({ game, hasFailed: false });
    const games = await keepGame(game);
    setKept(games);
    setFetching(games.includes(game) ? undefined : { game, hasFailed: true });
  };
  return (
    <Setting name={words.offline} note={words.offlineNote}>
      <ul className={style['games']}>
        {TITLES.map((title) => (
          <Game
            key={title.id}
            title={title}
            isKept={kept.includes(title.id)}
            onKeep={() => void keep(title.id)}
          />
        ))}
      </ul>
      <output>{fetching && (fetching.hasFailed ? words.notKept : words.keeping)}</output>
    </Setting>
  );
}

interface GameProps {
  readonly title: Title;
  readonly isKept: boolean;
  onKeep(): void;
}

function Game({ title, isKept, onKeep }: GameProps): ReactNode {
  const { settings: words } = useWords();
  const { language } = useSettings();
  const { name } = useBox(title);
  return (
    <li>
      <span>{name}</span>
      {isKept ? (
        <span className="caption">{words.kept}</span>
      ) : (
        <QuietButton aria-label={words.keepGame(title.names[language])} onClick={onKeep}>
          {words.keep}
        </QuietButton>
      )}
    </li>
  );
}
