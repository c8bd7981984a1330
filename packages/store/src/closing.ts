/** A database that is closed once, after what it was given before. */
import { StoreError } from '@roundhouse/table/match-store';
import type { Database } from './database.ts';
import { Underway } from './underway.ts';

export function closingOnce(database: Database): Database {
  const underway = new Underway();
  let closing: Promise<void> | undefined;
  const noting = <T>(work: () => Promise<T>): Promise<T> => {
    if (closing) return Promise.reject(new StoreError('unavailable', 'the store is closed'));
    return underway.during(work);
  };
  return {
    build: database.build,
    read: (query) => noting(() => database.read(query)),
    write: (statements) => noting(() => database.write(statements)),
    clock: () => noting(() => database.clock()),
    size: () => noting(() => database.size()),
    announce: (name) => {
      if (!closing) database.announce(name);
    },
    listen: (onAnnounced) => database.listen(onAnnounced),
    close() {
      closing ??= underway.settled().then(() => database.close());
      return closing;
    },
  };
}
