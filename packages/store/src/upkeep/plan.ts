/** What opening a store would do to its tables: said, and not done. */
import { assertKnown, lastMigration } from '../migrate.ts';
import { SCHEMA_STEPS } from '../migrations.ts';
import { openSession } from './open-session.ts';
import type { Session, TableShape } from './session.ts';

/** Of which version a store is that nobody has opened; 0: there is none. */
export async function storedVersion(
  { all, build }: Pick<Session, 'all' | 'build'>,
  tables: readonly TableShape[],
): Promise<number> {
  if (!tables.some(({ name }) => name === 'migration')) return 0;
  const [last] = await all(lastMigration(build));
  return Number(last?.['version'] ?? 0);
}

export interface PlannedStep {
  readonly version: number;
  readonly statements: readonly string[];
}

export interface Plan {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly PlannedStep[];
}

export async function plannedMigration(place: string): Promise<Plan> {
  const session = await openSession(place);
  try {
    const from = await storedVersion(session, await session.tables());
    assertKnown(from);
    const steps = SCHEMA_STEPS.filter(({ version }) => version > from).map((step) => ({
      version: step.version,
      statements: step.statements(session.build).map((each) => each.compile().sql),
    }));
    return { from, to: steps.at(-1)?.version ?? from, steps };
  } finally {
    await session.close();
  }
}
