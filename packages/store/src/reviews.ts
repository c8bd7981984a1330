/** Reviews of finished matches: one node thinks about one at a time, and what it finds stands for everybody. */
import { isDone } from '@roundhouse/table/match-store';
import { statement, type Database } from './database.ts';
import type { ReviewRow } from './schema.ts';

export interface ReviewStore {
  of(match: string): Promise<ReviewRow | undefined>;
  /** Whether the caller may think about it now: nobody else does before `until`, and it is not known yet. */
  claim(match: string, now: number, until: number): Promise<boolean>;
  /** How far whoever has claimed it is, in hundredths; it stays his until then. */
  progress(match: string, part: number, until: number): Promise<void>;
  /** Once: what is known stays. */
  keep(match: string, body: string): Promise<void>;
  /** Whoever could not finish it leaves it to another. */
  drop(match: string): Promise<void>;
}

export function reviewStore(database: Database): ReviewStore {
  const { build } = database;
  const unknown = (match: string) =>
    build.updateTable('review').where('match', '=', match).where('body', 'is', null);
  return {
    async of(match) {
      const [row] = await database.read(
        build.selectFrom('review').selectAll().where('match', '=', match),
      );
      return row;
    },
    async claim(match, now, until) {
      const row = { match, body: null, part: 0, held: until };
      const first = build.insertInto('review').values(row);
      if (await isDone(database.write([statement(first)]), 'taken')) return true;
      const again = unknown(match).set({ part: 0, held: until }).where('held', '<=', now);
      return isDone(database.write([statement(again, { rows: 1, otherwise: 'taken' })]), 'taken');
    },
    progress: (match, part, until) =>
      database.write([statement(unknown(match).set({ part, held: until }))]),
    keep: (match, body) =>
      database.write([statement(unknown(match).set({ body, part: 100, held: 0 }))]),
    drop: (match) => database.write([statement(unknown(match).set({ part: 0, held: 0 }))]),
  };
}
