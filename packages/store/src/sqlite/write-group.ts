/** Writes that wait together are committed together: one sync of the disk for all of them. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { StoreError } from '@roundhouse/table/match-store';
import type { Statement } from '../database.ts';
import { storeErrorOf } from './sqlite-error.ts';

/** Statements that are kept ready; there are fewer kinds than that. */
const MOST_PREPARED = 200;

export class WriteGroup {
  readonly #connection: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  /** Each write whole or not at all, none for another's sake. What comes back is on the disk, or was refused. */
  commit(writes: readonly (readonly Statement[])[]): readonly (StoreError | undefined)[] {
    const connection = this.#connection;
    let isCommitting = false;
    try {
      connection.exec('begin immediate');
      const refusals = writes.map((statements) => this.#write(statements));
      isCommitting = true;
      connection.exec('commit');
      return refusals;
    } catch (error) {
      const { problem, message } = storeErrorOf(error);
      if (connection.isTransaction) connection.exec('rollback');
      // A disk that fails in the middle of a commit may have it or not.
      const isUnknown = isCommitting && problem === 'unavailable';
      const failed = new StoreError(isUnknown ? 'unknown' : problem, message);
      return writes.map(() => failed);
    }
  }

  #write(statements: readonly Statement[]): StoreError | undefined {
    const connection = this.#connection;
    connection.exec('savepoint one');
    try {
      for (const statement of statements) this.#run(statement);
      connection.exec('release one');
      return undefined;
    } catch (error) {
      const refused = storeErrorOf(error);
      // A full or failing disk has ended the whole transaction: nobody's write stands.
      if (!connection.isTransaction || refused.problem === 'unavailable') throw error;
      connection.exec('rollback to one');
      connection.exec('release one');
      return refused;
    }
  }

  #run({ sql, parameters, mustChange }: Statement): void {
    const { changes } = this.#ready(sql).run(...(parameters as SQLInputValue[]));
    if (mustChange && Number(changes) !== mustChange.rows) {
      throw new StoreError(mustChange.otherwise, `${changes} rows, not ${mustChange.rows}`);
    }
  }

  #ready(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear();
    const made = this.#connection.prepare(sql);
    this.#prepared.set(sql, made);
    return made;
  }
}
