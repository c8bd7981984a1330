/** A store made from a backup: all of it, or the store is as it was. */
import { StoreError } from '@roundhouse/table/match-store';
import { CompiledQuery } from 'kysely';
import { assertKnown, createMigrationTable, missingSteps } from '../migrate.ts';
import { SCHEMA_STEPS } from '../migrations.ts';
import { BadBackup, checkBackup, type BackupHead, type OpenedBackup } from './backup-file.ts';
import { openSession } from './open-session.ts';
import { quoted, type Session, type TableShape, type Value } from './session.ts';

/** So many rows are put in together. */
const SOME = 500;
/** Where there is one of these, the store is somebody's. */
const OWN = ['person', 'room', 'match'];

export interface RestoreWish {
  /** What is there is thrown away. */
  readonly isReplaced: boolean;
  readonly now: () => number;
}

export interface Restored extends OpenedBackup {
  /** The version that its tables were brought to. */
  readonly schema: number;
}

export async function restore(
  place: string,
  file: string,
  { isReplaced, now }: RestoreWish,
): Promise<Restored> {
  const checked = await checkBackup(file);
  const { head } = checked;
  assertKnown(head.schema);
  const session = await openSession(place, 'made');
  try {
    await session.beginWriting();
    const there = await session.tables();
    await assertFree(session, there, { isReplaced, now: now() });
    await session.dropAll();
    await makeTables(session, head, now());
    await putIn(session, file);
    for (const step of missingSteps(session.build, head.schema, now())) await session.all(step);
    await assertWhole(session, checked);
    await session.commit();
    return { ...checked, schema: SCHEMA_STEPS.at(-1)?.version ?? 0 };
  } finally {
    await session.close();
  }
}

async function assertFree(
  session: Session,
  there: readonly TableShape[],
  { isReplaced, now }: { readonly isReplaced: boolean; readonly now: number },
): Promise<void> {
  const has = (name: string): boolean => there.some((table) => table.name === name);
  if (has('node')) {
    const { build } = session;
    const up = await session.all(build.selectFrom('node').select('id').where('until', '>', now));
    if (up.length > 0) {
      throw new StoreError('taken', 'a server runs over this store: end it first');
    }
  }
  if (isReplaced) return;
  for (const name of OWN) {
    const count = has(name) ? await countOf(session, name) : 0;
    if (count > 0) throw new StoreError('taken', `the store is not empty (${name}: ${count})`);
  }
}

/** The tables as they were when the backup was made. */
async function makeTables(session: Session, head: BackupHead, now: number): Promise<void> {
  const { build } = session;
  await session.all(createMigrationTable(build));
  const steps = SCHEMA_STEPS.filter(({ version }) => version <= head.schema);
  for (const step of missingSteps(build, 0, now, steps)) await session.all(step);
  await session.all(build.deleteFrom('migration'));
  const made = new Map((await session.tables()).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of head.tables) {
    const own = made.get(name)?.toSorted().join(' ');
    if (own !== columns.toSorted().join(' ')) {
      throw new BadBackup(`its table ${name} is not one of version ${head.schema}`);
    }
  }
}

async function putIn(session: Session, file: string): Promise<void> {
  let waiting: (readonly Value[])[] = [];
  let into: TableShape | undefined;
  const put = async (): Promise<void> => {
    if (into && waiting.length > 0) await session.insert(into, waiting);
    waiting = [];
  };
  await checkBackup(file, async ({ table, values }) => {
    if (table !== into || waiting.length === SOME) await put();
    into = table;
    waiting.push(values);
  });
  await put();
}

async function assertWhole(session: Session, { head, tail }: OpenedBackup): Promise<void> {
  for (const { name } of head.tables) {
    if (name === 'migration') continue;
    const [wanted, found] = [tail.rows[name] ?? 0, await countOf(session, name)];
    if (found !== wanted) throw new BadBackup(`of ${name} ${found} rows came back, not ${wanted}`);
  }
  const [fault] = await session.faults();
  if (fault !== undefined) throw new BadBackup(`it does not hold together: ${fault}`);
}

async function countOf(session: Session, name: string): Promise<number> {
  const sql = `select count(*) as count from ${quoted(name)}`;
  return Number((await session.all(CompiledQuery.raw(sql)))[0]?.['count']);
}
