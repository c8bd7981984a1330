/** How far somebody has looked at his tables: the same on all his devices. */
import { statement, type Database } from './database.ts';
import { template } from './template.ts';

export interface SeenStore {
  of(room: string, person: string): Promise<number | undefined>;
  /** It never goes back. */
  note(room: string, person: string, line: number): Promise<void>;
}

export function seenStore(database: Database): SeenStore {
  const { build } = database;
  const lineOf = template((room: string, person: string) =>
    build.selectFrom('seen').select('line').where('room', '=', room).where('person', '=', person),
  );
  return {
    async of(room, person) {
      const [row] = await database.read(lineOf(room, person));
      return row?.line;
    },
    note: (room, person, line) =>
      database.write([
        statement(
          build
            .insertInto('seen')
            .values({ room, person, line })
            .onConflict((there) =>
              there.columns(['room', 'person']).doUpdateSet({ line }).where('seen.line', '<', line),
            ),
        ),
      ]),
  };
}
