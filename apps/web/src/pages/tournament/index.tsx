/** Tournaments: the list, and the way to one's own. */
import type { Answer } from '@roundhouse/contract';
import { TITLES } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Captioned } from '../../app/captioned.tsx';
import { Page } from '../../app/page.tsx';
import { FramedCover } from '../../app/framed-cover.tsx';
import { TitleName } from '../../app/title-name.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { useAsked } from '../../online/use-asked.ts';
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
  if (typeof known === 'string') return <NoServerPage title={words.title} />;
  return (
    <Page title={words.title}>
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
    <Captioned title={name}>
      <ul className={style['list']}>
        {listed.map((each) => (
          <li key={each.tournament}>
            <Ticket listed={each} />
          </li>
        ))}
      </ul>
    </Captioned>
  );
}

function Ticket({ listed }: { readonly listed: Listed }): ReactNode {
  const { tournaments: words } = useLadderWords();
  const { tournament, name, title, host, entrants, phase, round, rounds } = listed;
  return (
    <Link href={onlinePaths.tournament(tournament)} className={`card ${style['ticket']}`}>
      <FramedCover id={title} className={style['picture']} />
      <span className={style['what']}>
        <strong translate="no">{name}</strong>
        <span>
          <TitleName id={title} />
        </span>
        <span>
          {[words.by(host), words.entrants(entrants)].join(', ')}
          {phase === 'running' && `, ${words.round(round, rounds)}`}
        </span>
      </span>
    </Link>
  );
}

/** One game, one tournament. */
function Make(): ReactNode {
  const { tournaments: words } = useLadderWords();
  return (
    <Captioned title={words.make}>
      <div className={style['games']}>
        {TITLES.map((title) => (
          <Link
            key={title.id}
            href={onlinePaths.newTournament(title.id)}
            className={`card ${style['poster']}`}
            data-make={title.id}
          >
            <FramedCover id={title.id} className={style['picture']} />
            <strong>
              <TitleName id={title.id} fallback={title.id} />
            </strong>
          </Link>
        ))}
      </div>
    </Captioned>
  );
}
