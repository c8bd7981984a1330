/**
 * How a line is told: beat after beat, one thing at a time. A beat is what happened (an event, which says to the board
 * where to look), one sentence, and how long it stands. The session keeps the time (`Timing`) and says which beat of
 * the line on the table is told; `Caption` puts it on the board.
 *
 * How a moment joins: `beatsOf` is the only place that makes beats. A scene of its own is a beat with the events that
 * it tells in place of their captions, with the milliseconds that it takes; the sentence stays, for who listens. What is
 * drawn for it is chosen in `Caption`, by the beat that `usePlay().telling` holds.
 */
import type { Viewer } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import type { TableStep } from '../../host/table-host.ts';
import type { TableParts } from '../table-context.tsx';
import { lessonOf } from './sentences.ts';
import { readingTime } from './reading-time.ts';

export interface Beat {
  readonly event: AnyGame['event'];
  readonly text: string;
  /** What spoke for a bot's move, for those who want to learn. */
  readonly remark?: string;
  /** Milliseconds at pace 1. */
  readonly lasts: number;
}

/** What is being told. */
export interface Told {
  readonly step: TableStep;
  readonly beat: Beat;
}

/** Whose doing or whose gain it is, where it is one seat's. */
export function seatOf(event: AnyGame['event']): number | undefined {
  const seat: unknown = 'seat' in event ? event.seat : undefined;
  return typeof seat === 'number' ? seat : undefined;
}

/** What somebody did with open eyes, and what came into their hand, they need not be told. */
function isKnown(event: AnyGame['event'], { by, forced }: TableStep, viewer: Viewer): boolean {
  return !forced && (by === undefined || by === viewer) && seatOf(event) === viewer;
}

function isStillTheirs({ by, forced, turn }: TableStep, viewer: Viewer): boolean {
  return by === viewer && !forced && turn.kind === 'act' && turn.seats.includes(by);
}

/** What of a line is told to the one who looks; nothing of a turn that they are in the midst of. */
export function beatsOf(
  table: TableParts,
  step: TableStep,
  viewer: Viewer,
  isCoached: boolean,
): readonly Beat[] {
  if (isStillTheirs(step, viewer)) return [];
  const { words, tell } = table;
  const told = step.events.flatMap((event) => {
    if (isKnown(event, step, viewer)) return [];
    const text = words.event(event, tell.who);
    return text === undefined ? [] : [{ event, text, lasts: readingTime(text) }];
  });
  const remark = isCoached ? lessonOf(table, step) : undefined;
  const [first, ...others] = told;
  if (!first || remark === undefined) return told;
  return [{ ...first, remark, lasts: first.lasts + readingTime(remark) }, ...others];
}
