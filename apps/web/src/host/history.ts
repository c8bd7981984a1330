/** Every position of a match, line by line, and each of them as a viewer may know it. */
import {
  hashOf,
  type Match,
  type Seat,
  type Step,
  type Viewer,
  undoTarget,
} from '@roundhouse/engine';
import type { Reason } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import type { TableStep } from './table-host.ts';

/** The state is the match's own and no longer changes: every line makes a new one. */
export interface Position {
  readonly seq: number;
  readonly step?: Step<AnyGame>;
  readonly state: AnyGame['state'];
  readonly owed: ReadonlyMap<Seat, number>;
  /** What spoke for it, where a bot made it and nothing is hidden. */
  readonly reason?: Reason;
}

export function positionOf(
  match: Match<AnyGame>,
  seq: number,
  step?: Step<AnyGame>,
  reason?: Reason,
): Position {
  const { state, owed } = match;
  return { seq, state, owed, ...(step ? { step } : {}), ...(reason ? { reason } : {}) };
}

export function stepFor(
  match: Match<AnyGame>,
  position: Position,
  viewer: Viewer,
  isLast: boolean,
): TableStep {
  const { rules } = match;
  const { seq, step, state, owed, reason } = position;
  const view = rules.view(state, viewer);
  const since = typeof viewer === 'number' ? owed.get(viewer) : undefined;
  const undoTo = isLast && typeof viewer === 'number' ? undoTarget(match, viewer) : undefined;
  const line = step?.line;
  return {
    seq,
    ...(line?.kind === 'act' ? { by: line.seat } : {}),
    forced: line?.kind === 'act' && line.forced,
    ...(line?.kind === 'undo' ? { undoneTo: line.to } : {}),
    turn: rules.turn(state),
    view,
    legal:
      typeof viewer === 'number' && since !== undefined
        ? rules.legal(state, viewer).map((action) => rules.action.format(action))
        : [],
    ...(since === undefined ? {} : { owedSince: since }),
    ...(undoTo === undefined ? {} : { undoTo }),
    events: (step?.events ?? []).flatMap((event) => rules.redact(event, viewer) ?? []),
    viewHash: hashOf(view),
    ...(reason ? { reason } : {}),
  };
}
