/** Who opens an invitation sees the game, what was agreed and who sits; a name and one tap, and he sits too. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { titleOf, type Title } from '@roundhouse/titles';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink } from '../../app/button.tsx';
import { Notice } from '../../app/notice.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { Waiting } from '../../app/waiting.tsx';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { isKeptForMe } from '../../online/free-seats.ts';
import { server } from '../../online/here.ts';
import { forgetSecret, keepSecret, secretOf } from '../../online/secrets.ts';
import { NoServer } from '../../online/server.ts';
import { useMe } from '../../online/use-me.ts';
import { useWords } from '../../words/index.ts';
import { Invited } from './invited.tsx';
import { onlinePaths } from '../../online/paths.ts';

export interface JoinPageProps {
  readonly table: string;
  readonly secret?: string;
}

type Asked =
  | { readonly title: Title; readonly invitation: Answer<'readInvitation'> }
  | { readonly fault: 'invalid' | 'no-server' };

export function JoinPage({ table, secret }: JoinPageProps): ReactNode {
  const [, go] = useLocation();
  const [asked, setAsked] = useState<Asked>();
  const { me } = useMe();
  // It goes from the address at once; a newer one may come to the same page.
  const [given, setGiven] = useState(secret);
  if (secret !== undefined && secret !== given) setGiven(secret);
  // Nobody who looks at the screen, and no history of it, has the secret.
  useEffect(() => {
    if (secret === undefined) return;
    keepSecret(table, secret);
    go(onlinePaths.join(table), { replace: true });
  }, [table, secret, go]);
  useEffect(() => {
    const known = given ?? secretOf(table);
    const leaving = new AbortController();
    void invitationOf(table, known, leaving.signal).then((found) => found && setAsked(found));
    return () => leaving.abort();
  }, [table, given]);
  if (!asked || !me) return <Waiting />;
  if ('fault' in asked) return <NoInvitation fault={asked.fault} />;
  return <Invited {...asked} {...(me.person ? { known: me.person.name } : {})} />;
}

async function invitationOf(
  table: string,
  secret: string | undefined,
  signal: AbortSignal,
): Promise<Asked | undefined> {
  try {
    const ask = server.askUntilAnswered(signal);
    const invitation =
      secret === undefined
        ? { ...(await ask('readTable', { table })), owner: '' }
        : await ask('readInvitation', { table, secret });
    const title = titleOf(invitation.table.title);
    // Without a secret a seat is free at public tables only, and for whom it is kept.
    const { isPublic, seats } = invitation.table;
    const isOpen = secret !== undefined || isPublic || seats.some(isKeptForMe);
    return title && isOpen ? { title, invitation } : { fault: 'invalid' };
  } catch (error) {
    if (signal.aborted) return undefined;
    if (error instanceof NoServer) return { fault: 'no-server' };
    if (!(error instanceof Refused) || secret === undefined) return { fault: 'invalid' };
    forgetSecret(table);
    // An old one shuts nobody out where anybody may come in.
    return invitationOf(table, undefined, signal);
  }
}

function NoInvitation({ fault }: { readonly fault: 'invalid' | 'no-server' }): ReactNode {
  const { join } = useFriendsWords();
  const { lost } = useWords();
  if (fault === 'no-server') return <NoServerPage title={join.invalidTitle} />;
  return (
    <Page title={join.invalidTitle}>
      <Notice title={join.invalidTitle} text={join.invalid}>
        <ButtonLink href={paths.home}>{lost.home}</ButtonLink>
      </Notice>
    </Page>
  );
}
