/** What SQLite says, as a store says it. */
import { StoreError, type StoreProblem } from '@roundhouse/table/match-store';

/** SQLite's numbers: the low byte is the kind. */
const KINDS: Readonly<Record<number, StoreProblem>> = { 13: 'full', 19: 'taken' };

export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return new StoreError(KINDS[code & 0xff] ?? 'unavailable', message);
}
