import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import type { Title } from '@roundhouse/titles';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, ButtonLink } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { Cover, useBox } from '../../app/title-parts.ts';
import { Agreed } from '../../invitation/agreed.tsx';
import { NameField } from '../../invitation/name-field.tsx';
import { SeatList } from '../../invitation/seat-list.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { keepOpened } from '../../offline/index.ts';
import { matchOf, rememberOnline } from '../../online/addresses.ts';
import { maySit } from '../../online/free-seats.ts';
import { server } from '../../online/here.ts';
import { onlinePaths } from '../../online/paths.ts';
import { secretOf } from '../../online/secrets.ts';
import { useRoom } from '../../online/use-room.ts';
import { changeSettings, useSettings } from '../../settings/index.ts';
import style from './join.module.css';

export interface InvitedProps {
  readonly title: Title;
  readonly invitation: Answer<'readInvitation'>;
  /** Who this device is already. */
  readonly known?: string;
}

export function Invited({ title, invitation, known }: InvitedProps): ReactNode {
  const { join } = useFriendsWords();
  const { short, blurb } = useBox(title);
  const { owner } = invitation;
  const { table: id } = invitation.table;
  const table = useRoom(id).table ?? invitation.table;
  const [, go] = useLocation();
  const hasSeat = table.mine.length > 0;
  const hasBegun = table.phase !== 'open';
  useEffect(() => {
    if (!hasSeat) return;
    rememberOnline();
    go(hasBegun ? paths.table(matchOf(id)) : paths.room(id), { replace: true });
  }, [hasSeat, hasBegun, id, go]);
  const heading = owner === '' ? join.titleOpen(short) : join.title(owner, short);
  return (
    <Page title={heading}>
      <div className={style['join']}>
        <div className={style['picture']}>
          <Suspense>
            <Cover title={title} />
          </Suspense>
        </div>
        <div className={style['text']}>
          <h1>{heading}</h1>
          <p className={style['blurb']}>{blurb}</p>
          <TakeSeat
            id={id}
            title={title}
            isFree={maySit(table)}
            hasBegun={hasBegun}
            known={known}
            isRated={table.isRated}
          />
          <SeatList title={title} table={table} />
          <Suspense>
            <Agreed title={title} config={table.config} pace={table.pace} isRated={table.isRated} />
          </Suspense>
        </div>
      </div>
    </Page>
  );
}

function troubleOf(error: unknown): 'failed' | 'unreachable' | 'needsAccount' {
  if (!(error instanceof Refused)) return 'unreachable';
  return error.code === 'needs-account' ? 'needsAccount' : 'failed';
}

interface TakeSeatProps {
  readonly id: string;
  readonly title: Title;
  readonly isFree: boolean;
  readonly hasBegun: boolean;
  readonly known: string | undefined;
  readonly isRated: boolean;
}

function TakeSeat(props: TakeSeatProps): ReactNode {
  const { id, title, isFree: hasRoom, hasBegun, known, isRated } = props;
  const { join, line: wire, rated } = useFriendsWords();
  const { name: kept } = useSettings();
  const [name, setName] = useState(kept);
  const [isSitting, setSitting] = useState(false);
  const [trouble, setTrouble] = useState<'failed' | 'unreachable' | 'needsAccount'>();
  const [, go] = useLocation();
  const sit = async (): Promise<void> => {
    setSitting(true);
    try {
      const given = known === undefined ? { name: name.trim() } : {};
      const secret = secretOf(id);
      const invited = secret === undefined ? {} : { secret };
      await server.ask('sitDown', { table: id, ...invited, ...given });
      if (known === undefined) changeSettings({ name: name.trim() });
      rememberOnline();
      keepOpened(title.id);
      go(paths.room(id), { replace: true });
    } catch (error) {
      setTrouble(troubleOf(error));
      setSitting(false);
    }
  };
  if (!hasRoom) {
    return (
      <div className={style['sit']}>
        <p>{hasBegun ? join.begun : join.full}</p>
        <ButtonLink quiet href={hasBegun ? paths.table(matchOf(id)) : paths.room(id)}>
          {join.watch}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form className={style['sit']} onSubmit={() => void sit()}>
      {known === undefined && <NameField name={name} onChange={setName} />}
      <Button type="submit" disabled={isSitting}>
        {known === undefined ? join.sit : join.sitAs(known)}
      </Button>
      <output>
        {trouble === 'needsAccount' || (isRated && known === undefined) ? (
          <>
            {rated.needsAccount} <Link href={onlinePaths.me}>{rated.toPass}</Link>
          </>
        ) : (
          ((trouble && wire[trouble]) ?? join.noAccount)
        )}
      </output>
    </Form>
  );
}
