/** Opens a table of the server that this page came from. */
import { Refused } from '@roundhouse/contract/client';
import type { TableHost } from '@roundhouse/table';
import { HostError } from '../host/protocol.ts';
import { rememberOnline, tableOf } from './addresses.ts';
import { line, randomHex, server, watchNetwork } from './here.ts';
import { NotBegun, openRemote } from './open-remote.ts';
import { Unanswered, type Shelf } from './unanswered.ts';
import { openWorkerMind } from './worker-mind.ts';

const FIRST = 200;

/** `screen`: the table in the middle of a room. `public`: one that plays no seat, whoever's device it is. */
export async function openOnline(match: string, as?: 'screen' | 'public'): Promise<TableHost> {
  const id = tableOf(match);
  try {
    // Once without patience: who waits for nothing is told so.
    await server.ask('readTable', { table: id });
    const parts = {
      server,
      line,
      mind: openWorkerMind(),
      unanswered: new Unanswered(shelf(), id),
      shelf: shelf(),
      match,
      id,
      isPublic: as === 'public',
      isScreen: as !== undefined,
      first: FIRST,
      salt: () => randomHex(16),
      seed: () => randomHex(16),
      key: () => randomHex(16),
    };
    const host = await openRemote(parts, new AbortController().signal);
    // Whoever sits there finds it in his lists, on this device too.
    if (host.looking) rememberOnline();
    const stop = watchNetwork((isCut) => host.doubt(isCut));
    const close = host.close.bind(host);
    host.close = () => {
      stop();
      close();
    };
    return host;
  } catch (error) {
    throw hostError(error);
  }
}

/** The record of a table that is over. */
export async function onlineRecord(match: string): Promise<string> {
  try {
    return (await server.ask('readRecord', { table: tableOf(match) })).record;
  } catch (error) {
    throw hostError(error);
  }
}

/** Who sits at a table, by seat. */
export async function onlineNames(match: string): Promise<readonly string[]> {
  const { table } = await server.ask('readTable', { table: tableOf(match) });
  return table.seats.map((holder) => (holder.kind === 'open' ? '' : holder.name));
}

function hostError(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NotBegun) return error;
  if (!(error instanceof Refused)) return new HostError({ problem: 'unreachable', message });
  return new HostError({ problem: error.status === 404 ? 'missing' : 'failed', message });
}

function shelf(): Shelf | undefined {
  try {
    return localStorage;
  } catch {
    // Storage may be forbidden.
    return undefined;
  }
}
