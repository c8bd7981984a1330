/** What was said at a table, in one order; who is muted there; what each noted for himself. */
import { untilFirst } from '@roundhouse/table/match-store';
import { statement, type Database } from './database.ts';
import type { TalkRow } from './schema.ts';
import { byLength, template } from './template.ts';

export type Saying = Omit<TalkRow, 'number'>;

export interface SayingsWanted {
  readonly after: number;
  readonly before?: number | undefined;
  readonly count: number;
}

/** What somebody noted, and which writing of it that was; 0: none yet. */
export interface Note {
  readonly text: string;
  readonly revision: number;
}

export interface TalkStore {
  /** Its number. The same key again is the same saying. */
  say(saying: Saying): Promise<number>;
  /** Those of the circles after a number and before another, the latest of them, in order. */
  list(
    room: string,
    circles: readonly TalkRow['circle'][],
    where: SayingsWanted,
  ): Promise<readonly TalkRow[]>;
  /** Those that were removed, the latest of them, in order. */
  removed(
    room: string,
    circles: readonly TalkRow['circle'][],
    count: number,
  ): Promise<readonly TalkRow[]>;
  find(room: string, number: number): Promise<TalkRow | undefined>;
  setMuted(room: string, person: string, isMuted: boolean): Promise<void>;
  isMuted(room: string, person: string): Promise<boolean>;
  readNote(room: string, person: string): Promise<Note>;
  /** Refused as `taken` where it has been written since that revision. */
  writeNote(room: string, person: string, note: Note): Promise<void>;
  /** What a guest said and reported becomes another's, that he is muted, and what he noted, where that one has noted nothing. */
  bring(from: string, to: string): Promise<void>;
}

/** A number that no saying has: the highest that PostgreSQL can compare one with. */
const NEVER = 2 ** 31 - 1;
/** How often somebody else may have said something first. */
const MOST_TRIES = 20;

export function talkStore(database: Database): TalkStore {
  const { build } = database;

  const byKey = template((room: string, key: string) =>
    build.selectFrom('talk').select('number').where('room', '=', room).where('key', '=', key),
  );
  const lastOf = template((room: string) =>
    build
      .selectFrom('talk')
      .where('room', '=', room)
      .select(({ fn }) => fn.max<number | null>('number').as('last')),
  );
  const added = template(
    (row: TalkRow) => build.insertInto('talk').values(inOrder(row)),
    (row) => Object.values(inOrder(row)),
  );
  const between = byLength(() =>
    template(
      (
        room: string,
        circles: readonly TalkRow['circle'][],
        after: number,
        before: number,
        count: number,
      ) =>
        build
          .selectFrom('talk')
          .selectAll()
          .where('room', '=', room)
          .where('circle', 'in', [...circles])
          .where('number', '>', after)
          .where('number', '<', before)
          .orderBy('number', 'desc')
          .limit(count),
      (room, circles, ...rest) => [room, ...circles, ...rest],
    ),
  );

  return {
    async say(saying) {
      return untilFirst(MOST_TRIES, async () => {
        const [known] = await database.read(byKey(saying.room, saying.key));
        if (known) return known.number;
        const [found] = await database.read(lastOf(saying.room));
        const number = (found?.last ?? 0) + 1;
        await database.write([statement(added({ ...saying, number }))]);
        return number;
      });
    },
    async list(room, circles, { after, before = NEVER, count }) {
      const wanted = between(circles.length)(room, circles, after, before, count);
      return (await database.read(wanted)).toReversed();
    },
    async removed(room, circles, count) {
      const gone = build
        .selectFrom('talk')
        .selectAll()
        .where('room', '=', room)
        .where('kind', '=', 'removed')
        .where('circle', 'in', [...circles]);
      const rows = await database.read(gone.orderBy('number', 'desc').limit(count));
      return rows.toReversed();
    },
    async find(room, number) {
      const all = build.selectFrom('talk').selectAll().where('room', '=', room);
      const [found] = await database.read(all.where('number', '=', number));
      return found;
    },
    async setMuted(room, person, isMuted) {
      const one = build.deleteFrom('muted').where('room', '=', room).where('person', '=', person);
      const added = build.insertInto('muted').values({ room, person });
      await database.write([statement(one), ...(isMuted ? [statement(added)] : [])]);
    },
    async isMuted(room, person) {
      const all = build.selectFrom('muted').select('person').where('room', '=', room);
      return (await database.read(all.where('person', '=', person))).length > 0;
    },
    async readNote(room, person) {
      const all = build.selectFrom('note').select(['text', 'revision']).where('room', '=', room);
      const [found] = await database.read(all.where('person', '=', person));
      return found ?? { text: '', revision: 0 };
    },
    async writeNote(room, person, { text, revision }) {
      const query =
        revision === 0
          ? build.insertInto('note').values({ room, person, text, revision: 1 })
          : build
              .updateTable('note')
              .set({ text, revision: revision + 1 })
              .where('room', '=', room)
              .where('person', '=', person)
              .where('revision', '=', revision);
      await database.write([statement(query, { rows: 1, otherwise: 'taken' })]);
    },
    async bring(from, to) {
      const own = build.selectFrom('note').select('room').where('person', '=', to);
      const brought = build
        .updateTable('note')
        .set({ person: to })
        .where('person', '=', from)
        .where('room', 'not in', own);
      const said = build.updateTable('talk').set({ person: to }).where('person', '=', from);
      // Who was muted as a guest does not speak again by signing in.
      const silent = build.selectFrom('muted').select('room').where('person', '=', to);
      const muted = build
        .updateTable('muted')
        .set({ person: to })
        .where('person', '=', from)
        .where('room', 'not in', silent);
      const reports = build
        .updateTable('report')
        .set({ reporter: to })
        .where('reporter', '=', from);
      await database.write([brought, said, muted, reports].map((query) => statement(query)));
    },
  };
}

/** Whoever says it may have named its parts in another order. */
function inOrder(row: TalkRow): TalkRow {
  const { room, number, at, kind, circle, person, seat, name, text, key } = row;
  return { room, number, at, kind, circle, person, seat, name, text, key };
}
