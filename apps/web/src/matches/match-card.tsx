/** A match in a list: what, with whom, whose turn. The whole card leads to its table. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../app/paths.ts';
import { FramedCover } from '../app/framed-cover.tsx';
import { TitleName } from '../app/title-name.tsx';
import type { MatchEntry } from '../host/index.ts';
import { tableOf } from '../online/addresses.ts';
import { tellMoment } from '../pace/paces.ts';
import { useSettings } from '../settings/index.ts';
import { useWords } from '../words/index.ts';
import style from './match-card.module.css';
import { ago, companyOf, isMyTurn, turnOf } from './telling.ts';

export interface MatchCardProps {
  readonly entry: MatchEntry;
  /** When the list was made, in milliseconds since 1970. */
  readonly now: number;
}

export function MatchCard({ entry, now }: MatchCardProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { problem } = entry;
  const mine = problem === undefined && isMyTurn(entry);
  return (
    <Link href={addressOf(entry)} className={`card ${style['match']} ${mine ? style['mine'] : ''}`}>
      <FramedCover id={entry.title} className={style['picture']} />
      <span className={style['what']}>
        <strong>
          <TitleName id={entry.title} />
        </strong>
        {entry.stage && !entry.isOver && (
          <span className={style['stage']} lang={language}>
            {entry.stage[language]}
          </span>
        )}
        <span>
          <span translate="no">{companyOf(entry, words)}</span>
          {entry.touched > 0 && (
            <time dateTime={new Date(entry.touched).toISOString()} translate="no">
              {', '}
              {ago(entry.touched, now, language) ?? words.matches.justNow}
            </time>
          )}
        </span>
      </span>
      <span className={mine ? style['turn'] : style['wait']}>
        {problem === undefined ? turnOf(entry, words) : words.tables.problems[problem]}
        {mine && entry.elsewhere?.until !== undefined && (
          <time className={style['until']} dateTime={new Date(entry.elsewhere.until).toISOString()}>
            {words.matches.until(tellMoment(entry.elsewhere.until, now, language))}
          </time>
        )}
      </span>
    </Link>
  );
}

/** A table elsewhere where seats are free opens itself when it begins. */
function addressOf({ match, elsewhere }: MatchEntry): string {
  return elsewhere?.isOpen === true ? paths.room(tableOf(match)) : paths.table(match);
}
