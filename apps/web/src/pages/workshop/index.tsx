/** The workshop: a game is chosen, or something that was begun. */
import { TITLES } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { Link, Route, Switch } from 'wouter';
import { Lost } from '../../app/lost.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { FramedCover } from '../../app/framed-cover.tsx';
import { TitleName } from '../../app/title-name.tsx';
import { useSettings } from '../../settings/index.ts';
import { BeginPage, FromFile } from './begin.tsx';
import { LinkedPage } from './brought.tsx';
import { KeptList } from './kept-list.tsx';
import { DesignPage } from './one.tsx';
import { SetPage } from './sets/page.tsx';
import { SetShelf } from './sets/shelf.tsx';
import { useWorkshopWords } from './words.ts';
import style from './workshop.module.css';

export function WorkshopPage(): ReactNode {
  return (
    <Switch>
      <Route path="/workshop">
        <Entrance />
      </Route>
      <Route path="/workshop/set/:set/:version?">
        {({ set, version }) => (
          <SetPage set={set} version={version === undefined ? undefined : Number(version)} />
        )}
      </Route>
      <Route path="/workshop/:title">{({ title }) => <BeginPage title={title} />}</Route>
      <Route path="/workshop/:title/from/:packed">
        {({ title, packed }) => <LinkedPage title={title} packed={packed} />}
      </Route>
      <Route path="/workshop/:title/:design">
        {({ title, design }) => <DesignPage title={title} design={design} />}
      </Route>
      <Route>
        <Lost />
      </Route>
    </Switch>
  );
}

function Entrance(): ReactNode {
  const words = useWorkshopWords();
  const { language } = useSettings();
  return (
    <Page title={words.title}>
      <div className={style['entrance']}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <h2 className="caption">{words.whichGame}</h2>
        <div className={style['titles']}>
          {TITLES.map((title) => (
            <Link key={title.id} href={paths.workshop(title.id)}>
              <FramedCover id={title.id} className={style['picture']} />
              <strong>
                <TitleName id={title.id} fallback={title.names[language]} />
              </strong>
            </Link>
          ))}
        </div>
        <div className={style['file']}>
          <FromFile title={undefined} />
        </div>
        <KeptList />
        <SetShelf />
      </div>
    </Page>
  );
}
