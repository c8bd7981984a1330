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
      const refusals = writes.map((statements) => this.#write(statements));
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

  #write(statements: readonly Statement[]): StoreError | undefined {
    const connection = this.#connection;
    connection.exec('savepoint one');
    try {
      for (const statement of statements) {
        this.#run(statement);
        failPoint('writing');
      }
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
    const { changes } = this.#ready.of(sql).run(...(parameters as SQLInputValue[]));
    if (mustChange && Number(changes) !== mustChange.rows) {
      throw new StoreError(mustChange.otherwise, `${changes} rows, not ${mustChange.rows}`);
    }
  }
}
