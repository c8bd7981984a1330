/** Why a request is not answered: a code of the contract, and what the rules say where they refuse. */
import { ERRORS, type ErrorCode, type Fault } from '@roundhouse/contract';
import type { Refusal } from '@roundhouse/engine';
import { StoreError } from '@roundhouse/table';

export class Problem extends Error {
  readonly fault: Fault;
  constructor(code: ErrorCode, detail?: string, refusal?: Refusal, faults?: readonly Refusal[]) {
    super(detail ?? code);
    this.name = 'Problem';
    this.fault = {
      code,
      ...(detail === undefined ? {} : { detail }),
      ...(refusal ? { refusal } : {}),
      ...(faults ? { faults } : {}),
    };
  }

  get status(): number {
    return ERRORS[this.fault.code];
  }
}

/** What the table says that is not the game's word. */
const TABLE_CODES: Readonly<Record<string, ErrorCode>> = {
  stale: 'stale',
  'not-your-seat': 'not-your-seat',
  'storage-unknown': 'store-unavailable',
  'storage-unavailable': 'store-unavailable',
  'storage-full': 'store-unavailable',
};

export function demandDone(refused: Refusal | undefined): void {
  if (!refused) return;
  const code = refused.rule === 'table' ? TABLE_CODES[refused.code] : undefined;
  throw new Problem(code ?? 'refused', undefined, refused);
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError) {
    return error.problem === 'missing'
      ? new Problem('no-such-table')
      : new Problem('store-unavailable');
  }
  return new Problem('failed');
}
