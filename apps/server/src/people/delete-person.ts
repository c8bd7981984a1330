/** Somebody goes: bots play on for him, open seats become free, and what stays has a neutral name. */
import { formatHolder, formatLine } from '@roundhouse/engine';
import { anonymise, type Database, type Person } from '@roundhouse/store';
import type { Notices } from '../rooms/notices.ts';
import type { OpenMatches } from '../rooms/open-matches.ts';
import { vacateSeats, type VacatingParts } from './vacate-seats.ts';

export interface DeletingParts extends VacatingParts {
  readonly database: Database;
  readonly matches: Pick<OpenMatches, 'forget'>;
  readonly notices: Notices;
}

export async function deletePerson(parts: DeletingParts, person: Person): Promise<void> {
  const { database, matches, notices } = parts;
  const listed = await vacateSeats(parts, person);
  const lineOf = (seat: number, name: string): string =>
    formatLine({ kind: 'seat', seat, holder: formatHolder({ kind: 'person', name }) });
  const former = listed.map(({ room }) => room.id);
  const concerned = await anonymise(database, { person: person.id, tables: former, lineOf });
  // What is open still has the old name.
  for (const table of concerned) {
    await matches.forget(table);
    notices.tell(table, 'renamed');
  }
}
