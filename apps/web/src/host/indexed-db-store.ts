/** Matches in the browser's own database. */
import {
  isNext,
  StoreError,
  type MatchStore,
  type StoredLine,
  type StoredMatch,
} from '@roundhouse/table';
import { abort, answer, Connection, finished, problemOf, TABLES } from './database.ts';

const NAME = 'roundhouse';
type Row = StoredLine & { readonly id: string };
/** Matches that were kept before writes were counted have no revision. */
type Stored = Omit<StoredMatch, 'revision'> & Partial<Pick<StoredMatch, 'revision'>>;

const counted = (match: Stored): StoredMatch => ({ revision: 0, ...match });

interface Stores {
  readonly matches: IDBObjectStore;
  readonly seeds: IDBObjectStore;
  readonly rows: IDBObjectStore;
}

export async function openIndexedDbStore(name = NAME): Promise<MatchStore> {
  const connection = new Connection(name);
  // Who can't have it is told at once.
  await connection.database();
  const inTransaction = async <T>(
    mode: IDBTransactionMode,
    work: (stores: Stores) => Promise<T>,
  ): Promise<T> => {
    const database = await connection.database();
    const transaction = database.transaction(TABLES, mode, { durability: 'strict' });
    const done = finished(transaction);
    try {
      const result = await work({
        matches: transaction.objectStore('match'),
        seeds: transaction.objectStore('seed'),
        rows: transaction.objectStore('line'),
      });
      await done;
      return result;
    } catch (error) {
      // The failed request has aborted it already, or it must not count.
      done.catch(() => undefined);
      if (error instanceof StoreError) abort(transaction);
      throw problemOf(error);
    }
  };
  return {
    list: () =>
      inTransaction('readonly', async ({ matches, rows }) => {
        const stored = await answer<Stored[]>(matches.getAll());
        const listed = stored.map(async (match) => {
          const kept = await answer<number>(rows.count(linesOf(match.id)));
          return { match: counted(match), kept };
        });
        return Promise.all(listed);
      }),
    load: (id, after = 0) =>
      inTransaction('readonly', async ({ matches, seeds, rows }) => {
        const [match, kept, lines] = await Promise.all([
          answer<Stored | undefined>(matches.get(id)),
          answer<{ readonly seed: string } | undefined>(seeds.get(id)),
          answer<Row[]>(rows.getAll(linesOf(id, after))),
        ]);
        return match && { match: counted(match), seed: kept?.seed ?? '', lines };
      }),
    create: ({ match, seed, lines }) =>
      inTransaction('readwrite', async ({ matches, seeds, rows }) => {
        await answer(matches.add(match));
        await answer(seeds.put({ id: match.id, seed }));
        await addAll(rows, match.id, lines);
      }),
    append: (match, lines) =>
      inTransaction('readwrite', async ({ matches, rows }) => {
        const stored = await answer<Stored | undefined>(matches.get(match.id));
        if (!stored) throw new StoreError('missing', `there is no match ${match.id}`);
        if (!isNext(counted(stored), match, lines)) {
          throw new StoreError('taken', `${match.id} has gone on to line ${stored.lines}`);
        }
        await addAll(rows, match.id, lines);
        await answer(matches.put(match));
      }),
    remove: (id) =>
      inTransaction('readwrite', async ({ matches, seeds, rows }) => {
        const gone = [matches.delete(id), seeds.delete(id), rows.delete(linesOf(id))];
        await Promise.all(gone.map((request) => answer(request)));
      }),
  };
}

function linesOf(id: string, after = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, after + 1], [id, Number.MAX_SAFE_INTEGER]);
}

async function addAll(
  rows: IDBObjectStore,
  id: string,
  lines: readonly StoredLine[],
): Promise<void> {
  await Promise.all(lines.map((line) => answer(rows.add({ ...line, id }))));
}
