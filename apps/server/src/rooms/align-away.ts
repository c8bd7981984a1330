/** Who is on vacation says so once; each table with days a move hears of it. Where a crash came in between, it hears later. */
import type { Room, VacationStore } from '@roundhouse/store';
import type { Tables } from '@roundhouse/table';

export async function alignAway(
  tables: Tables,
  vacations: Pick<VacationStore, 'of'>,
  { id, seats, pace }: Room,
): Promise<void> {
  if (pace?.kind !== 'days') return;
  const table = await tables.table(id);
  if (table.running.match.isOver) return;
  for (const [seat, holder] of seats.entries()) {
    const periods = holder.kind === 'person' ? await vacations.of(holder.person) : [];
    await table.setAway(seat, periods);
  }
}
