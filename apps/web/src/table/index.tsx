/** The page of one match: opens its table, or says why there is none. */
import { startTransition, useCallback, useEffect, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { ButtonLink, QuietLink } from '../app/button.tsx';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { paths } from '../app/paths.ts';
import { Waiting } from '../app/waiting.tsx';
import { HostError } from '../host/index.ts';
import { Problem } from '../matches/problem.tsx';
import { tableOf } from '../online/addresses.ts';
import { SaveKept } from '../matches/save-kept.tsx';
import { useWords } from '../words/index.ts';
import { AtTable } from './at-table.tsx';
import { leaveTable, reopenTable, takeTable, type OpenTable } from './opening.ts';
import { ReopenContext } from './reopen-context.ts';
import { TabTitle } from './tab-title.tsx';
import { Table } from './table.tsx';

export interface TablePageProps {
  readonly match: string;
  /** The line to look at; undefined: the newest. */
  readonly at?: number;
}

/** Problems of a match that lies on the device all the same. */
const KEPT: ReadonlySet<string> = new Set(['newer', 'unusable']);

/** `time` counts how often it was opened on this page. */
type Opened = { readonly table: OpenTable; readonly time: number } | { readonly error: unknown };

export function TablePage({ match, at }: TablePageProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isHere = true;
    takeTable(match).then(
      // A whole table is drawn in pieces, so that the page goes on answering.
      (table) => isHere && startTransition(() => setOpened({ table, time: 0 })),
      (error: unknown) => isHere && setOpened({ error }),
    );
    return () => {
      isHere = false;
      leaveTable(match);
    };
  }, [match]);
  const reopen = useCallback(() => {
    reopenTable(match).then(
      (table) => setOpened((last) => ({ table, time: last && 'time' in last ? last.time + 1 : 0 })),
      (error: unknown) => setOpened({ error }),
    );
  }, [match]);
  const again = useCallback(() => {
    takeTable(match).then(
      (table) => setOpened({ table, time: 0 }),
      (error: unknown) => setOpened({ error }),
    );
  }, [match]);
  if (!opened) return <Waiting />;
  if ('error' in opened) {
    return <NoTable match={match} error={opened.error} again={again} />;
  }
  return (
    <ReopenContext value={reopen}>
      <OwnSeats key={`seats ${opened.time}`} table={opened.table} onChange={reopen} />
      <Opened key={opened.time} table={opened.table} {...(at === undefined ? {} : { at })} />
    </ReopenContext>
  );
}

/** Elsewhere a seat of one's own may come or go while it runs: whose eyes are one's own goes with it. */
function OwnSeats({ table, onChange }: { readonly table: OpenTable; onChange(): void }): ReactNode {
  const { seating } = table.session.host;
  const { persons } = table;
  useEffect(
    () =>
      seating?.subscribe(() => {
        const { mine } = seating.now();
        const isSame =
          mine.length === persons.length && mine.every((seat) => persons.includes(seat));
        if (!isSame) onChange();
      }),
    [seating, persons, onChange],
  );
  return null;
}

function Opened({ table, at }: { readonly table: OpenTable; readonly at?: number }): ReactNode {
  return (
    <AtTable table={table} at={at}>
      <TabTitle />
      <Table />
    </AtTable>
  );
}

interface NoTableProps {
  readonly match: string;
  readonly error: unknown;
  /** Tries to open it once more. */
  again(): void;
}

const PATIENCE_MS = 3_000;

/** A server that is away comes back, and so does a network. */
function useTryAgain(failed: unknown, again: () => void): void {
  useEffect(() => {
    if (failed === undefined) return undefined;
    const timer = setTimeout(again, PATIENCE_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [failed, again]);
}

/** What can't be opened can still be saved; the list of tables also deletes it. */
function NoTable({ match, error, again }: NoTableProps): ReactNode {
  const { table, tables } = useWords();
  const problem = error instanceof HostError ? error.problem : undefined;
  useTryAgain(problem === 'unreachable' ? error : undefined, again);
  const isNotBegun = error instanceof Error && error.name === 'NotBegun';
  if (isNotBegun) return <Redirect to={paths.room(tableOf(match))} replace />;
  const isKept = error instanceof HostError && KEPT.has(error.problem);
  const title = problem === 'unreachable' ? table.unreachableTitle : table.problemTitle;
  return (
    <Page title={title}>
      <Notice title={title} text={<Problem fault={error} />}>
        {isKept && <SaveKept match={match} title="roundhouse" />}
        {isKept && <QuietLink href={paths.tables}>{tables.title}</QuietLink>}
        <ButtonLink href={paths.home}>{table.home}</ButtonLink>
      </Notice>
    </Page>
  );
}
