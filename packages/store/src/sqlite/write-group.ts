/** Writes that wait together are committed together: one sync of the disk for all of them. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { StoreError } from '@roundhouse/table/match-store';
import type { Statement } from '../database.ts';
import { failPoint } from '../fail-point.ts';
import { Prepared } from './prepared.ts';
import { isBroken, storeErrorOf } from './sqlite-error.ts';

export class WriteGroup {
  readonly #connection: DatabaseSync;
  readonly #ready: Prepared;
  /** What the disk said when it failed: nothing more is to be written over this connection. */
  broken: string | undefined;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    this.#ready = new Prepared(connection);
  }

  /** Each write whole or not at all, none for another's sake. What comes back is on the disk, or was refused. */
  commit(writes: readonly (readonly Statement[])[]): readonly (StoreError | undefined)[] {
    const connection = this.#connection;
    let isCommitting = false;
    try {
      connection.exec('begin immediate');
      const refusals = this.#writeAll(writes);
      isCommitting = true;
      failPoint('before-commit');
      connection.exec('commit');
      failPoint('after-commit');
      return refusals;
    } catch (error) {
      const { problem, message } = storeErrorOf(error);
      if (isBroken(error)) this.broken = message;
      if (connection.isTransaction) connection.exec('rollback');
      // A disk that fails in the middle of a commit may have it or not.
      const isUnknown = isCommitting && problem === 'unavailable';
      const failed = new StoreError(isUnknown ? 'unknown' : problem, message);
      return writes.map(() => failed);
    }
  }

  /** As a rule none is refused, and needs no way back. Where one is, all are begun anew, each with its own. */
  #writeAll(writes: readonly (readonly Statement[])[]): readonly (StoreError | undefined)[] {
    const connection = this.#connection;
    try {
      for (const statements of writes) this.#write(statements);
      return writes.map(() => undefined);
    } catch (error) {
      this.#refusalOf(error);
      connection.exec('rollback');
      connection.exec('begin immediate');
      return writes.map((statements) => this.#writeAlone(statements));
    }
  }

  #writeAlone(statements: readonly Statement[]): StoreError | undefined {
    const connection = this.#connection;
    connection.exec('savepoint one');
    try {
      this.#write(statements);
      connection.exec('release one');
      return undefined;
    } catch (error) {
      const refused = this.#refusalOf(error);
      connection.exec('rollback to one');
      connection.exec('release one');
      return refused;
    }
  }

  /** Why one write is not done. A full or failing disk has ended the whole transaction: nobody's write stands. */
  #refusalOf(error: unknown): StoreError {
    const refused = storeErrorOf(error);
    if (!this.#connection.isTransaction || refused.problem === 'unavailable') throw error;
    return refused;
  }

  #write(statements: readonly Statement[]): void {
    for (const statement of statements) {
      this.#run(statement);
      failPoint('writing');
    }
  }

  #run({ sql, parameters, mustChange }: Statement): void {
    const { changes } = this.#ready.of(sql).run(...(parameters as SQLInputValue[]));
    if (mustChange && Number(changes) !== mustChange.rows) {
      throw new StoreError(mustChange.otherwise, `${changes} rows, not ${mustChange.rows}`);
    }
  }
}
