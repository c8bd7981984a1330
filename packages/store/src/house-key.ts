/** A key of the house itself: made once, by whichever node comes first, and the same for all from then on. */
import { statement, type Database } from './database.ts';

export async function houseKey(
  database: Database,
  name: string,
  make: () => string,
): Promise<string> {
  const { build } = database;
  const kept = async (): Promise<string | undefined> => {
    const query = build.selectFrom('house_key').select('body').where('name', '=', name);
    return (await database.read(query))[0]?.body;
  };
  const known = await kept();
  if (known !== undefined) return known;
  const made = build
    .insertInto('house_key')
    .values({ name, body: make() })
    .onConflict((there) => there.column('name').doNothing());
  await database.write([statement(made)]);
  const body = await kept();
  if (body === undefined) throw new Error(`the key ${name} was not kept`);
  return body;
}
