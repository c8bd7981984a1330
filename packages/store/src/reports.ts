/** What was reported of what was said: a queue for the administrator. */
import { StoreError } from '@roundhouse/table/match-store';
import { statement, type Database } from './database.ts';
import type { ReportRow, TalkRow } from './schema.ts';

export interface ListedReport {
  readonly report: Pick<ReportRow, 'id' | 'at' | 'reason'>;
  readonly said: Pick<TalkRow, 'room' | 'number' | 'at' | 'kind' | 'name' | 'text'>;
}

export interface ReportStore {
  /** From one reader a saying is reported once. */
  add(report: Omit<ReportRow, 'settled'>): Promise<void>;
  /** Those that wait, the oldest first. */
  list(count: number): Promise<readonly ListedReport[]>;
  /** Of all that was reported of the same saying. Refused as `missing` where it does not wait. */
  settle(id: string, at: number, isRemoved: boolean): Promise<void>;
}

export function reportStore(database: Database): ReportStore {
  const { build } = database;
  return {
    async add(report) {
      try {
        await database.write([
          statement(build.insertInto('report').values({ ...report, settled: null })),
        ]);
      } catch (error) {
        if (!(error instanceof StoreError) || error.problem !== 'taken') throw error;
      }
    },
    async list(count) {
      const rows = await database.read(
        build
          .selectFrom('report')
          .innerJoin('talk', (join) =>
            join.onRef('talk.room', '=', 'report.room').onRef('talk.number', '=', 'report.number'),
          )
          .select(['report.id', 'report.at as reported', 'report.reason'])
          .select(['talk.room', 'talk.number', 'talk.at', 'talk.kind', 'talk.name', 'talk.text'])
          .where('report.settled', 'is', null)
          .orderBy('report.at')
          .limit(count),
      );
      return rows.map(({ id, reported, reason, ...said }) => ({
        report: { id, at: reported, reason },
        said,
      }));
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
    },
  };
}
