import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink } from '../../app/button.tsx';
import { Notice } from '../../app/notice.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { Waiting } from '../../app/waiting.tsx';
import { HostError, importRecord, listMatches, unpackText } from '../../host/index.ts';
import { matchOfLink, rememberLink } from '../../matches/links.ts';
import { Problem } from '../../matches/problem.tsx';
import { useWords } from '../../words/index.ts';

export interface OpenPageProps {
  readonly packed: string;
  readonly at?: number;
}

/** A link to a position: the record in it becomes a match of this device, looked at where the link says. */
export function OpenPage({ packed, at }: OpenPageProps): ReactNode {
  const [, go] = useLocation();
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      try {
        const match = await matchFrom(packed);
        if (!isLeft) go(paths.table(match, at), { replace: true });
      } catch (error) {
        if (!isLeft) setFault({ error });
      }
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [packed, at, go]);
  return fault ? <NotOpened error={fault.error} /> : <Waiting />;
}

function NotOpened({ error }: { readonly error: unknown }): ReactNode {
  const { open, table } = useWords();
  const isTorn = error instanceof TornLink;
  const isBad = isTorn || (error instanceof HostError && error.problem === 'bad-record');
  return (
    <Page title={open.title}>
      <Notice
        title={isBad ? open.bad : table.problemTitle}
        text={isTorn ? open.badText : <Problem fault={error} />}
      >
        <ButtonLink href={paths.home}>{open.home}</ButtonLink>
      </Notice>
    </Page>
  );
}

/** What stands in the link is not even a packed text. */
class TornLink extends Error {}

const imported = new Map<string, Promise<string>>();

/** Read once, however often the page is drawn: two drawings must not make two matches. */
function matchFrom(packed: string): Promise<string> {
  const match = imported.get(packed) ?? importPacked(packed);
  imported.set(packed, match);
  // Who comes back to the link later may find room for it, or may have deleted what it gave before.
  const forget = (): boolean => imported.delete(packed);
  match.then(forget, forget);
  return match;
}

async function importPacked(packed: string): Promise<string> {
  const known = matchOfLink(packed);
  if (known !== undefined && (await isHere(known))) return known;
  const record = await unpackText(packed);
  if (record === undefined) throw new TornLink('the link holds no packed text');
  const match = await importRecord(record);
  rememberLink(packed, match);
  return match;
}

async function isHere(match: string): Promise<boolean> {
  return (await listMatches()).some((entry) => entry.match === match);
}
