/** What was last done to the store itself, for who looks after it. */
import { StoreError } from '@roundhouse/table/match-store';
import type { Database } from '../database.ts';
import type { UpkeepRow } from '../schema.ts';
import type { Session, TableShape } from './session.ts';

/** A store of before there was a place for it keeps no note. */
export async function noteUpkeep(
  { all, build }: Pick<Session, 'all' | 'build'>,
  tables: readonly TableShape[],
  row: UpkeepRow,
): Promise<void> {
  if (!tables.some(({ name }) => name === 'upkeep')) return;
  const { at, body } = row;
  await all(
    build
      .insertInto('upkeep')
      .values(row)
      .onConflict((there) => there.column('what').doUpdateSet({ at, body })),
  );
}

export interface LastBackup {
  readonly at: number;
  readonly bytes: number;
}

export async function lastBackup({ build, read }: Database): Promise<LastBackup | undefined> {
  const [found] = await read(build.selectFrom('upkeep').selectAll().where('what', '=', 'backup'));
  if (!found) return undefined;
  const { bytes } = JSON.parse(found.body) as { readonly bytes: number };
  if (typeof bytes !== 'number') throw new StoreError('unusable', 'the note of the last backup');
  return { at: found.at, bytes };
}
