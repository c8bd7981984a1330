/** What PostgreSQL says, as a store says it. */
import { StoreError, type StoreProblem } from '@roundhouse/table/match-store';

/** By SQLSTATE. */
const PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  '23505': 'taken',
  '23503': 'missing',
  '40001': 'taken',
  '40P01': 'taken',
  '53100': 'full',
};

export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new StoreError(PROBLEMS[code] ?? 'unavailable', message);
}
