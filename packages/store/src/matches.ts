/** Matches in a database. A match and its lines are written in one go, and only behind the lines that are known. */
import type { StoredLine, StoredMatch } from '@roundhouse/table';
import { StoreError, type MatchStore } from '@roundhouse/table/match-store';
import { statement, type Database, type Statement } from './database.ts';
import { lineOf, lineRow, matchOf, progressRow, rowOf, snapshotText } from './rows.ts';
import type { LineRow, MatchRow } from './schema.ts';
import { byLength, template } from './template.ts';
import { resultKept } from './ratings/results.ts';
import { timerSetting } from './timers.ts';

/** Rows in one statement: PostgreSQL takes 65,535 values at most, a line has eight. */
const MOST_ROWS = 1_000;
/** A move and what follows from it by itself are seldom more. */
const USUAL_LINES = 8;

export function matchStore(database: Database): MatchStore {
  const { build } = database;

  const isThere = async (id: string): Promise<boolean> =>
    (await database.read(build.selectFrom('match').select('id').where('id', '=', id))).length > 0;

  const inserts = byLength(() =>
    template(
      (rows: readonly LineRow[]) => build.insertInto('line').values(rows),
      (rows) => rows.flatMap((row) => Object.values(row)),
    ),
  );
  const linesAdded = (id: string, lines: readonly StoredLine[]): readonly Statement[] =>
    chunked(lines).map((some) => {
      const rows = some.map((line) => lineRow(id, line));
      // More do not come by moves, and are seldom as many again.
      const isUsual = rows.length <= USUAL_LINES;
      return statement(
        isUsual ? inserts(rows.length)(rows) : build.insertInto('line').values(rows),
      );
    });

  const whole = template((id: string) =>
    build
      .selectFrom('match')
      .leftJoin('snapshot', 'snapshot.match', 'match.id')
      .leftJoin('seed', 'seed.match', 'match.id')
      .selectAll('match')
      .select(['snapshot.body', 'seed.seed'])
      .where('match.id', '=', id),
  );
  const linesBetween = template((id: string, after: number, last: number) =>
    build
      .selectFrom('line')
      .selectAll()
      .where('match', '=', id)
      .where('seq', '>', after)
      .where('seq', '<=', last)
      .orderBy('seq'),
  );
  const added = template(
    (row: MatchRow) => build.insertInto('match').values(row),
    (row) => Object.values(row),
  );
  const sealed = template((match: string, seed: string) =>
    build.insertInto('seed').values({ match, seed }),
  );
  const placed = template((match: string, body: string) =>
    build.insertInto('snapshot').values({ match, body }),
  );

  const advanced = template(
    (id: string, row: ReturnType<typeof progressRow>, before: number) =>
      build
        .updateTable('match')
        .set(row)
        .where('id', '=', id)
        .where('lines', '=', before)
        .where('revision', '=', row.revision - 1),
    (id, row, before) => [...Object.values(row), id, before, row.revision - 1],
  );
  const replaced = template((body: string, id: string) =>
    build.updateTable('snapshot').set({ body }).where('match', '=', id),
  );

  const timer = timerSetting(build);
  /** Where nothing can have been due, nothing is dropped: salts are waited for before the first line, and what has a pace or orders may be due whenever. */
  const timed = ({ id, due, pace, orders }: StoredMatch, before: number): readonly Statement[] => {
    if (due !== undefined) return [statement(timer.set('match', id, due))];
    return before === 0 || pace || orders ? [statement(timer.drop('match', id))] : [];
  };

  return {
    async list() {
      const rows = await database.read(
        build
          .selectFrom('match')
          .leftJoin('snapshot', 'snapshot.match', 'match.id')
          .selectAll('match')
          .select('snapshot.body')
          .select(({ selectFrom }) =>
            selectFrom('line')
              .whereRef('line.match', '=', 'match.id')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .as('kept'),
          ),
      );
      return rows.map(({ body, kept, ...row }) => ({
        match: matchOf(row, body),
        kept: kept ?? 0,
      }));
    },

    async load(id, after = 0) {
      const [found] = await database.read(whole(id));
      if (!found) return undefined;
      const { body, seed, ...row } = found;
      // Lines that came in between belong to a later match than the one that was read.
      const lines = await database.read(linesBetween(id, after, row.lines));
      return { match: matchOf(row, body), seed: seed ?? '', lines: lines.map(lineOf) };
    },

    async create({ match, seed, lines }) {
      const body = snapshotText(match.snapshot);
      await database.write([
        statement(added(rowOf(match))),
        statement(sealed(match.id, seed)),
        statement(placed(match.id, body)),
        ...linesAdded(match.id, lines),
        ...(match.due === undefined ? [] : [statement(timer.set('match', match.id, match.due))]),
      ]);
    },

    async append(match, lines) {
      const before = match.lines - lines.length;
      const isDense = lines.every(({ seq }, index) => seq === before + index + 1);
      if (!isDense) throw new StoreError('taken', `the lines do not follow line ${before}`);
      const { id } = match;
      try {
        await database.write([
          statement(advanced(id, progressRow(match), before), { rows: 1, otherwise: 'taken' }),
          ...linesAdded(id, lines),
          // While it gathers it stands where it began.
          ...(match.gathering ? [] : [statement(replaced(snapshotText(match.snapshot), id))]),
          ...timed(match, before),
          ...resultKept(build, timer, match),
        ]);
      } catch (error) {
        const isTaken = error instanceof StoreError && error.problem === 'taken';
        if (!isTaken || (await isThere(id))) throw error;
        throw new StoreError('missing', `there is no match ${id}`);
      }
    },

    async remove(id) {
      await database.write([
        statement(build.deleteFrom('match').where('id', '=', id)),
        statement(timer.drop('match', id)),
      ]);
    },
  };
}

function chunked(lines: readonly StoredLine[]): readonly (readonly StoredLine[])[] {
  const count = Math.ceil(lines.length / MOST_ROWS);
  return Array.from({ length: count }, (_, at) =>
    lines.slice(at * MOST_ROWS, (at + 1) * MOST_ROWS),
  );
}
