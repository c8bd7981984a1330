/** A stretch of load, and what it cost the server and who loads it. */
import { usageOf, type ServerProcess } from '../online/server-process.ts';
import { paced, percentile, type Pace } from './pacing.ts';

export interface Measured {
  readonly movesASecond: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the server, for a thousand moves. */
  readonly cpuSeconds: number | undefined;
  /** Of the program that sends them and reads the streams, for a thousand moves; it has one core at most. */
  readonly senderSeconds: number;
  readonly memory: number | undefined;
}

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
  const { done, failed, seconds, took } = await paced(pace, next);
  const { user, system } = process.cpuUsage(own);
  const after = usageOf(server.pid);
  const thousands = Math.max(1, done) / 1000;
  return {
    movesASecond: done / seconds,
    failed,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    cpuSeconds: before && after && (after.cpu - before.cpu) / thousands,
    senderSeconds: (user + system) / 1e6 / thousands,
    memory: after?.memory,
  };
}
