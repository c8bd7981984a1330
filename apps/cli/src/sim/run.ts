/** Plays a plan's games, on two threads where that pays off. */
import { availableParallelism } from 'node:os';
import { inThread } from '../threads.ts';
import { rowPlayer, type FailedRow, type Plan, type Row } from './schedule.ts';

/** A thread takes about this long to load a game; below twice that, one thread is done sooner. */
const WORTH_MS = 800;

export async function runPlan(
  plan: Plan,
  workers: number | undefined,
  onRow: (done: number) => void,
): Promise<(Row | FailedRow)[]> {
  const rows: (Row | FailedRow)[] = [];
  const playRow = await rowPlayer(plan);
  const since = performance.now();
  while (rows.length < plan.games) {
    rows.push(playRow(rows.length));
    onRow(rows.length);
    const perGame = (performance.now() - since) / rows.length;
    const isWorth = availableParallelism() > 1 && perGame * (plan.games - rows.length) > WORTH_MS;
    const isTried = rows.length >= plan.lineup.length;
    if (workers === undefined ? isTried && isWorth : workers > 1) {
      rows.push(...(await onThreads(plan, rows.length, workers ?? 2, onRow)));
    }
  }
  return rows;
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
