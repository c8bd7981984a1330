/** A table on a screen in the middle: the public board, and before it begins the way to join. Never a hand. */
import { titleOf, type Title } from '@roundhouse/titles';
import { useEffect, useState, type ReactNode } from 'react';
import { Lost } from '../../app/lost.tsx';
import { useTitle } from '../../app/page.tsx';
import { useBox } from '../../app/title-parts.ts';
import { Waiting } from '../../app/waiting.tsx';
import { matchOf } from '../../online/addresses.ts';
import { openOnline } from '../../online/open-online.ts';
import { useRoom } from '../../online/use-room.ts';
import { closeTable, tableOf, type OpenTable } from '../../table/opening.ts';
import { Gathering } from './gathering.tsx';
import { PublicTable } from './public-table.tsx';
import { useLargeText } from './use-large-text.ts';

export function ScreenPage({ table: id }: { readonly table: string }): ReactNode {
  useLargeText();
  const { table, fault, look } = useRoom(id);
  const title = table && titleOf(table.title);
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
    // Whoever's device it is: on the table lies what everybody may see.
    const opening = openOnline(matchOf(id), 'public').then((host) => tableOf(title, host));
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
