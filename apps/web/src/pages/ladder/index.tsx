/** The ladder of a game, as an enamel board in a station's hall. */
import type { Answer } from '@roundhouse/contract';
import { titleOf, TITLES } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Captioned } from '../../app/captioned.tsx';
import { ButtonLink } from '../../app/button.tsx';
import { Lost } from '../../app/lost.tsx';
import { Page } from '../../app/page.tsx';
import { Segments } from '../../app/segments.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { PlayerLink } from '../../ladder/player-name.tsx';
import { useAsked } from '../../online/use-asked.ts';
import { useLadderWords } from '../../ladder/words.ts';
import { onlinePaths } from '../../online/paths.ts';
import { useSettings } from '../../settings/index.ts';
import style from './ladder.module.css';

type Entry = Answer<'readLadder'>['entries'][number];

const [FIRST] = TITLES;

export function LadderPage({ title = FIRST?.id ?? '' }: { readonly title?: string }): ReactNode {
  const words = useLadderWords();
  const { language } = useSettings();
  const [ladder] = useAsked('readLadder', { title });
  const [, go] = useLocation();
  if (!titleOf(title)) return <Lost />;
  const options = TITLES.map(({ id, names }) => ({ value: id, label: names[language] }));
  if (ladder === 'no-server') return <NoServerPage title={words.title} />;
  return (
    <Page title={words.title}>
      <div className={style['ladder']}>
        <header>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </header>
        <Segments
          label={words.game}
          options={options}
          value={title}
          onChange={(id) => go(onlinePaths.ladder(id))}
        />
        {typeof ladder === 'object' ? <Board entries={ladder.entries} /> : <Waiting />}
        <div className={style['foot']}>
          <ButtonLink href={onlinePaths.friends(title)}>{words.openRated}</ButtonLink>
          <ButtonLink quiet href={onlinePaths.tournaments}>
            {words.tournaments.title}
          </ButtonLink>
        </div>
        <details className={style['how']}>
          <summary>{words.how}</summary>
          <p>{words.howText}</p>
        </details>
      </div>
    </Page>
  );
}

function Board({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  const words = useLadderWords();
  const ranked = entries.filter(({ isProvisional }) => !isProvisional);
  const provisional = entries.filter(({ isProvisional }) => isProvisional);
  if (entries.length === 0) return <p>{words.none}</p>;
  return (
    <>
      {ranked.length > 0 && (
        <ol className={style['board']} aria-label={words.title} data-ladder>
          {ranked.map((entry) => (
            <Row key={entry.player} entry={entry} />
          ))}
        </ol>
      )}
      {provisional.length > 0 && (
        <Captioned className={style['provisional']} title={words.provisional}>
          <p>{words.provisionalNote}</p>
          <ul className={style['board']} data-provisional>
            {provisional.map((entry) => (
              <Row key={entry.player} entry={entry} />
            ))}
          </ul>
        </Captioned>
      )}
    </>
  );
}

function Row({ entry }: { readonly entry: Entry }): ReactNode {
  const words = useLadderWords();
  const { rank, rating, deviation, games, level, isMine } = entry;
  return (
    <li data-player={entry.player} data-bot={level !== undefined} data-mine={isMine === true}>
      <span className={style['rank']}>
        {rank === undefined ? (
          <i aria-hidden="true">–</i>
        ) : (
          <>
            <span className="unseen">{words.place} </span>
            {rank}
          </>
        )}
      </span>
      <span className={style['who']}>
        <span>
          <PlayerLink player={entry} />
          {isMine && <b>{words.you}</b>}
        </span>
        <small>{words.games(games)}</small>
      </span>
      <span className={style['rating']}>
        <span className="unseen">{words.rating} </span>
        <strong>{rating}</strong>
        <small>± {deviation}</small>
      </span>
    </li>
  );
}
