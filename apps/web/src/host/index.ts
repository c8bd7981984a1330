/** The tables of this device, for the pages. */
import type { Refusal } from '@roundhouse/engine';
import type { NewMatch, Sitter, TableHost } from '@roundhouse/table';
import { LocalHost } from './local-host.ts';
import type { MatchEntry } from './table-host.ts';

export { packRecord, unpackRecord } from './link.ts';
export { HostError } from './protocol.ts';
export { LONGEST_NAME, withSitters, type RecordFault } from '@roundhouse/table';
export type { MatchEntry } from './table-host.ts';
export type { NewMatch, Preview, Sitter, TableHost, TableInfo, TableStep } from '@roundhouse/table';

let host: LocalHost | undefined;

/** One for the page; another where its worker could not be fetched, so that trying again helps. */
function local(): LocalHost {
  if (!host || host.isBroken) host = new LocalHost();
  return host;
}

export const openHost = (match: string): Promise<TableHost> => local().open(match);
export const newMatch = (wanted: NewMatch): Promise<string | Refusal> =>
  local().call('begin', wanted);
export const listMatches = (): Promise<readonly MatchEntry[]> => local().call('list');
/** A match as it lies on the device, whether or not it can be opened. */
export const keptRecord = (match: string): Promise<string> => local().call('kept', match);
export const deleteMatch = (match: string): Promise<void> => local().call('remove', match);
/** Fails with a `HostError` 'bad-record' that says what is wrong. */
export const importRecord = (text: string): Promise<string> => local().call('importRecord', text);
export const playOnFrom = (
  match: string,
  seq: number,
  sitters: readonly Sitter[],
): Promise<string> => local().call('goOnFrom', match, seq, sitters);
