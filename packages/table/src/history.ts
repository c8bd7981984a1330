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
    return !isPresent ? step : { ...step, ...lastOf(running, step, observer, sights) };
  });
}

function stepFor(
  match: Match<AnyGame>,
  position: Position,
  { viewer, mine }: Observer,
  sights: Sights,
): TableStep {
  const { rules } = match;
  const { seq, line, at, events, state, owed, isSealed, reason, asOf } = position;
  const since = typeof viewer === 'number' ? owed.get(viewer) : undefined;
  const knows = (seat: Seat): boolean => viewer === 'all' || seat === viewer || mine.includes(seat);
  return {
    seq,
    ...(at === undefined ? {} : { at }),
    ...(line && toldOf(line, (seat) => !isSealed || knows(seat))),
    forced: line?.kind === 'act' && line.forced,
    turn: line?.kind === 'end' ? { kind: 'over' } : turnFor(rules.turn(state), knows),
    view: sights.view(match, position, viewer),
    legal:
      typeof viewer === 'number' && since !== undefined
        ? rules.legal(state, viewer).map((action) => rules.action.format(action))
        : [],
    ...(since === undefined ? {} : { owedSince: since }),
    events: events.flatMap((event) => rules.redact(event, viewer) ?? []),
    ...(reason ? { reason } : {}),
    ...(asOf === undefined ? {} : { asOf }),
  };
}

/** What a line itself says, and of whom. */
function toldOf(
  line: Line,
  isToldOf: (seat: Seat) => boolean,
): Pick<TableStep, 'by' | 'undoneTo' | 'timedOut' | 'standIn' | 'agreed' | 'declined' | 'ended'> {
  switch (line.kind) {
    case 'act':
      return isToldOf(line.seat) ? { by: line.seat } : {};
    case 'undo':
      return { undoneTo: line.to };
    case 'timeout':
      if (line.standIn !== undefined) return { timedOut: line.seat, standIn: line.standIn };
      return isToldOf(line.seat) ? { timedOut: line.seat } : {};
    case 'agree':
      return { agreed: { seat: line.seat, to: line.to } };
    case 'decline':
      return { declined: line.seat };
    case 'end':
      return { ended: line.reason };
    default:
      return {};
  }
}

/** What is told of the present alone. */
function lastOf(
  running: Running,
  { view }: TableStep,
  { viewer, mine }: Observer,
  sights: Sights,
): Pick<TableStep, 'undoTo' | 'undoByAllTo' | 'asking' | 'deadline' | 'clocks' | 'viewHash'> {
  const isSeat = typeof viewer === 'number';
  const isSettled = running.match.places !== undefined;
  const undoTo = isSeat && !isSettled ? undoTarget(running.stands, viewer) : undefined;
  const isTakenBack = isSeat && undoTo === undefined && !running.match.stakes?.isRated;
  const byAll = isTakenBack ? undoByAllTo(running, viewer) : undefined;
  const asking = askingIn(running);
  const deadline = deadlineFor(running, viewer);
  const knows = (seat: Seat): boolean => seat === viewer || mine.includes(seat);
  const clocks = clocksFor(running, knows, running.match.touched);
  return {
    viewHash: sights.hash(view),
    ...(undoTo === undefined ? {} : { undoTo }),
    ...(byAll === undefined ? {} : { undoByAllTo: byAll }),
    ...(asking ? { asking } : {}),
    ...(deadline === undefined ? {} : { deadline }),
    ...(clocks ? { clocks } : {}),
  };
}
