/** The client: which page stands at which address. */
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { HomePage } from '../pages/home/index.tsx';
import { Derailed } from './derailed.tsx';
import { Lost } from './lost.tsx';
import { Waiting } from './waiting.tsx';
import { useWords } from '../words/index.ts';

const SetupPage = lazy(async () => ({
  default: (await import('../pages/setup/index.tsx')).SetupPage,
}));
const TablesPage = lazy(async () => ({
  default: (await import('../pages/tables/index.tsx')).TablesPage,
}));
const RulesPage = lazy(async () => ({
  default: (await import('../pages/rules/index.tsx')).RulesPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../pages/settings/index.tsx')).SettingsPage,
}));
const OpenPage = lazy(async () => ({
  default: (await import('../pages/open/index.tsx')).OpenPage,
}));
const VerifyPage = lazy(async () => ({
  default: (await import('../pages/verify/index.tsx')).VerifyPage,
}));
const WorkshopPage = lazy(async () => ({
  default: (await import('../pages/workshop/index.tsx')).WorkshopPage,
}));
const OnlinePages = lazy(async () => ({
  default: (await import('../pages/online-pages.tsx')).OnlinePages,
}));
const LearnPage = lazy(async () => ({ default: (await import('../learn/index.tsx')).LearnPage }));
const PuzzlesPage = lazy(async () => ({
  default: (await import('../pages/puzzles/index.tsx')).PuzzlesPage,
}));
const PuzzlePage = lazy(async () => ({
  default: (await import('../puzzles/index.tsx')).PuzzlePage,
}));
const TablePage = lazy(async () => ({ default: (await import('../table/index.tsx')).TablePage }));

const lineNumber = (text: string | undefined): { at?: number } =>
  text !== undefined && /^\d+$/.test(text) ? { at: Number(text) } : {};

function Pages(): ReactNode {
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/setup/:title/:design?">
        {({ title, design }) => (
          <SetupPage title={title} {...(design === undefined ? {} : { design })} />
        )}
      </Route>
      <Route path={/^\/workshop(?:\/|$)/}>
        <WorkshopPage />
      </Route>
      <Route path="/learn/:title">{({ title }) => <LearnPage title={title} />}</Route>
      <Route path="/puzzles">
        <PuzzlesPage />
      </Route>
      <Route path="/puzzles/:title/:number">
        {({ title, number }) => <PuzzlePage title={title} number={number} />}
      </Route>
      <Route path="/table/:match/:at?">
        {({ match, at }) => <TablePage key={match} match={match} {...lineNumber(at)} />}
      </Route>
      <Route path="/rules/:title?/:rule?">
        {({ title, rule }) => (
          <RulesPage
            {...(title === undefined ? {} : { title })}
            {...(rule === undefined ? {} : { rule })}
          />
        )}
      </Route>
      <Route path="/tables">
        <TablesPage />
      </Route>
      <Route path="/settings/*?">
        {({ '*': from }) => <SettingsPage {...(from ? { back: `/${from}` } : {})} />}
      </Route>
      <Route path="/verify/:match?">
        {({ match }) => <VerifyPage key={match} {...(match === undefined ? {} : { match })} />}
      </Route>
      <Route path="/open/:packed/:at?">
        {({ packed, at }) => <OpenPage key={packed} packed={packed} {...lineNumber(at)} />}
      </Route>
      <Route
        path={
          /^\/(?:(?:friends|lobby|me|games|ladder|tournaments|administrator|screen)$|(?:friends|join|unsubscribe|me|room|screen|ladder|player|tournaments)\/)/
        }
      >
        <OnlinePages />
      </Route>
      <Route>
        <Lost />
      </Route>
    </Switch>
  );
}

/** A new page is read from its beginning, by eye and by ear. */
function useFreshStart(): string {
  const [location] = useLocation();
  const place = location.split('/').slice(0, 3).join('/');
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place]);
  return place;
}

/** For search engines, in the reader's language. */
function useDescription(): void {
  const { description } = useWords();
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
}

/** A file host knows one page only, so places stand behind its #. */
const ROUTING = { hook: useHashLocation };

function Frame(): ReactNode {
  const place = useFreshStart();
  useDescription();
  return (
    <Derailed key={place}>
      <Suspense fallback={<Waiting />}>
        <Pages />
      </Suspense>
    </Derailed>
  );
}

export function App(): ReactNode {
  return (
    <Router {...ROUTING}>
      <Frame />
    </Router>
  );
}
