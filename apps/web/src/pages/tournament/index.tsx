/** Tournaments: the list, and the way to one's own. */
import type { Answer } from '@roundhouse/contract';
import { titleOf, TITLES, type Title } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../app/page.tsx';
import { Cover, useBox } from '../../app/title-parts.ts';
import { Waiting } from '../../app/waiting.tsx';
import { NoServerHere } from '../../invitation/no-server.tsx';
import { useAsked } from '../../ladder/use-asked.ts';
import { useLadderWords } from '../../ladder/words.ts';
import { onlinePaths } from '../../online/paths.ts';
import style from './tournament.module.css';

type Listed = Answer<'listTournaments'>['tournaments'][number];

const PHASES = ['open', 'running', 'over'] as const;
const EVERY_MS = 15_000;

export function TournamentsPage(): ReactNode {
  const { tournaments: words } = useLadderWords();
  const [known] = useAsked('listTournaments', {}, EVERY_MS);
  if (!known) return <Waiting />;
  return (
    <Page title={words.title}>
      {typeof known === 'string' ? (
        <NoServerHere />
      ) : (
        <div className={style['hall']}>
          <header>
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
          </header>
          {known.tournaments.length === 0 && <p>{words.none}</p>}
          {PHASES.map((phase) => (
            <Phase
              key={phase}
              name={words[phase]}
              listed={known.tournaments.filter((each) => each.phase === phase)}
            />
          ))}
          <Make />
        </div>
      )}
    </Page>
  );
}

interface PhaseProps {
  readonly name: string;
  readonly listed: readonly Listed[];
}

function Phase({ name, listed }: PhaseProps): ReactNode {
  if (listed.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2 className="caption">{name}</h2>
      <ul className={style['list']}>
        {listed.map((each) => (
          <li key={each.tournament}>
            <Ticket listed={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ticket({ listed }: { readonly listed: Listed }): ReactNode {
  const { tournaments: words } = useLadderWords();
  const { tournament, name, title: id, host, entrants, phase, round, rounds } = listed;
  const title = titleOf(id);
  return (
    <Link href={onlinePaths.tournament(tournament)} className={`card ${style['ticket']}`}>
      <span className={style['picture']}>
        <Suspense>{title && <Cover title={title} />}</Suspense>
      </span>
      <span className={style['what']}>
        <strong translate="no">{name}</strong>
        <Suspense>{title && <Short title={title} />}</Suspense>
        <span>
          {[words.by(host), words.entrants(entrants)].join(', ')}
          {phase === 'running' && `, ${words.round(round, rounds)}`}
        </span>
      </span>
    </Link>
  );
}

function Short({ title }: { readonly title: Title }): ReactNode {
  return <span>{useBox(title).short}</span>;
}

/** One game, one tournament. */
function Make(): ReactNode {
  const { tournaments: words } = useLadderWords();
  return (
    <section aria-labelledby="make">
      <h2 id="make" className="caption">
        {words.make}
      </h2>
      <div className={style['games']}>
        {TITLES.map((title) => (
          <Link
            key={title.id}
            href={onlinePaths.newTournament(title.id)}
            className={`card ${style['poster']}`}
            data-make={title.id}
          >
            <span className={style['picture']}>
              <Suspense>
                <Cover title={title} />
              </Suspense>
            </span>
            <strong>
              <Suspense fallback={title.id}>
                <Short title={title} />
              </Suspense>
            </strong>
          </Link>
        ))}
      </div>
    </section>
  );
}
