/** A stretch of load, and what it cost the server and who loads it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { usageOf, type ServerProcess } from '../online/server-process.ts';
import { paced, percentile, type Pace } from './pacing.ts';

export interface Measured {
  readonly moves: number;
  readonly movesASecond: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the server, for a thousand moves. */
  readonly cpuSeconds: number | undefined;
  /** Of it, of the thread that answers: it has one core at most. */
  readonly mainSeconds: number | undefined;
  /** Of the program that sends them and reads the streams, for a thousand moves; it has one core at most. */
  readonly senderSeconds: number;
  /** How late that program was itself, at most, in milliseconds: what it did not read in time is not the server's doing. */
  readonly senderLate: number;
  readonly memory: number | undefined;
}

const RESOLUTION_MS = 5;

/** As many as are answered while this many wait at once. */
export const AT_ONCE = 24;
export const MOST = { rate: undefined, most: AT_ONCE };

export async function measured(
  server: ServerProcess,
  pace: Pace,
  next: () => (() => Promise<boolean>) | undefined,
): Promise<Measured> {
  const before = usageOf(server.pid);
  const own = process.cpuUsage();
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  const { done, failed, seconds, took } = await paced(pace, next);
  const { user, system } = process.cpuUsage(own);
  loop.disable();
  const after = usageOf(server.pid);
  const thousands = Math.max(1, done) / 1000;
  return {
    moves: done,
    movesASecond: done / seconds,
    failed,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    cpuSeconds: before && after && (after.cpu - before.cpu) / thousands,
    mainSeconds: before && after && (after.main - before.main) / thousands,
    senderLate: loop.max / 1e6,
    senderSeconds: (user + system) / 1e6 / thousands,
    memory: after?.memory,
  };
}
