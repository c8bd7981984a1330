/** The page of one match: opens its table, or says why there is none. */
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Notice } from '../app/notice.tsx';
import { Page, useTitle } from '../app/page.tsx';
import { places } from '../app/places.ts';
import { Waiting } from '../app/waiting.tsx';
import { HostError } from '../host/index.ts';
import { useSettings } from '../settings/index.ts';
import { useWords } from '../words/index.ts';
import { LayoutProvider } from './layout-context.tsx';
import { leaveTable, takeTable, type OpenTable } from './opening.ts';
import { PlayProvider } from './play/play-context.tsx';
import { TableProvider } from './table-context.tsx';
import { Table } from './table.tsx';

export interface TablePageProps {
  readonly match: string;
  /** The line to look at; undefined: the newest. */
  readonly at?: number;
}

type Opened = { readonly table: OpenTable } | { readonly error: unknown };

export function TablePage({ match, at }: TablePageProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isHere = true;
    takeTable(match).then(
      (table) => isHere && setOpened({ table }),
      (error: unknown) => isHere && setOpened({ error }),
    );
    return () => {
      isHere = false;
      leaveTable(match);
    };
  }, [match]);
  if (!opened) return <Waiting />;
  if ('error' in opened) return <NoTable error={opened.error} />;
  return <Opened table={opened.table} {...(at === undefined ? {} : { at })} />;
}

function Opened({ table, at }: { readonly table: OpenTable; readonly at?: number }): ReactNode {
  const { language } = useSettings();
  useTitle(table.title.names[language]);
  return (
    <TableProvider table={table}>
      <LayoutProvider>
        <PlayProvider {...(at === undefined ? {} : { at })}>
          <Table />
        </PlayProvider>
      </LayoutProvider>
    </TableProvider>
  );
}

function NoTable({ error }: { readonly error: unknown }): ReactNode {
  const { table } = useWords();
  const problem = error instanceof HostError ? error.problem : 'failed';
  return (
    <Page title={table.problemTitle}>
      <Notice title={table.problemTitle} text={table.problems[problem]}>
        <Link href={places.home} className="button">
          {table.home}
        </Link>
      </Notice>
    </Page>
  );
}
