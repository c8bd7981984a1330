/** A table on a screen in the middle: the public board, and before it begins the way to join. Never a hand. */
import { titleOf, type Title } from '@roundhouse/titles';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Lost } from '../../app/lost.tsx';
import { useTitle } from '../../app/page.tsx';
import { useBox } from '../../app/title-parts.ts';
import { Waiting } from '../../app/waiting.tsx';
import type { TableHost } from '../../host/index.ts';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { matchOf } from '../../online/addresses.ts';
import { openOnline } from '../../online/open-online.ts';
import { onlinePaths } from '../../online/paths.ts';
import { keepSecret } from '../../online/secrets.ts';
import { useRoom } from '../../online/use-room.ts';
import { closeTable, tableOf, type OpenTable } from '../../table/opening.ts';
import { AskingScreen } from './asking.tsx';
import { Gathering } from './gathering.tsx';
import { PublicTable } from './public-table.tsx';
import { useLargeText } from './use-large-text.ts';

export interface ScreenPageProps {
  /** Undefined: it is asked for by a short code. */
  readonly table?: string;
  /** Of its invitation; gone from the address as soon as it is read. */
  readonly secret?: string;
}

export function ScreenPage({ table, secret }: ScreenPageProps): ReactNode {
  const [, go] = useLocation();
  useEffect(() => {
    if (table === undefined || secret === undefined) return;
    keepSecret(table, secret);
    go(onlinePaths.screen(table), { replace: true });
  }, [table, secret, go]);
  if (table === undefined) return <AskingScreen />;
  return secret === undefined ? <KnownScreen id={table} /> : <Waiting />;
}

function KnownScreen({ id }: { readonly id: string }): ReactNode {
  useLargeText();
  const { table, fault, look } = useRoom(id, true);
  const title = table && titleOf(table.title);
  if (fault === 'no-server') return <NoServerPage />;
  if (fault) return <Lost />;
  if (!table || !title) return <Waiting />;
  if (table.phase === 'open') return <Gathering title={title} table={table} look={look} />;
  return <Begun id={id} title={title} />;
}

function Begun({ id, title }: { readonly id: string; readonly title: Title }): ReactNode {
  const [table, setTable] = useState<OpenTable>();
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  useTitle(useBox(title).short);
  useEffect(() => {
    let isHere = true;
    const opening = openScreen(id, title).then((host) => tableOf(title, host));
    opening.then(
      (opened) => isHere && setTable(opened),
      (error: unknown) => isHere && setFault({ error }),
    );
    return () => {
      isHere = false;
      void opening.then(closeTable, () => undefined);
    };
  }, [id, title]);
  if (fault) throw fault.error;
  return table ? <PublicTable table={table} /> : <Waiting />;
}

/** Whoever's device it is, on the table lies what everybody may see; where nothing is hidden, it is also played there. */
async function openScreen(id: string, title: Title): Promise<TableHost> {
  const { meta } = await title.rules();
  return openOnline(matchOf(id), meta.hasSecrets ? 'public' : 'screen');
}
