/** The pages of tables elsewhere, fetched together by who plays there. */
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { LineSign } from '../invitation/line-sign.tsx';
import { line } from '../online/here.ts';
import { AdministratorPage } from './administrator/lazy.tsx';
import { FriendsPage } from './friends/index.tsx';
import { GamesPage } from './games/index.tsx';
import { JoinPage } from './join/index.tsx';
import { LadderPages } from './ladder/lazy.tsx';
import { LobbyPage } from './lobby/index.tsx';
import { MePage } from './me/index.tsx';
import style from './online-pages.module.css';
import { RoomPage } from './room/index.tsx';
import { Screen } from './screen/lazy.tsx';
import { UnsubscribePage } from './unsubscribe/index.tsx';

export function OnlinePages(): ReactNode {
  return (
    <Switch>
      <Route path="/screen/:table?/:secret?">
        {({ table, secret }) => (
          <Screen
            key={table}
            {...(table === undefined ? {} : { table })}
            {...(secret === undefined ? {} : { secret })}
          />
        )}
      </Route>
      <Route>
        <UnderTheSign />
      </Route>
    </Switch>
  );
}

/** How it is with the line is said above all of them, also above one that still waits for its first answer. A screen has room of its own for it. */
function UnderTheSign(): ReactNode {
  return (
    <>
      <div className={style['sign']}>
        <LineSign wire={line} />
      </div>
      <Pages />
    </>
  );
}

function Pages(): ReactNode {
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
    </Switch>
  );
}
