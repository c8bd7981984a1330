/** How often and how well one has played this game, against which level, and what to try next. */
import { isRefusal } from '@roundhouse/engine';
import type { Level } from '@roundhouse/bots';
import { useMemo, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { useBox } from '../../app/title-parts.ts';
import { newMatch } from '../../host/index.ts';
import { nudgeFor, ownGames, talliesOf, type OwnGame } from './own-games.ts';
import { useLevels } from '../../matches/use-levels.ts';
import { useMatches } from '../../matches/use-matches.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './my-games.module.css';

/** So many of the latest are shown one by one. */
const SHOWN = 10;

export function MyGames(): ReactNode {
  const { title, say, info } = useTable();
  const { short } = useBox(title);
  const { entries } = useMatches();
  const games = useMemo(() => ownGames(entries ?? [], title.id), [entries, title]);
  const here = games.find(({ match }) => match === info.match);
  const { review } = say;
  if (!here) return null;
  const won = games.filter(({ place }) => place === 1).length;
  const tallies = talliesOf(games);
  return (
    <section className={style['mine']} data-my-games aria-labelledby="my-games">
      <h3 id="my-games" className="caption">
        {review.myGames(short)}
      </h3>
      <div className={style['row']}>
        <ol>
          {games.slice(0, SHOWN).map((game) => (
            <Token key={game.match} game={game} isHere={game === here} />
          ))}
        </ol>
        <p>
          <b>{review.total(games.length, won)}</b>
          {tallies.map(({ level, count, won: at }) => (
            <span key={level}>
              {review.against(say.levels[level])}
              {tallies.length > 1 && `: ${review.won(at, count)}`}
            </span>
          ))}
        </p>
      </div>
      <TryNext games={games} level={here.level} />
    </section>
  );
}

interface TokenProps {
  readonly game: OwnGame;
  readonly isHere: boolean;
}

/** A game as a token with its place; it leads to its table. */
function Token({ game: { match, place, level }, isHere }: TokenProps): ReactNode {
  const { say } = useTable();
  return (
    <li data-won={place === 1 ? '' : undefined} aria-current={isHere ? 'true' : undefined}>
      <Link href={paths.table(match)}>
        <b className="number">{say.ending.place(place)}</b>
        <small>{say.levels[level]}</small>
      </Link>
    </li>
  );
}

function TryNext(props: { readonly games: readonly OwnGame[]; readonly level: Level }): ReactNode {
  const { title, info, say } = useTable();
  const { notices } = usePlay();
  const [, navigate] = useLocation();
  const levels = useLevels(title, info.sitters.length, info.config);
  const nudge = nudgeFor(props.games, props.level, levels);
  if (!nudge) return null;
  const { won, count, level, next } = nudge;
  const sitters = info.sitters.map((sitter) =>
    sitter.kind === 'bot' ? { ...sitter, level: next } : sitter,
  );
  const begin = async (): Promise<void> => {
    try {
      const made = await newMatch({ title: info.title, config: info.config, sitters });
      if (isRefusal(made)) notices.refuse(made);
      else navigate(paths.table(made));
    } catch (error) {
      notices.fail(error);
    }
  };
  return (
    <p className={style['nudge']} data-nudge>
      <span>{say.review.nudge(won, count, say.levels[level], say.levels[next])}</span>
      <Button small onClick={() => void begin()}>
        {say.review.tryNext(say.levels[next])}
      </Button>
    </p>
  );
}
