/** Plays a plan's games, on two threads where that pays off. */
import { availableParallelism } from 'node:os';
import { inThread } from '../threads.ts';
import { openRows, type FailedRow, type Plan, type Row } from './schedule.ts';

/** A thread takes about this long to load a game; below twice that, one thread is done sooner. */
const WORTH_MS = 800;

export async function runPlan(
  plan: Plan,
  workers: number | undefined,
  onRow: (done: number) => void,
): Promise<(Row | FailedRow)[]> {
  const rows: (Row | FailedRow)[] = [];
  const { play, close } = await openRows(plan);
  const since = performance.now();
  try {
    while (rows.length < plan.games) {
      rows.push(await play(rows.length));
      onRow(rows.length);
      const perGame = (performance.now() - since) / rows.length;
      const isWorth = availableParallelism() > 1 && perGame * (plan.games - rows.length) > WORTH_MS;
      const isTried = rows.length >= plan.config.seats;
      if (workers === undefined ? isTried && isWorth : workers > 1) break;
    }
  } finally {
    close();
  }
  if (rows.length === plan.games) return rows;
  return [...rows, ...(await onThreads(plan, rows.length, workers ?? 2, onRow))];
}

/** Games `from` to the end, dealt out like cards, and put back in order. */
async function onThreads(
  plan: Plan,
  from: number,
  workers: number,
  onRow: (done: number) => void,
): Promise<(Row | FailedRow)[]> {
  const rows: (Row | FailedRow)[] = [];
  const onMessage = (row: unknown): void => {
    rows.push(row as Row | FailedRow);
    onRow(from + rows.length);
  };
  const shares = Array.from({ length: workers }, (_, worker) => {
    const games = [];
    for (let game = from + worker; game < plan.games; game += workers) games.push(game);
    return inThread(new URL('./worker.ts', import.meta.url), { plan, games }, onMessage);
  });
  await Promise.all(shares);
  return rows.sort((a, b) => a.game - b.game);
}
