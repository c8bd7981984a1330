/** All that a page shows of whoever looks at it. */
import type { Answer } from '@roundhouse/contract';
import type { Ask } from '@roundhouse/contract/client';
import { rememberOnline } from '../../online/addresses.ts';
import { server } from '../../online/here.ts';

export interface Mine {
  readonly person: NonNullable<Answer<'readMe'>['person']>;
  readonly account: Answer<'readAccount'>;
  readonly sessions: Answer<'listSessions'>['sessions'];
  /** Nothing opens his pass but the devices that he has. */
  readonly isGuest: boolean;
  /** Of a guest: the tables where he sits or that are his. */
  readonly luggage: Luggage;
  /** Somebody looks after this place. */
  readonly hasKeeper: boolean;
}

export interface Luggage {
  readonly tables: Answer<'listTables'>['tables'];
  /** How many games of his are over. */
  readonly over: number;
}

/** What each part of the page is given. */
export interface MineProps {
  readonly mine: Mine;
  again(): void;
}

/** Undefined: nobody yet. */
export async function readMine(signal: AbortSignal): Promise<Mine | undefined> {
  const ask = server.askUntilAnswered(signal);
  const { person } = await ask('readMe', {});
  if (!person) return undefined;
  // His tables are listed on this device from now on.
  rememberOnline();
  const [account, { sessions }, { hasKeeper }] = await Promise.all([
    ask('readAccount', {}),
    ask('listSessions', {}),
    ask('readPlace', {}),
  ]);
  const isGuest = account.login === undefined && account.passkeys.length === 0;
  const luggage = isGuest ? await readLuggage(ask) : { tables: [], over: 0 };
  return { person, account, sessions, isGuest, luggage, hasKeeper };
}

async function readLuggage(ask: Ask): Promise<Luggage> {
  const [{ tables }, { counts }] = await Promise.all([
    ask('listTables', {}),
    ask('listFinished', {}),
  ]);
  return { tables, over: counts.reduce((sum, { count }) => sum + count, 0) };
}
