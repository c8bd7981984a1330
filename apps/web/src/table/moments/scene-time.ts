/** How long a scene stands, and when each of its lines comes. */
import type { Moment, MomentKind } from '@roundhouse/ui/moment';
import { readingTime } from '../reel/reading-time.ts';

/** Milliseconds at pace 1: until the first line, from line to line, and after the last. */
const LEAD: Readonly<Record<MomentKind, number>> = {
  payout: 500,
  hammer: 1000,
  die: 1300,
  contract: 900,
  count: 700,
};
const LINE = 850;
const REST = 1500;

/** When a line comes in. */
export function lineTime({ kind }: Moment, at: number): number {
  return LEAD[kind] + at * LINE;
}

/** At least as long as its sentence is read or spoken. */
export function sceneTime(moment: Moment): number {
  const drawn = lineTime(moment, moment.rows.length) + REST;
  return Math.max(drawn, readingTime(moment.sentence) + REST);
}
