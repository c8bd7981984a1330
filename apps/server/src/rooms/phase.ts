/** How far a table is. */
import type { Room } from '@roundhouse/store';
import { StoreError, type Tables } from '@roundhouse/table';

export type Phase = 'open' | 'gathering' | 'running' | 'over';

export async function phaseOf(tables: Tables, { id, isBegun }: Room): Promise<Phase> {
  if (!isBegun) return 'open';
  try {
    const { gathering, isOver } = (await tables.table(id)).running.match;
    if (gathering) return 'gathering';
    return isOver ? 'over' : 'running';
  } catch (error) {
    // It has begun, and its match is being made.
    if (error instanceof StoreError && error.problem === 'missing') return 'gathering';
    throw error;
  }
}
