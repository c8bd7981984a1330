/** A store as an older program left it. */
import { createMigrationTable, missingSteps } from '../src/migrate.ts';
import { SCHEMA_STEPS } from '../src/migrations.ts';
import { openSession } from '../src/upkeep/open-session.ts';
import type { Session } from '../src/upkeep/session.ts';

export async function makeOlderStore(
  place: string,
  version: number,
  fill: (session: Session) => Promise<void> = async () => undefined,
): Promise<void> {
  const session = await openSession(place, 'made');
  await session.beginWriting();
  const steps = SCHEMA_STEPS.filter((step) => step.version <= version);
  await session.all(createMigrationTable(session.build));
  for (const step of missingSteps(session.build, 0, 0, steps)) await session.all(step);
  await fill(session);
  await session.commit();
  await session.close();
}
