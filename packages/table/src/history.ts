/** The positions of a match, line by line, and each of them as a viewer may know it. Nobody keeps them all. */
import type { Reason } from '@roundhouse/bots';
import {
  hashOf,
  undoTarget,
  type Line,
  type Match,
  type Owed,
  type Step,
  type Viewer,
} from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { TableStep } from './table-host.ts';

/** A line, and what it led to. The state is the match's own and no longer changes: every line makes a new one. */
export interface Position {
  readonly seq: number;
  readonly line?: Line;
  readonly at?: number;
  readonly events: readonly AnyGame['event'][];
  readonly state: AnyGame['state'];
  readonly owed: Owed;
  /** What spoke for it, where a bot made it and nothing is hidden. */
  readonly reason?: Reason;
  /** The line whose position this is, where older rules made the line and its own can't be had. */
  readonly asOf?: number;
  /** It is told again, and what was old when it lay there is told no more. */
  readonly isVeiled?: boolean;
}

export function positionOf(
  match: Match<AnyGame>,
  { seq, line, events }: Pick<Step<AnyGame>, 'seq' | 'events'> & { readonly line?: Line },
  at?: number,
): Position {
  const { state, owed } = match;
  return {
    seq,
    ...(line ? { line } : {}),
    ...(at === undefined ? {} : { at }),
    events,
    state,
    owed,
  };
}

/** Lines that came together; `match` stands after the last of them. */
export function stepsFor(
  match: Match<AnyGame>,
  positions: readonly Position[],
  viewer: Viewer,
): readonly TableStep[] {
  return positions.map((position, index) => {
    const step = stepFor(match, position, viewer);
    return index < positions.length - 1 ? step : { ...step, ...lastOf(match, step, viewer) };
  });
}

function stepFor({ rules, config }: Match<AnyGame>, position: Position, viewer: Viewer): TableStep {
  const { seq, line, at, events, state, owed, reason, asOf, isVeiled } = position;
  const view = rules.view(state, viewer);
  const since = typeof viewer === 'number' ? owed.get(viewer) : undefined;
  return {
    seq,
    ...(at === undefined ? {} : { at }),
    ...(line?.kind === 'act' ? { by: line.seat } : {}),
    forced: line?.kind === 'act' && line.forced,
    ...(line?.kind === 'undo' ? { undoneTo: line.to } : {}),
    turn: rules.turn(state),
    view: isVeiled ? (rules.forgetting?.(config)?.veil(view) ?? view) : view,
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

/** What is told of the present alone. */
function lastOf(
  match: Match<AnyGame>,
  { view }: TableStep,
  viewer: Viewer,
): Pick<TableStep, 'undoTo' | 'viewHash'> {
  const undoTo = typeof viewer === 'number' ? undoTarget(match, viewer) : undefined;
  return { viewHash: hashOf(view), ...(undoTo === undefined ? {} : { undoTo }) };
}
