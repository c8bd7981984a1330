/** One tournament: what it waits for, the standing, and the tables of every round. */
import { titleOf } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import { Page } from '../../app/page.tsx';
import { FramedCover } from '../../app/framed-cover.tsx';
import { TitleName } from '../../app/title-name.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { Agreed } from '../../invitation/agreed.tsx';
import { Invitation } from '../../invitation/invitation.tsx';
import { linkTo } from '../../invitation/link.ts';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { usePlace } from '../../invitation/use-place.ts';
import { useLadderWords } from '../../ladder/words.ts';
import { onlinePaths } from '../../online/paths.ts';
import { Entrants } from './entrants.tsx';
import { NextStep } from './next-step.tsx';
import { Rounds } from './rounds.tsx';
import { useSettings } from '../../settings/index.ts';
import { winnersOf, type Tournament } from './seen.ts';
import { Standings } from './standings.tsx';
import style from './tournament.module.css';
import { useTournament } from './use-tournament.ts';

export function TournamentPage({ tournament: id }: { readonly tournament: string }): ReactNode {
  const { tournaments: words } = useLadderWords();
  const [known, again] = useTournament(id);
  if (!known) return <Waiting />;
  if (known === 'no-server') return <NoServerPage title={words.title} />;
  if (known === 'refused') {
    return (
      <Page title={words.title}>
        <h1>{words.noTournament}</h1>
      </Page>
    );
  }
  return (
    <Page title={known.name}>
      <One seen={known} again={again} />
    </Page>
  );
}

export interface SeenProps {
  readonly seen: Tournament;
  /** Looks again at once. */
  again(): Promise<void>;
}

function One({ seen, again }: SeenProps): ReactNode {
  const { tournaments: words } = useLadderWords();
  const title = titleOf(seen.title);
  const { language } = useSettings();
  const winners = winnersOf(seen);
  return (
    <div className={style['one']}>
      <header>
        <FramedCover id={seen.title} className={style['picture']} />
        <div>
          <h1 translate="no">{seen.name}</h1>
          <p>
            <TitleName id={seen.title} /> {words.by(seen.host)},{' '}
            {words.course(seen.rounds, seen.size)}
          </p>
          <p className="plate">
            {seen.phase === 'over' && words.over}
            {seen.phase === 'open' && words.entrants(seen.entrants.length)}
            {seen.phase === 'running' && words.round(seen.round, seen.rounds)}
          </p>
        </div>
      </header>
      {winners.length > 0 && (
        <p className={`sign ${style['winner']}`}>
          {words.winner(new Intl.ListFormat(language).format(winners), winners.length)}
        </p>
      )}
      <NextStep seen={seen} again={again} />
      <div className={style['halves']}>
        <div>
          {seen.phase === 'open' ? (
            <Entrants seen={seen} again={again} />
          ) : (
            <Standings seen={seen} again={again} />
          )}
        </div>
        <div>
          {seen.phase === 'open' && title && (
            <Suspense>
              <Invite seen={seen} title={title} />
              <Agreed title={title} config={seen.config} pace={seen.pace} isRated={seen.isRated} />
              <p className={style['note']}>{words.bots}</p>
            </Suspense>
          )}
          <Rounds seen={seen} />
        </div>
      </div>
    </div>
  );
}

type Title = NonNullable<ReturnType<typeof titleOf>>;

function Invite({ seen, title }: { readonly seen: Tournament; readonly title: Title }): ReactNode {
  const place = usePlace();
  const link = linkTo(onlinePaths.tournament(seen.tournament), place?.address);
  return <Invitation title={title} link={link} name={seen.host} />;
}
