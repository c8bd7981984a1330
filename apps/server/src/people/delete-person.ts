/** Somebody goes: bots play on for him, open seats become free, and what stays has a neutral name. */
import { formatHolder, formatLine } from '@roundhouse/engine';
import { anonymise, type Database, type Person } from '@roundhouse/store';
import { vacateSeats, type VacatingParts } from './vacate-seats.ts';

export interface DeletingParts extends VacatingParts {
  readonly database: Database;
}

export async function deletePerson(parts: DeletingParts, person: Person): Promise<void> {
  const { database, tables } = parts;
  const { listed, over } = await vacateSeats(parts, person);
  const lineOf = (seat: number, name: string): string =>
    formatLine({ kind: 'seat', seat, holder: formatHolder({ kind: 'person', name }) });
  const former = listed.map(({ room }) => room.id);
  await anonymise(database, { person: person.id, tables: former, lineOf });
  // What is over and still open has the old name; where it runs, a bot's has taken its place.
  for (const table of over) await tables.leave(table);
}
