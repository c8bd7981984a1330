/** The pages of tables elsewhere, fetched together by who plays there. */
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { AdministratorPage } from './administrator/lazy.tsx';
import { FriendsPage } from './friends/index.tsx';
import { GamesPage } from './games/index.tsx';
import { JoinPage } from './join/index.tsx';
import { LobbyPage } from './lobby/index.tsx';
import { MePage } from './me/index.tsx';
import { LadderPages } from './ladder/lazy.tsx';
import { RoomPage } from './room/index.tsx';
import { Screen } from './screen/lazy.tsx';
import { UnsubscribePage } from './unsubscribe/index.tsx';

export function OnlinePages(): ReactNode {
  return (
    <Switch>
      <Route path="/friends/:title/set/:set/:version?">
        {({ title, set, version }) => (
          <FriendsPage
            key={`${title} ${set} ${version}`}
            title={title}
            wanted={{ set, version: version === undefined ? undefined : Number(version) }}
          />
        )}
      </Route>
      <Route path="/friends/:title?/:match?">
        {({ title, match }) => (
          <FriendsPage
            key={`${title} ${match}`}
            {...(title === undefined ? {} : { title })}
            {...(match === undefined ? {} : { match })}
          />
        )}
      </Route>
      <Route path="/lobby">
        <LobbyPage />
      </Route>
      <Route path={/^\/(?:ladder|player|tournaments)(?:\/|$)/}>
        <LadderPages />
      </Route>
      <Route path="/administrator">
        <AdministratorPage />
      </Route>
      <Route path="/games">
        <GamesPage />
      </Route>
      <Route path="/me/:code?">
        {({ code }) => <MePage {...(code === undefined ? {} : { code })} />}
      </Route>
      <Route path="/join/:table/:secret?">
        {({ table, secret }) => (
          <JoinPage key={table} table={table} {...(secret === undefined ? {} : { secret })} />
        )}
      </Route>
      <Route path="/unsubscribe/:secret">
        {({ secret }) => <UnsubscribePage secret={secret} />}
      </Route>
      <Route path="/room/:table">{({ table }) => <RoomPage key={table} table={table} />}</Route>
      <Route path="/screen/:table?/:secret?">
        {({ table, secret }) => (
          <Screen
            key={table}
            {...(table === undefined ? {} : { table })}
            {...(secret === undefined ? {} : { secret })}
          />
        )}
      </Route>
    </Switch>
  );
}
