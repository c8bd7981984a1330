/** What is left on a clock, in words: minutes, at the end seconds. */
import type { SeatClock } from '@roundhouse/table';
import type { PaceWords } from '@roundhouse/ui/words/pace';
import { LOW_MS } from './use-time.ts';

const MINUTE = 60_000;

export const leftOf = ({ until, bankMs }: SeatClock, now: number): number =>
  until === undefined ? bankMs : Math.max(0, until - now);

export function tellLeft(words: PaceWords, left: number): string {
  return left < LOW_MS
    ? words.seconds(Math.ceil(left / 1_000))
    : words.minutes(Math.floor(left / MINUTE));
}
