/** The positions of a match, line by line, and each of them as an observer may know it. Nobody keeps them all. */
import type { Reason } from '@roundhouse/bots';
import {
  turnFor,
  undoTarget,
  type Line,
  type Match,
  type Owed,
  type Seat,
  type Step,
  type Viewer,
} from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { Running } from './running.ts';
import type { Sights } from './sights.ts';
import type { TableStep } from './table-host.ts';
import { askingIn, undoByAllTo } from './taking-back.ts';
import { clocksFor, deadlineFor } from './time.ts';

/** A line, and what it led to. The state is the match's own and no longer changes: every line makes a new one. */
export interface Position {
  readonly seq: number;
  readonly line?: Line;
  readonly at?: number;
  readonly events: readonly AnyGame['event'][];
  readonly state: AnyGame['state'];
  readonly owed: Owed;
  /** Whose line it is is told to nobody else. */
  readonly isSealed?: true;
  /** What spoke for it, where a bot made it and nothing is hidden. */
  readonly reason?: Reason;
  /** The line whose position this is, where older rules made the line and its own can't be had. */
  readonly asOf?: number;
  /** It is told again, and what was old when it lay there is told no more. */
  readonly isVeiled?: boolean;
}

/** Who looks, and the seats of which he knows whether they have answered. */
export interface Observer {
  readonly viewer: Viewer;
  readonly mine: readonly Seat[];
}

type Made = Pick<Step<AnyGame>, 'seq' | 'events' | 'isSealed'> & { readonly line?: Line };

export function positionOf(match: Match<AnyGame>, made: Made, at?: number): Position {
  const { state, owed } = match;
  return { ...made, ...(at === undefined ? {} : { at }), state, owed };
}

/** While it is put together; each part is set by itself, since a step is made for every viewer of every line. */
type Making = { -readonly [Part in keyof TableStep]: TableStep[Part] };

/** Lines in their order. What is told of the present alone comes with the match's last. */
export function stepsFor(
  running: Running,
  positions: readonly Position[],
  observer: Observer,
  sights: Sights,
): readonly TableStep[] {
  return positions.map((position, index) => {
    const step = stepFor(running.stands, position, observer, sights);
    const isPresent = index === positions.length - 1 && position.seq === running.match.lines;
    if (isPresent) addPresent(step, running, observer, sights);
    return step;
  });
}

function stepFor(
  match: Match<AnyGame>,
  position: Position,
  { viewer, mine }: Observer,
  sights: Sights,
): Making {
  const { rules } = match;
  const { seq, line, at, events, state, owed, isSealed, reason, asOf } = position;
  const since = typeof viewer === 'number' ? owed.get(viewer) : undefined;
  const knows = (seat: Seat): boolean => viewer === 'all' || seat === viewer || mine.includes(seat);
  const step: Making = {
    seq,
    forced: line?.kind === 'act' && line.forced,
    turn: line?.kind === 'end' ? { kind: 'over' } : turnFor(rules.turn(state), knows),
    view: sights.view(match, position, viewer),
    legal:
      typeof viewer === 'number' && since !== undefined
        ? rules.legal(state, viewer).map((action) => rules.action.format(action))
        : [],
    events: events.flatMap((event) => rules.redact(event, viewer) ?? []),
  };
  if (at !== undefined) step.at = at;
  if (line) addLine(step, line, (seat) => !isSealed || knows(seat));
  if (since !== undefined) step.owedSince = since;
  if (reason) step.reason = reason;
  if (asOf !== undefined) step.asOf = asOf;
  return step;
}

/** What a line itself says, and of whom. */
function addLine(step: Making, line: Line, isToldOf: (seat: Seat) => boolean): void {
  switch (line.kind) {
    case 'act':
      if (isToldOf(line.seat)) step.by = line.seat;
      return;
    case 'undo':
      step.undoneTo = line.to;
      return;
    case 'timeout':
      if (line.standIn === undefined && !isToldOf(line.seat)) return;
      step.timedOut = line.seat;
      if (line.standIn !== undefined) step.standIn = line.standIn;
      return;
    case 'agree':
      step.agreed = { seat: line.seat, to: line.to };
      return;
    case 'decline':
      step.declined = line.seat;
      return;
    case 'end':
      step.ended = line.reason;
      return;
    default:
  }
}

/** What is told of the present alone. */
function addPresent(
  step: Making,
  running: Running,
  { viewer, mine }: Observer,
  sights: Sights,
): void {
  const isSeat = typeof viewer === 'number';
  const isSettled = running.match.places !== undefined;
  const undoTo = isSeat && !isSettled ? undoTarget(running.stands, viewer) : undefined;
  const isTakenBack = isSeat && undoTo === undefined && !running.match.stakes?.isRated;
  const byAll = isTakenBack ? undoByAllTo(running, viewer) : undefined;
  const asking = askingIn(running);
  const deadline = deadlineFor(running, viewer);
  const knows = (seat: Seat): boolean => seat === viewer || mine.includes(seat);
  const clocks = clocksFor(running, knows, running.match.touched);
  step.viewHash = sights.hash(step.view);
  if (undoTo !== undefined) step.undoTo = undoTo;
  if (byAll !== undefined) step.undoByAllTo = byAll;
  if (asking) step.asking = asking;
  if (deadline !== undefined) step.deadline = deadline;
  if (clocks) step.clocks = clocks;
}
