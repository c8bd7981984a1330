/** The invitation to a table that this device has, as long as it leads there. */
import { Refused } from '@roundhouse/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { server } from './here.ts';
import { forgetSecret, keepSecret, secretOf } from './secrets.ts';

export interface Invitation {
  /** Undefined: this device has none. */
  readonly secret: string | undefined;
  /** It had one, which leads nowhere any more. */
  readonly isVoid: boolean;
  keep(secret: string): void;
}

/** `tag`: of the one that holds. Whether it is this one, the server says to who has it. */
export function useInvitation(table: string, tag: string): Invitation {
  const [secret, setSecret] = useState(() => secretOf(table));
  const [isVoid, setVoid] = useState(false);
  const keep = useCallback(
    (made: string): void => {
      keepSecret(table, made);
      setSecret(made);
      setVoid(false);
    },
    [table],
  );
  useEffect(() => {
    const leaving = new AbortController();
    const look = async (kept: string): Promise<void> => {
      try {
        const ask = server.askUntilAnswered(leaving.signal);
        const invitation = await ask('readInvitation', { table, secret: kept });
        // Another page of this device may have renewed it; of a later one this page is told, too.
        if (!leaving.signal.aborted && invitation.table.invitationTag === tag) setSecret(kept);
      } catch (error) {
        // It may have been renewed here meanwhile.
        if (!(error instanceof Refused) || secretOf(table) !== kept) return;
        forgetSecret(table);
        if (leaving.signal.aborted) return;
        setSecret(undefined);
        setVoid(true);
      }
    };
    const kept = secretOf(table);
    if (kept !== undefined) void look(kept);
    return () => leaving.abort();
  }, [table, tag]);
  return { secret, isVoid, keep };
}
