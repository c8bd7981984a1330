/** What SQLite says, as a store says it. */
import { StoreError, type StoreProblem } from '@roundhouse/table/match-store';

/** SQLite's numbers: the low byte is the kind. */
const KINDS: Readonly<Record<number, StoreProblem>> = { 13: 'full', 19: 'taken' };

const BUSY = 5;
/** A disk that did not do what it was told, or a file that is none of SQLite's any more. */
const BROKEN: readonly number[] = [10, 11, 26];

export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new StoreError(KINDS[kindOf(error)] ?? 'unavailable', message);
}

/** What the connection holds in memory is then no longer sure to be what lies on the disk. */
export const isBroken = (error: unknown): boolean => BROKEN.includes(kindOf(error));

/** Somebody else is at it. */
export const isBusy = (error: unknown): boolean => kindOf(error) === BUSY;

function kindOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
