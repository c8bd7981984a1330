/** Plays a plan's games, on two threads where that pays off. */
import { playBatch } from './batch.ts';
import { openRows, type FailedRow, type Plan, type Row } from './schedule.ts';

export function runPlan(
  plan: Plan,
  workers: number | undefined,
  onRow: (done: number) => void,
): Promise<(Row | FailedRow)[]> {
  const batch = {
    games: plan.games,
    tried: plan.config.seats,
    open: () => openRows(plan),
    thread: new URL('./worker.ts', import.meta.url),
    data: { plan },
  };
  return playBatch(batch, { workers, onRow });
}
