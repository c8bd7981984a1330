/** The games that were begun here and are not over: the latest two, and the way to the rest. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { MatchCard } from '../../matches/match-card.tsx';
import { isMyTurn } from '../../matches/telling.ts';
import { useMatches } from '../../matches/use-matches.ts';
import { useWords } from '../../words/index.ts';
import style from './continue.module.css';
import { Roundhouse } from './roundhouse.tsx';

const SHOWN = 2;

export function Continue(): ReactNode {
  const { home } = useWords();
  const { entries, at } = useMatches();
  if (!entries) return null;
  const running = entries.filter(({ isOver, problem }) => !isOver && problem === undefined);
  const waiting = running.filter(isMyTurn);
  // Alone at this device every game waits: that is no news.
  const isAwaited = waiting.some(({ elsewhere }) => elsewhere !== undefined);
  if (entries.length === 0) return <Roundhouse className={style['drawing'] ?? ''} />;
  return (
    <section className={style['continue']} aria-label={home.continue}>
      <div className={style['top']}>
        <h2 className="caption">{home.continue}</h2>
        {isAwaited && <p className={style['waiting']}>{home.waiting(waiting.length)}</p>}
        {entries.length > Math.min(SHOWN, running.length) && (
          <Link href={paths.tables} className={style['all']}>
            {home.allTables(entries.length)}
          </Link>
        )}
      </div>
      {running.slice(0, SHOWN).map((entry) => (
        <MatchCard key={entry.match} entry={entry} now={at} />
      ))}
    </section>
  );
}
