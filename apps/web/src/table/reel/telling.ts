/**
 * How a line is told: beat after beat, one thing at a time. A beat is what happened (an event, which says to the board
 * where to look), one sentence, and how long it stands. The session keeps the time (`Timing`) and says which beat of
 * the line on the table is told; `Caption` puts it on the board.
 *
 * `beatsOf` is the only place that makes beats. What deserves a scene (`Face.moments`) is one beat in place of the
 * captions of all the events that it tells; its sentence stays, for who listens. `Caption` draws the scene.
 */
import type { Viewer } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import type { Moment } from '@roundhouse/ui/moment';
import type { TableStep } from '../../host/table-host.ts';
import type { TableParts } from '../table-context.tsx';
import { sceneTime } from '../moments/scene-time.ts';
import { lessonOf } from './sentences.ts';
import { readingTime } from './reading-time.ts';

export interface Beat {
  readonly event: AnyGame['event'];
  /** The numbers of the line's events that it tells. */
  readonly events: readonly number[];
  readonly text: string;
  /** What is shown in place of the caption, as an event of its own. */
  readonly moment?: Moment;
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

/** What stands behind a semicolon is for the log: figures that can be seen on the board by then. */
function shortened(sentence: string): string {
  const [main = '', ...more] = sentence.split('; ');
  return more.length === 0 ? main : `${main}.`;
}

/** What of a line is told to the one who looks; only scenes of a turn that they are in the midst of. */
export function beatsOf(
  table: TableParts,
  step: TableStep,
  viewer: Viewer,
  isCoached: boolean,
): readonly Beat[] {
  const { words, tell, face } = table;
  const isBusy = isStillTheirs(step, viewer);
  const scenes = face.moments?.(step.events, step.view, tell) ?? [];
  const told = step.events.flatMap((event, at): Beat[] => {
    // A scene is for everybody, also for the one whose doing it is.
    const moment = scenes.find(({ events }) => events.includes(at));
    if (moment) {
      if (Math.min(...moment.events) !== at) return [];
      return [
        { event, events: moment.events, text: moment.sentence, moment, lasts: sceneTime(moment) },
      ];
    }
    if (isBusy || isKnown(event, step, viewer)) return [];
    const sentence = words.event(event, tell.who);
    const text = sentence === undefined ? '' : shortened(sentence);
    return text === '' ? [] : [{ event, events: [at], text, lasts: readingTime(text) }];
  });
  const remark = isCoached ? lessonOf(table, step) : undefined;
  const first = told.findIndex(({ moment }) => !moment);
  if (remark === undefined) return told;
  return told.map((beat, at) =>
    at === first ? { ...beat, remark, lasts: beat.lasts + readingTime(remark) } : beat,
  );
}
