/** What happens by time alone: kept, so that it happens after a restart too, and held by one node at a time. */
import { isDone } from '@roundhouse/table/match-store';
import type { Compilable } from 'kysely';
import { statement, type Database } from './database.ts';
import type { TimerRow } from './schema.ts';
import { template } from './template.ts';

export type Timer = Pick<TimerRow, 'kind' | 'subject' | 'due'>;

export interface TimerStore {
  /**
   * Timers of some kinds that are due, each of them this caller's alone until `until`: whoever has not settled it by then
   * has failed, and it is anybody's again.
   */
  claim(
    kinds: readonly TimerRow['kind'][],
    now: number,
    until: number,
    count: number,
  ): Promise<readonly Timer[]>;
  /** It is done; `next`: when it is due again. Where it was set anew meanwhile, that stands. */
  settle(timer: Timer, next: number | undefined): Promise<void>;
  /** It is due then, or before, where it was; what was due until now is due anew, whoever is at it. */
  bringForward(
    kind: TimerRow['kind'],
    subjects: readonly string[],
    now: number,
    due: number,
  ): Promise<void>;
}

/** What a write that changes the subject says of its timer: both stand, or neither does. */
export function timerSetting(build: Database['build']) {
  return {
    set: template(
      (kind: TimerRow['kind'], subject: string, due: number) =>
        build
          .insertInto('timer')
          .values({ kind, subject, due, held: 0 })
          .onConflict((there) =>
            there.columns(['kind', 'subject']).doUpdateSet((row) => ({
              due: row.ref('excluded.due'),
              held: row.ref('excluded.held'),
            })),
          ),
      (kind, subject, due) => [kind, subject, due, 0],
    ) as (kind: TimerRow['kind'], subject: string, due: number) => Compilable,
    drop: template((kind: TimerRow['kind'], subject: string) =>
      build.deleteFrom('timer').where('kind', '=', kind).where('subject', '=', subject),
    ) as (kind: TimerRow['kind'], subject: string) => Compilable,
  };
}

/** How many there are, how many of them are due, and for how long the first has been. */
export async function timersDue(
  { build, read }: Pick<Database, 'build' | 'read'>,
  now: number,
): Promise<{ readonly kept: number; readonly due: number; readonly lateSeconds: number }> {
  const timers = build.selectFrom('timer');
  const count = (query: typeof timers) =>
    query.select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('due').as('first')]);
  const [all] = await read(count(timers));
  const [late] = await read(count(timers.where('due', '<=', now)));
  const lateSeconds = Math.max(0, now - (late?.first ?? now)) / 1000;
  return { kept: all?.count ?? 0, due: late?.count ?? 0, lateSeconds };
}

export function timerStore(database: Database): TimerStore {
  const { build } = database;
  const isHeld = async ({ kind, subject, due, held }: TimerRow, until: number) => {
    const taken = build
      .updateTable('timer')
      .set({ held: until })
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('due', '=', due)
      .where('held', '=', held);
    const taking = statement(taken, { rows: 1, otherwise: 'taken' });
    return isDone(database.write([taking]), 'taken');
  };
  return {
    async claim(kinds, now, until, count) {
      const due = await database.read(
        build
          .selectFrom('timer')
          .selectAll()
          .where('kind', 'in', kinds)
          .where('due', '<=', now)
          // Held for longer than anybody holds one: that was before the clock was set back.
          .where(({ or, eb }) => or([eb('held', '<=', now), eb('held', '>', until)]))
          .orderBy('due')
          .limit(count),
      );
      const held = await Promise.all(due.map((timer) => isHeld(timer, until)));
      return due.filter((_, index) => held[index] === true);
    },
    async settle({ kind, subject, due }, next) {
      const same = { kind, subject, due };
      const query =
        next === undefined
          ? build.deleteFrom('timer').where(({ and }) => and(same))
          : build
              .updateTable('timer')
              .set({ due: next, held: 0 })
              .where(({ and }) => and(same));
      await database.write([statement(query)]);
    },
    async bringForward(kind, subjects, now, due) {
      if (subjects.length === 0) return;
      await database.write([
        statement(
          build
            .insertInto('timer')
            .values(subjects.map((subject) => ({ kind, subject, due, held: 0 })))
            .onConflict((there) =>
              there.columns(['kind', 'subject']).doUpdateSet((row) => ({
                held: 0,
                due: row
                  .case()
                  .when(
                    row.and([
                      row('timer.due', '>', now),
                      row('timer.due', '<', row.ref('excluded.due')),
                    ]),
                  )
                  .then(row.ref('timer.due'))
                  .else(row.ref('excluded.due'))
                  .end(),
              })),
            ),
        ),
      ]);
    },
  };
}
