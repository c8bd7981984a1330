/** Games by their numbers, played here and, where that pays off, on further threads. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { inThread } from '../threads.ts';

/** A thread takes about this long to load a game; below twice that, one thread is done sooner. */
const WORTH_MS = 800;

export interface Batch<Row> {
  readonly games: number;
  /** So many are played here in any case, to see how long one takes. */
  readonly tried: number;
  open(): Promise<{ play(game: number): Row | Promise<Row>; close(): void }>;
  /** A thread gets `data` and the numbers of its `games`, and posts a row for each. */
  readonly thread: URL;
  readonly data: object;
}

export interface BatchRun {
  readonly workers: number | undefined;
  /** Once it is given, no further game begins: the rows that are there are the answer. */
  readonly signal?: AbortSignal | undefined;
  onRow(done: number): void;
}

export async function playBatch<Row extends { readonly game: number }>(
  batch: Batch<Row>,
  run: BatchRun,
): Promise<Row[]> {
  const rows: Row[] = [];
  const { workers, signal, onRow } = run;
  const { play, close } = await batch.open();
  const since = performance.now();
  try {
    while (rows.length < batch.games) {
      // Who wants to end it is heard between two games.
      if (signal) await setImmediate();
      if (signal?.aborted) return rows;
      rows.push(await play(rows.length));
      onRow(rows.length);
      const perGame = (performance.now() - since) / rows.length;
      const isWorth =
        availableParallelism() > 1 && perGame * (batch.games - rows.length) > WORTH_MS;
      if (workers === undefined ? rows.length >= batch.tried && isWorth : workers > 1) break;
    }
  } finally {
    close();
  }
  if (rows.length === batch.games) return rows;
  return [...rows, ...(await onThreads(batch, rows.length, run))];
}

/** Games `from` to the end, dealt out like cards, and put back in order. */
async function onThreads<Row extends { readonly game: number }>(
  { games: all, thread, data }: Batch<Row>,
  from: number,
  { workers = 2, signal, onRow }: BatchRun,
): Promise<Row[]> {
  const rows: Row[] = [];
  const onMessage = (row: unknown): void => {
    rows.push(row as Row);
    onRow(from + rows.length);
  };
  const shares = Array.from({ length: workers }, (_, worker) => {
    const games = [];
    for (let game = from + worker; game < all; game += workers) games.push(game);
    return inThread(thread, { ...data, games }, onMessage, signal);
  });
  await Promise.all(shares);
  return rows.sort((a, b) => a.game - b.game);
}
