/** What was reported of sets: it waits with what was reported of what was said. */
import { StoreError } from '@roundhouse/table/match-store';
import { statement, type Database } from './database.ts';
import type { SetReportRow } from './schema.ts';

export interface ListedSetReport extends Pick<SetReportRow, 'id' | 'at' | 'reason'> {
  readonly set: string;
  /** The name of who reported it, where he is still somebody. */
  readonly by: string | null;
}

export interface SetReportStore {
  /** From one reader a set waits once; what was settled may be reported anew, for it may have changed. */
  add(report: Omit<SetReportRow, 'settled'>): Promise<void>;
  /** Those that wait, the oldest first. */
  list(count: number): Promise<readonly ListedSetReport[]>;
  count(): Promise<number>;
  /** All that was reported of the same set, which is taken down where that is wanted. Refused as `missing` where there is no such report. */
  settle(id: string, at: number, isTakenDown: boolean): Promise<void>;
}

export function setReportStore(database: Database): SetReportStore {
  const { build } = database;
  const waiting = () =>
    build
      .selectFrom('set_report')
      .innerJoin('box_set', 'box_set.id', 'set_report.box_set')
      .innerJoin('person as owner', 'owner.id', 'box_set.owner')
      .where('set_report.settled', 'is', null)
      // What nobody can read waits until its owner is let in again.
      .where('owner.banned', 'is', null);
  return {
    async add(report) {
      const { reason, at } = report;
      const added = build
        .insertInto('set_report')
        .values({ ...report, settled: null })
        .onConflict((known) =>
          known
            .columns(['box_set', 'reporter'])
            .doUpdateSet({ reason, at, settled: null })
            .where('set_report.settled', 'is not', null),
        );
      await database.write([statement(added)]);
    },
    list: (count) =>
      database.read(
        waiting()
          .leftJoin('person as reader', 'reader.id', 'set_report.reporter')
          .select(['set_report.id', 'set_report.at', 'set_report.reason'])
          .select(['set_report.box_set as set', 'reader.name as by'])
          .orderBy('set_report.at')
          .limit(count),
      ),
    async count() {
      const [row] = await database.read(
        waiting().select(({ fn }) => fn.countAll<number>().as('count')),
      );
      return row?.count ?? 0;
    },
    async settle(id, at, isTakenDown) {
      const [found] = await database.read(
        build.selectFrom('set_report').select('box_set').where('id', '=', id),
      );
      if (!found) throw new StoreError('missing', 'there is no such report');
      const settled = build
        .updateTable('set_report')
        .set({ settled: at })
        .where('box_set', '=', found.box_set)
        .where('settled', 'is', null);
      const taken = build.updateTable('box_set').set({ taken: at }).where('id', '=', found.box_set);
      await database.write([statement(settled), ...(isTakenDown ? [statement(taken)] : [])]);
    },
  };
}
