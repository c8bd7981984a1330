/** A database that is closed once, after what it was given before. */
import { StoreError } from '@roundhouse/table/match-store';
import type { Database } from './database.ts';

export function closingOnce(database: Database): Database {
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  const noting = <T>(work: () => Promise<T>): Promise<T> => {
    if (closing) return Promise.reject(new StoreError('unavailable', 'the store is closed'));
    const result = work();
    running.add(result);
    const forget = (): void => void running.delete(result);
    result.then(forget, forget);
    return result;
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
      closing ??= Promise.allSettled(running).then(() => database.close());
      return closing;
    },
  };
}
