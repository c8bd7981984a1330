/** A reel through lines that lie behind: from beat to beat, past those with nothing to tell. */
import type { TableStep } from '../../host/table-host.ts';

export interface ReelPlace {
  readonly seq: number;
  readonly beat: number;
}

/** How many beats a line has. */
type Count = (step: TableStep) => number;

/** The first beat of a line or of one after it; undefined: nothing is told from there on. */
export function firstBeat(
  lines: readonly TableStep[],
  seq: number,
  count: Count,
): ReelPlace | undefined {
  const line = lines.find((step) => step.seq >= seq && count(step) > 0);
  return line && { seq: line.seq, beat: 0 };
}

export function beatAfter(
  lines: readonly TableStep[],
  { seq, beat }: ReelPlace,
  count: Count,
): ReelPlace | undefined {
  const line = lines.find((step) => step.seq === seq);
  return line && beat + 1 < count(line)
    ? { seq, beat: beat + 1 }
    : firstBeat(lines, seq + 1, count);
}
