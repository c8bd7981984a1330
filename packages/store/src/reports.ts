/** What was reported of what was said: a queue for the administrator. */
import { isDone, StoreError } from '@roundhouse/table/match-store';
import { statement, type Database } from './database.ts';
import type { ReportRow, TalkRow } from './schema.ts';

export interface ListedReport {
  readonly report: Pick<ReportRow, 'id' | 'at' | 'reason'>;
  /** The name of who reported it, where he is still somebody. */
  readonly by: string | null;
  readonly said: TalkRow;
  readonly title: string;
}

export interface ReportStore {
  /** From one reader a saying is reported once. */
  add(report: Omit<ReportRow, 'settled'>): Promise<void>;
  /** Those that wait, the oldest first. */
  list(count: number): Promise<readonly ListedReport[]>;
  count(): Promise<number>;
  /** All that was reported of the same saying; answers which. Refused as `missing` where there is no such report. */
  settle(id: string, at: number, isRemoved: boolean): Promise<Pick<ReportRow, 'room' | 'number'>>;
}

export function reportStore(database: Database): ReportStore {
  const { build } = database;
  return {
    async add(report) {
      const added = build.insertInto('report').values({ ...report, settled: null });
      await isDone(database.write([statement(added)]), 'taken');
    },
    async list(count) {
      const rows = await database.read(
        build
          .selectFrom('report')
          .innerJoin('talk', (join) =>
            join.onRef('talk.room', '=', 'report.room').onRef('talk.number', '=', 'report.number'),
          )
          .innerJoin('room', 'room.id', 'report.room')
          .leftJoin('person', 'person.id', 'report.reporter')
          .selectAll('talk')
          .select(['report.id', 'report.at as reported', 'report.reason'])
          .select(['room.title', 'person.name as by'])
          .where('report.settled', 'is', null)
          .orderBy('report.at')
          .limit(count),
      );
      return rows.map(({ id, reported, reason, title, by, ...said }) => ({
        report: { id, at: reported, reason },
        by,
        said,
        title,
      }));
    },
    async count() {
      const waiting = build.selectFrom('report').where('settled', 'is', null);
      const [row] = await database.read(
        waiting.select(({ fn }) => fn.countAll<number>().as('count')),
      );
      return row?.count ?? 0;
    },
    async settle(id, at, isRemoved) {
      const [found] = await database.read(
        build.selectFrom('report').select(['room', 'number']).where('id', '=', id),
      );
      if (!found) throw new StoreError('missing', 'there is no such report');
      const { room, number } = found;
      const settled = build
        .updateTable('report')
        .set({ settled: at })
        .where('room', '=', room)
        .where('number', '=', number)
        .where('settled', 'is', null);
      const removed = build
        .updateTable('talk')
        .set({ kind: 'removed', text: '' })
        .where('room', '=', room)
        .where('number', '=', number);
      await database.write([statement(settled), ...(isRemoved ? [statement(removed)] : [])]);
      return found;
    },
  };
}
