/** The tables of this device, and those of a server, for the pages. */
import type { Refusal } from '@roundhouse/engine';
import {
  withSitters,
  type NewMatch,
  type RecordCheck,
  type Sitter,
  type TableHost,
} from '@roundhouse/table';
import { isOnline } from '../online/addresses.ts';
import { LocalHost } from './local-host.ts';
import type { MatchEntry } from './table-host.ts';

export { packText, unpackText } from './link.ts';
export { HostError } from './protocol.ts';
export { isAllowed, LONGEST_NAME, withSitters, type RecordFault } from '@roundhouse/table';
export type { MatchEntry } from './table-host.ts';
export type {
  Capabilities,
  RecordCheck,
  NewMatch,
  Preview,
  Sitter,
  TableHost,
  TableInfo,
  TableStep,
} from '@roundhouse/table';

let host: LocalHost | undefined;

/** One for the page; another where its worker could not be fetched, so that trying again helps. */
function local(): LocalHost {
  if (!host || host.isBroken) host = new LocalHost();
  return host;
}

/** Its worker starts while the page that will ask is still being fetched. */
export function startHost(): void {
  local();
}

/** The commitment is there by then: all seats are played from this device, so it adds all salts. */
function addSalts(match: string, seats: number): Promise<void> {
  const salts = Array.from({ length: seats }, () => freshSalt());
  return local().call('addSalts', match, salts);
}

function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is needed to play elsewhere is fetched by who does. */
const online = () => import('../online/open-online.ts');

export async function openHost(match: string): Promise<TableHost> {
  if (isOnline(match)) return (await online()).openOnline(match);
  const table = await local().open(match);
  // It was left before its salts came in.
  if (table.info.isGathering) await addSalts(match, table.info.config.seats);
  return table;
}

const GATHER_MS = 60_000;

export async function newMatch(wanted: NewMatch): Promise<string | Refusal> {
  const match = await local().call('begin', { ...wanted, gatherMs: GATHER_MS });
  if (typeof match === 'string') await addSalts(match, wanted.sitters.length);
  return match;
}

export const listMatches = (): Promise<readonly MatchEntry[]> => local().call('list');
/** A match as it lies on the device, whether or not it can be opened. */
export const keptRecord = (match: string): Promise<string> => local().call('kept', match);
export const deleteMatch = (match: string): Promise<void> => local().call('remove', match);
/** Fails with a `HostError` 'bad-record' that says what is wrong. */
export const importRecord = (text: string): Promise<string> => local().call('importRecord', text);
/** Every draw of a saved game recomputed, and every line played again. */
export const checkText = (text: string): Promise<RecordCheck> => local().call('check', text);
export const checkMatch = async (match: string): Promise<RecordCheck> =>
  isOnline(match)
    ? checkText(await (await online()).onlineRecord(match))
    : local().call('checkMatch', match);

/** On this device, also where the match was played elsewhere. */
export async function playOnFrom(
  match: string,
  seq: number,
  sitters: readonly Sitter[],
): Promise<string> {
  if (!isOnline(match)) return local().call('goOnFrom', match, seq, sitters);
  const copy = await importRecord(await (await online()).onlineRecord(match));
  try {
    return await local().call('goOnFrom', copy, seq, sitters);
  } finally {
    await deleteMatch(copy);
  }
}

/** A match that was played elsewhere and is over: answers what it is called here. */
export async function keepOnDevice(match: string, sitters: readonly Sitter[]): Promise<string> {
  const record = await (await online()).onlineRecord(match);
  return importRecord(withSitters(record, sitters));
}
