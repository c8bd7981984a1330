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
import { sceneTime } from '../moments/scene-time.ts';
import { lessonOf } from './sentences.ts';
import { readingTime } from './reading-time.ts';
import type { Voice } from './voice.ts';

export interface Beat {
  readonly event: AnyGame['event'];
  /** The numbers of the line's events that it tells. */
  readonly events: readonly number[];
  /** What it tells of the lines before, where all of it is one deed. */
  readonly earlier: readonly { readonly seq: number; readonly at: number }[];
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
export function shortened(sentence: string): string {
  const [main = '', ...more] = sentence.split('; ');
  return more.length === 0 ? main : `${main}.`;
}

/** A line of a run, and what is said of it. */
interface Caption {
  readonly step: TableStep;
  readonly at: number;
}

const eventOf = ({ step, at }: Caption): AnyGame['event'] | undefined => step.events[at];

/**
 * What of a line is told to the one who looks; only scenes of a turn that they are in the midst of. `run` is the line
 * with all that came about with it: what reads as one deed is told where it ends.
 */
export function beatsOf(
  table: Voice,
  step: TableStep,
  viewer: Viewer,
  isCoached: boolean,
  run: readonly TableStep[],
): readonly Beat[] {
  const { face, tell } = table;
  const scenesOf = (line: TableStep): readonly Moment[] =>
    face.moments?.(line.events, line.view, tell) ?? [];
  const own = scenesOf(step);
  const captions = bundled(table, run, viewer, scenesOf).flatMap((bundle) => {
    const last = bundle.at(-1);
    return last?.step === step ? [captionOf(table, bundle, isCoached)] : [];
  });
  const scenes = own.flatMap((moment): Beat[] => {
    const event = step.events[Math.min(...moment.events)];
    if (!event) return [];
    const { events, sentence } = moment;
    return [{ event, events, earlier: [], text: sentence, moment, lasts: sceneTime(moment) }];
  });
  return [...captions, ...scenes].toSorted((one, other) => lastOf(one) - lastOf(other));
}

/** A scene comes where its first event was, a caption where its last. */
function lastOf({ moment, events }: Beat): number {
  return moment ? Math.min(...events) : Math.max(...events);
}

/** What has a caption, as bundles of one or more. */
function bundled(
  { words, face, tell }: Voice,
  run: readonly TableStep[],
  viewer: Viewer,
  scenesOf: (line: TableStep) => readonly Moment[],
): readonly (readonly Caption[])[] {
  const bundles: Caption[][] = [];
  let isOpen = false;
  for (const step of run) {
    const isBusy = isStillTheirs(step, viewer);
    const inScenes = new Set(scenesOf(step).flatMap(({ events }) => events));
    for (const [at, event] of step.events.entries()) {
      if (face.isTurnedUp?.(event)) continue;
      // A scene stands between what was before and after it.
      if (inScenes.has(at)) isOpen = false;
      else if (!isBusy && !isKnown(event, step, viewer) && words.event(event, tell.who)) {
        const last = bundles.at(-1);
        const events = [...(last ?? []).flatMap((each) => eventOf(each) ?? []), event];
        const isOne = isOpen && words.together?.(events, tell.who) !== undefined;
        if (last && isOne) last.push({ step, at });
        else bundles.push([{ step, at }]);
        isOpen = true;
      }
    }
  }
  return bundles;
}

function captionOf(table: Voice, bundle: readonly Caption[], isCoached: boolean): Beat {
  const { words, tell } = table;
  const events = bundle.flatMap((each) => eventOf(each) ?? []);
  const [first] = events;
  const last = bundle.at(-1);
  if (!first || !last) throw new Error('a caption tells something');
  const whole = events.length > 1 ? words.together?.(events, tell.who) : undefined;
  const text = whole ?? shortened(words.event(first, tell.who) ?? '');
  const remark = isCoached ? remarkOn(table, bundle) : undefined;
  return {
    event: first,
    events: bundle.flatMap(({ step, at }) => (step === last.step ? [at] : [])),
    earlier: bundle
      .filter(({ step }) => step !== last.step)
      .map(({ step, at }) => ({ seq: step.seq, at })),
    text,
    lasts: readingTime(text) + (remark === undefined ? 0 : readingTime(remark)),
    ...(remark === undefined ? {} : { remark }),
  };
}

/** Once a line, with the first that is told of it. */
function remarkOn(table: Voice, bundle: readonly Caption[]): string | undefined {
  const decided = bundle.find(({ step, at }) => {
    const isFirst =
      step.events.findIndex((event) => table.words.event(event, table.tell.who)) === at;
    return isFirst && lessonOf(table, step) !== undefined;
  });
  return decided && lessonOf(table, decided.step);
}
