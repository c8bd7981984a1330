/** Brings the tables to what this version wants. */
import { StoreError } from '@roundhouse/table/match-store';
import type { Compilable, Kysely } from 'kysely';
import { SCHEMA_STEPS, type SchemaStep } from './migrations.ts';
import type { Schema } from './schema.ts';

/** The statements that are missing in a store whose last step is `version`. */
export function missingSteps(
  build: Kysely<Schema>,
  version: number,
  now: number,
  steps: readonly SchemaStep[] = SCHEMA_STEPS,
): readonly Compilable[] {
  assertKnown(version, steps);
  return steps
    .filter((step) => step.version > version)
    .flatMap((step) => [
      ...step.statements(build),
      build.insertInto('migration').values({ version: step.version, at: now }),
    ]);
}

/** What a newer program has written is left alone. */
export function assertKnown(version: number, steps: readonly SchemaStep[] = SCHEMA_STEPS): void {
  const newest = steps.at(-1)?.version ?? 0;
  if (version > newest) {
    throw new StoreError('newer', `the store is of version ${version}, this program of ${newest}`);
  }
}

export function createMigrationTable(build: Kysely<Schema>): Compilable {
  return build.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('version', 'integer', (version) => version.primaryKey())
    .addColumn('at', 'bigint', (at) => at.notNull());
}

export function lastMigration(build: Kysely<Schema>) {
  return build.selectFrom('migration').select(({ fn }) => fn.max('version').as('version'));
}
