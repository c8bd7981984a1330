/** What a server says of itself between two looks: where the time went that its readers waited. */
import type { Line } from '../online/asking.ts';

export interface Look {
  /** By its bound in seconds: how many stayed within it, of commits and of moves. */
  readonly commits: ReadonlyMap<number, number>;
  readonly moves: ReadonlyMap<number, number>;
  /** How late its loop was since the look before, in milliseconds: one of a hundred times, and at most. */
  readonly late: readonly [number, number];
}

export interface Inside {
  /** Milliseconds within which 99 of 100 stayed, as finely as they are counted. */
  readonly commit: number;
  readonly move: number;
  readonly late: readonly [number, number];
}

const COMMITS = /^roundhouse_commit_seconds_bucket\{le="([\d.]+|\+Inf)"\} (\d+)$/gm;
const MOVES =
  /^roundhouse_request_seconds_bucket\{method="POST",route="[^"]*\/moves",le="([\d.]+|\+Inf)"\} (\d+)$/gm;
const LATE = /^roundhouse_event_loop_delay_seconds\{quantile="([\d.]+)"\} (\S+)$/gm;

export async function lookInside(line: Pick<Line, 'ask'>): Promise<Look> {
  const { text } = await line.ask({ method: 'GET', path: '/metrics' });
  const late = pairsIn(text, LATE);
  return {
    commits: pairsIn(text, COMMITS),
    moves: pairsIn(text, MOVES),
    late: [(late.get(0.99) ?? 0) * 1000, (late.get(1) ?? 0) * 1000],
  };
}

export function insideBetween(before: Look, after: Look): Inside {
  return {
    commit: boundOf(before.commits, after.commits),
    move: boundOf(before.moves, after.moves),
    late: after.late,
  };
}

function pairsIn(text: string, pattern: RegExp): ReadonlyMap<number, number> {
  return new Map(
    [...text.matchAll(pattern)].map(([, bound = '', count]) => [
      bound === '+Inf' ? Infinity : Number(bound),
      Number(count),
    ]),
  );
}

function boundOf(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  const since = (bound: number): number => (after.get(bound) ?? 0) - (before.get(bound) ?? 0);
  const wanted = 0.99 * since(Infinity);
  const bounds = [...after.keys()].toSorted((a, b) => a - b);
  return (bounds.find((bound) => since(bound) >= wanted) ?? Number.NaN) * 1000;
}
