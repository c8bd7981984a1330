/** The browser's own database: opened when it is needed, and its tables. */
import { StoreError, type StoreProblem } from '@roundhouse/table';

const VERSION = 2;
export const TABLES = ['match', 'seed', 'line'] as const;

/** A browser may close it at any time, and empties it when the reader clears what it keeps. */
export class Connection {
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

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const { result: database, transaction } = request;
      if (oldVersion < 1) {
        database.createObjectStore('match', { keyPath: 'id' });
        database.createObjectStore('line', { keyPath: ['id', 'seq'] });
      }
      const seeds = database.createObjectStore('seed', { keyPath: 'id' });
      if (oldVersion === 1 && transaction) moveSeeds(transaction.objectStore('match'), seeds);
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

/** In the first version a seed lay with its match, where every list gave it away. */
function moveSeeds(matches: IDBObjectStore, seeds: IDBObjectStore): void {
  const rows = matches.openCursor();
  rows.addEventListener('success', () => {
    const cursor = rows.result;
    if (!cursor) return;
    const { seed, ...match } = cursor.value as { id: string; seed?: unknown };
    if (typeof seed === 'string') seeds.put({ id: match.id, seed });
    cursor.update(match);
    cursor.continue();
  });
}

export function answer<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(problemOf(request.error)));
  });
}

export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(problemOf(transaction.error)));
  });
}

export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It had ended by itself.
  }
}

const PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  ConstraintError: 'taken',
};

export function problemOf(error: unknown): Error {
  if (error instanceof StoreError) return error;
  const { name, message } =
    error instanceof Error ? error : { name: '', message: 'the database failed' };
  return new StoreError(PROBLEMS[name] ?? 'unavailable', `${name} ${message}`);
}
