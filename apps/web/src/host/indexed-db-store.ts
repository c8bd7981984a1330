/** Matches in the browser's own database. */
import { StoreError, type MatchStore, type StoreProblem } from './match-store.ts';
import type { StoredLine, StoredMatch } from './stored-match.ts';

const NAME = 'roundhouse';
const VERSION = 1;
type Row = StoredLine & { readonly id: string };

export async function openIndexedDbStore(name = NAME): Promise<MatchStore> {
  const connection = new Connection(name);
  // Who can't have it is told at once.
  await connection.database();
  const inTransaction = async <T>(
    mode: IDBTransactionMode,
    work: (matches: IDBObjectStore, lines: IDBObjectStore) => Promise<T>,
  ): Promise<T> => {
    const database = await connection.database();
    const transaction = database.transaction(['match', 'line'], mode, { durability: 'strict' });
    const done = finished(transaction);
    try {
      const result = await work(transaction.objectStore('match'), transaction.objectStore('line'));
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
      inTransaction('readonly', async (matches, lines) => {
        const stored = await answer<StoredMatch[]>(matches.getAll());
        const counted = stored.map(async (match) => {
          const kept = await answer<number>(lines.count(linesOf(match.id)));
          return { match, kept };
        });
        return Promise.all(counted);
      }),
    load: (id) =>
      inTransaction('readonly', async (matches, lines) => {
        const [match, rows] = await Promise.all([
          answer<StoredMatch | undefined>(matches.get(id)),
          answer<Row[]>(lines.getAll(linesOf(id))),
        ]);
        return match && { match, lines: rows };
      }),
    create: (match, lines) =>
      inTransaction('readwrite', async (matches, rows) => {
        await answer(matches.add(match));
        await addAll(rows, match.id, lines);
      }),
    append: (match, lines) =>
      inTransaction('readwrite', async (matches, rows) => {
        const stored = await answer<StoredMatch | undefined>(matches.get(match.id));
        if (!stored) throw new StoreError('missing', `there is no match ${match.id}`);
        if (stored.lines !== match.lines - lines.length) {
          throw new StoreError('taken', `line ${stored.lines} of ${match.id} is there already`);
        }
        await addAll(rows, match.id, lines);
        await answer(matches.put(match));
      }),
    remove: (id) =>
      inTransaction('readwrite', async (matches, rows) => {
        await Promise.all([answer(matches.delete(id)), answer(rows.delete(linesOf(id)))]);
      }),
  };
}

/** Opened when it is needed: a browser may close it at any time, and empties it when the reader clears what it keeps. */
class Connection {
  readonly #name: string;
  #opened: Promise<IDBDatabase> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  database(): Promise<IDBDatabase> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  async #open(): Promise<IDBDatabase> {
    const forget = (): void => {
      this.#opened = undefined;
    };
    try {
      const database = await opened(this.#name);
      database.addEventListener('close', forget);
      // A newer page waits for this one to let go.
      database.addEventListener('versionchange', () => {
        database.close();
        forget();
      });
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

function linesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

async function addAll(
  rows: IDBObjectStore,
  id: string,
  lines: readonly StoredLine[],
): Promise<void> {
  await Promise.all(lines.map((line) => answer(rows.add({ ...line, id }))));
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('match', { keyPath: 'id' });
      request.result.createObjectStore('line', { keyPath: ['id', 'seq'] });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(problemOf(request.error)));
    request.addEventListener('blocked', () =>
      reject(
        new StoreError('unavailable', 'an older page holds the database; close the other tabs'),
      ),
    );
  });
}

function answer<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(problemOf(request.error)));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(problemOf(transaction.error)));
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It had ended by itself.
  }
}

const PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
};

function problemOf(error: unknown): Error {
  if (error instanceof StoreError) return error;
  const { name, message } =
    error instanceof Error ? error : { name: '', message: 'the database failed' };
  return new StoreError(PROBLEMS[name] ?? 'unavailable', `${name} ${message}`);
}
