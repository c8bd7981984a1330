/** The tables of this device, for the pages. */
import type { Refusal } from '@roundhouse/engine';
import { LocalHost } from './local-host.ts';
import type { MatchEntry, NewMatch, Sitter, TableHost } from './table-host.ts';

export { packRecord, unpackRecord } from './link.ts';
export { HostError } from './protocol.ts';
export type {
  MatchEntry,
  NewMatch,
  Preview,
  Sitter,
  TableHost,
  TableInfo,
  TableStep,
} from './table-host.ts';

let host: LocalHost | undefined;
const local = (): LocalHost => (host ??= new LocalHost());

export const openHost = (match: string): Promise<TableHost> => local().open(match);
export const newMatch = (wanted: NewMatch): Promise<string | Refusal> =>
  local().call('begin', wanted);
export const listMatches = (): Promise<readonly MatchEntry[]> => local().call('list');
export const deleteMatch = (match: string): Promise<void> => local().call('remove', match);
/** Fails with a `HostError` 'bad-record' that says what is wrong. */
export const importRecord = (text: string): Promise<string> => local().call('read', text);
export const playOnFrom = (
  match: string,
  seq: number,
  sitters: readonly Sitter[],
): Promise<string> => local().call('goOnFrom', match, seq, sitters);
