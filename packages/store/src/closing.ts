/** A database that is closed once, after what it was given before. */
import { StoreError } from '@roundhouse/table/match-store';
import type { Database } from './database.ts';

export function closingOnce(database: Database): Database {
  let running = 0;
  let onIdle = (): void => undefined;
  let closing: Promise<void> | undefined;
  const idle = (): Promise<void> =>
    new Promise((done) => {
      onIdle = done;
      if (running === 0) done();
    });
  const end = (): void => {
    running -= 1;
    if (running === 0) onIdle();
  };
  const noting = <T>(work: () => Promise<T>): Promise<T> => {
    if (closing) return Promise.reject(new StoreError('unavailable', 'the store is closed'));
    running += 1;
    const result = work();
    result.then(end, end);
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
      closing ??= idle().then(() => database.close());
      return closing;
    },
  };
}
