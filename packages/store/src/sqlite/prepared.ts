/** Statements that are kept ready. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** There are fewer kinds than that, but for lists of any length. */
const MOST = 200;

export class Prepared {
  readonly #connection: DatabaseSync;
  readonly #ready = new Map<string, StatementSync>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  of(sql: string): StatementSync {
    const known = this.#ready.get(sql);
    if (known) return known;
    if (this.#ready.size >= MOST) this.#ready.clear();
    const made = this.#connection.prepare(sql);
    this.#ready.set(sql, made);
    return made;
  }
}
