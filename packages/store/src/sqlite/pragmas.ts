/** A connection that keeps its word: what is committed survives a power cut. */
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@roundhouse/table/match-store';
import { isBusy } from './sqlite-error.ts';

/** As SQLite numbers them: a commit waits until the disk has it. */
const FULL = 2;
const BUSY_MS = 5_000;
const AGAIN_MS = 5;

export function makeDurable(connection: DatabaseSync): void {
  connection.exec(`pragma busy_timeout = ${BUSY_MS}`);
  writeAhead(connection);
  connection.exec('pragma synchronous = full');
  // Where a disk has a cache of its own that a plain sync does not empty (macOS).
  connection.exec('pragma fullfsync = on');
  connection.exec('pragma checkpoint_fullfsync = on');
  connection.exec('pragma foreign_keys = on');
  // What is taken out is overwritten: who goes for good does not stay in the file.
  connection.exec('pragma secure_delete = on');
  assertDurable(connection);
}

/** Of several that open a new file at once SQLite turns all but one away here, without waiting. */
function writeAhead(connection: DatabaseSync): void {
  for (const until = performance.now() + BUSY_MS; ;) {
    try {
      return connection.exec('pragma journal_mode = wal');
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS);
    }
  }
}

/** Read back, not believed. */
export function assertDurable(connection: DatabaseSync): void {
  const wanted = { journal_mode: 'wal', synchronous: FULL, foreign_keys: 1 };
  for (const [name, value] of Object.entries(wanted)) {
    const found = connection.prepare(`pragma ${name}`).get()?.[name];
    if (found === value) continue;
    throw new StoreError('unavailable', `SQLite has ${name} = ${String(found)}, not ${value}`);
  }
}
