/** Who plays how well, and evenings at the club. */
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { ProfilePage } from '../profile/index.tsx';
import { TournamentsPage } from '../tournament/index.tsx';
import { MakeTournament } from '../tournament/make.tsx';
import { TournamentPage } from '../tournament/one.tsx';
import { LadderPage } from './index.tsx';

export function LadderPages(): ReactNode {
  return (
    <Switch>
      <Route path="/ladder/:title?">
        {({ title }) => <LadderPage {...(title === undefined ? {} : { title })} />}
      </Route>
      <Route path="/player/:player">
        {({ player }) => <ProfilePage key={player} player={player} />}
      </Route>
      <Route path="/tournaments">
        <TournamentsPage />
      </Route>
      <Route path="/tournaments/new/:title">
        {({ title }) => <MakeTournament key={title} title={title} />}
      </Route>
      <Route path="/tournaments/:tournament">
        {({ tournament }) => <TournamentPage key={tournament} tournament={tournament} />}
      </Route>
    </Switch>
  );
}
