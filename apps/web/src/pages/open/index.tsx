import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Notice } from '../../app/notice.tsx';
import { Page } from '../../app/page.tsx';
import { places } from '../../app/places.ts';
import { Waiting } from '../../app/waiting.tsx';
import { importRecord, unpackRecord } from '../../host/index.ts';
import { useWords } from '../../words/index.ts';

export interface OpenPageProps {
  readonly packed: string;
  readonly at?: number;
}

/** A link to a position: the record in it becomes a match of this device, looked at where the link says. */
export function OpenPage({ packed, at }: OpenPageProps): ReactNode {
  const { open } = useWords();
  const [, go] = useLocation();
  const [isBad, setBad] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      const match = await matchFrom(packed);
      if (isLeft) return;
      if (match === undefined) setBad(true);
      else go(places.table(match, at), { replace: true });
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [packed, at, go]);
  if (!isBad) return <Waiting />;
  return (
    <Page title={open.title}>
      <Notice title={open.bad} text={open.badText}>
        <Link href={places.home} className="button">
          {open.home}
        </Link>
      </Notice>
    </Page>
  );
}

const imported = new Map<string, Promise<string | undefined>>();

/** Read once, however often the page is drawn: two drawings must not make two matches. */
function matchFrom(packed: string): Promise<string | undefined> {
  const match = imported.get(packed) ?? importPacked(packed);
  imported.set(packed, match);
  return match;
}

async function importPacked(packed: string): Promise<string | undefined> {
  const record = await unpackRecord(packed);
  if (record === undefined) return undefined;
  return importRecord(record).catch(() => undefined);
}
