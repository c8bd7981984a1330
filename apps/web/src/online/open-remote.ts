/** Opens a table of a server: adds what this device adds to the seed, and waits until the match has begun. */
import type { Answer } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import { titleOf } from '@roundhouse/titles';
import { RemoteHost, type RemoteParts } from './remote-host.ts';

export type OpeningParts = Omit<RemoteParts, 'rules' | 'table'> & {
  /** As the server calls it. */
  readonly id: string;
  readonly salt: () => string;
};

type TableAsSeen = Answer<'readTable'>['table'];

export class NotBegun extends Error {
  override readonly name = 'NotBegun';
}

/** Fails with a `Refused` where there is no such table, with `NotBegun` where seats are still free. */
export async function openRemote(parts: OpeningParts, signal: AbortSignal): Promise<RemoteHost> {
  const seen = await begun(parts, signal);
  const table = parts.isPublic === true ? { ...seen, mine: [] } : seen;
  const title = titleOf(table.title);
  if (!title) throw new Error(`there is no game '${table.title}' to show`);
  return new RemoteHost({ ...parts, table, rules: await title.rules() });
}

async function begun({ server, line, id, salt }: OpeningParts, signal: AbortSignal) {
  const ask = server.askUntilAnswered(signal);
  const read = async (): Promise<TableAsSeen> => (await ask('readTable', { table: id })).table;
  let table = await read();
  if (table.phase === 'open') throw new NotBegun(`table ${id} has free seats`);
  if (table.phase === 'gathering') {
    for (const seat of table.mine) {
      // Given before, or too late: the deal is drawn all the same.
      await ask('addSalt', { table: id, seat, salt: salt() }).catch(demandRefused);
    }
  }
  while (table.phase === 'gathering') {
    table = await read();
    if (table.phase === 'gathering') await line.pause(0, signal);
    signal.throwIfAborted();
  }
  return table;
}

function demandRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
