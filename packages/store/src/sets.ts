/** Sets: boxes of somebody's own under a name. A version that was kept is never changed: links and people name it. */
import { isDone, StoreError } from '@roundhouse/table/match-store';
import { sql } from 'kysely';
import { statement, type Database, type Statement } from './database.ts';
import type { Part } from './rooms.ts';
import type { BoxSetRow, BoxVersionRow } from './schema.ts';

/** A set, and what its owner is called now. */
export interface BoxSet extends Omit<BoxSetRow, 'public' | 'key'> {
  readonly isPublic: boolean;
  readonly ownerName: string;
}

export type BoxVersion = Omit<BoxVersionRow, 'box_set' | 'bytes'>;

export interface NewSet extends Pick<
  BoxSetRow,
  'id' | 'owner' | 'key' | 'title' | 'name' | 'licence'
> {
  readonly isPublic: boolean;
}

export interface SetFilter {
  readonly title?: string | undefined;
  readonly named?: string | undefined;
}

export interface SetStore {
  /** With its first version. The same key of the same person again: the one that was kept by it. */
  create(set: NewSet, first: BoxVersion): Promise<BoxSet>;
  byKey(owner: string, key: string): Promise<BoxSet | undefined>;
  /** Undefined too where its owner is let in no longer. */
  find(id: string): Promise<BoxSet | undefined>;
  version(id: string, version: number): Promise<BoxVersion | undefined>;
  /** The next version. Refused as `taken` unless the latest is the one before it. */
  save(id: string, next: BoxVersion, head: Pick<BoxSetRow, 'name' | 'licence'>): Promise<void>;
  setPublic(id: string, isPublic: boolean): Promise<void>;
  /** Nobody but its owner reads it since then; null: everybody may again. */
  setTaken(id: string, at: number | null): Promise<void>;
  delete(id: string): Promise<void>;
  /** Those that anybody finds, those changed last first. */
  list(filter: SetFilter, part: Part): Promise<readonly BoxSet[]>;
  of(owner: string, title: string | undefined, part: Part): Promise<readonly BoxSet[]>;
  /** How many somebody has, and the bytes of all their versions. */
  measure(owner: string): Promise<{ readonly sets: number; readonly bytes: number }>;
  /** What somebody kept as a guest becomes his account's. */
  bring(from: string, to: string): Promise<void>;
}

export function setStore(database: Database): SetStore {
  const { build } = database;
  const all = () =>
    build
      .selectFrom('box_set')
      .innerJoin('person', 'person.id', 'box_set.owner')
      .selectAll('box_set')
      .select('person.name as ownerName')
      .where('person.banned', 'is', null);
  const one = async (query: ReturnType<typeof all>): Promise<BoxSet | undefined> => {
    const [row] = await database.read(query);
    return row && setOf(row);
  };
  const byKey = (owner: string, key: string) =>
    one(all().where('box_set.owner', '=', owner).where('box_set.key', '=', key));
  const inPart = async (query: ReturnType<typeof all>, { skip, count }: Part) => {
    const latest = query.orderBy('box_set.changed', 'desc').orderBy('box_set.id');
    return (await database.read(latest.limit(count).offset(skip))).map(setOf);
  };
  const versionRow = (id: string, version: BoxVersion): Statement => {
    const bytes = Buffer.byteLength(version.body);
    return statement(build.insertInto('box_version').values({ ...version, box_set: id, bytes }));
  };
  const changed = (id: string, values: Partial<BoxSetRow>): Promise<void> =>
    database.write([
      statement(build.updateTable('box_set').set(values).where('id', '=', id), {
        rows: 1,
        otherwise: 'missing',
      }),
    ]);
  return {
    async create({ isPublic, ...set }, first) {
      const { at, version } = first;
      const row = { ...set, public: isPublic ? 1 : 0, taken: null, version, made: at, changed: at };
      const kept = statement(build.insertInto('box_set').values(row));
      await isDone(database.write([kept, versionRow(set.id, first)]), 'taken');
      const found = await byKey(set.owner, set.key);
      if (!found) throw new StoreError('missing', 'there is no such person');
      return found;
    },
    byKey,
    find: (id) => one(all().where('box_set.id', '=', id)),
    async version(id, version) {
      const [row] = await database.read(
        build
          .selectFrom('box_version')
          .select(['version', 'at', 'fingerprint', 'body'])
          .where('box_set', '=', id)
          .where('version', '=', version),
      );
      return row;
    },
    save: (id, next, head) =>
      database.write([
        statement(
          build
            .updateTable('box_set')
            .set({ ...head, version: next.version, changed: next.at })
            .where('id', '=', id)
            .where('version', '=', next.version - 1),
          { rows: 1, otherwise: 'taken' },
        ),
        versionRow(id, next),
      ]),
    setPublic: (id, isPublic) => changed(id, { public: isPublic ? 1 : 0 }),
    setTaken: (id, at) => changed(id, { taken: at }),
    delete: (id) => database.write([statement(build.deleteFrom('box_set').where('id', '=', id))]),
    list({ title, named }, part) {
      let query = all().where('box_set.public', '=', 1).where('box_set.taken', 'is', null);
      if (title !== undefined) query = query.where('box_set.title', '=', title);
      const text = named?.trim().toLowerCase() ?? '';
      if (text !== '') {
        const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
        query = query.where(sql<boolean>`lower(box_set.name) like ${like} escape '\\'`);
      }
      return inPart(query, part);
    },
    of(owner, title, part) {
      const his = all().where('box_set.owner', '=', owner);
      return inPart(title === undefined ? his : his.where('box_set.title', '=', title), part);
    },
    async measure(owner) {
      const [row] = await database.read(
        build
          .selectFrom('box_set')
          .innerJoin('box_version', 'box_version.box_set', 'box_set.id')
          .select(({ fn }) => [
            fn.count<number>('box_set.id').distinct().as('sets'),
            fn.sum<number | null>('box_version.bytes').as('bytes'),
          ])
          .where('box_set.owner', '=', owner),
      );
      return { sets: row?.sets ?? 0, bytes: row?.bytes ?? 0 };
    },
    async bring(from, to) {
      // Its own id for a key: whatever two devices chose, no two are alike.
      const kept = build
        .updateTable('box_set')
        .set(({ ref }) => ({ owner: to, key: ref('id') }))
        .where('owner', '=', from);
      const own = build.selectFrom('set_report').select('box_set').where('reporter', '=', to);
      const reported = build
        .updateTable('set_report')
        .set({ reporter: to })
        .where('reporter', '=', from)
        .where('box_set', 'not in', own);
      await database.write([statement(kept), statement(reported)]);
    },
  };
}

function setOf(row: BoxSetRow & { readonly ownerName: string }): BoxSet {
  const { public: isPublic, key: _, ...rest } = row;
  return { ...rest, isPublic: isPublic === 1 };
}
