/** What follows by itself: chance, forced turns, the idle action of a seat whose time ran out. */
import type { Draw } from './chance.ts';
import type { Line } from './line.ts';
import { extend, fork, idleText, type Counted, type Match, type Step } from './match.ts';
import { isRefusal, type GameTypes, type Refusal, type Seat } from './rules.ts';

/**
 * Plays forced turns, and resolves chance where a draw is given, until somebody must decide.
 * Null: not even forced turns play themselves. The lines it adds are in the match and in its answer; `onStep` sees the match as each of them left it.
 */
export function settle<G extends GameTypes>(
  match: Match<G>,
  draw?: Draw | null,
  onStep?: (step: Step<G>) => void,
): readonly Step<G>[] {
  const steps: Step<G>[] = [];
  for (;;) {
    const line = nextByItself(match, draw);
    if (!line) return steps;
    const step = extend(match, line);
    if (isRefusal(step)) throw new Error(`settle: '${line.text}' was refused: ${step.code}`);
    steps.push(step);
    onStep?.(step);
  }
}

function nextByItself<G extends GameTypes>(
  match: Match<G>,
  draw: Draw | null | undefined,
): Counted['line'] | undefined {
  if (draw === null || match.ended !== undefined) return undefined;
  const { rules, state, timedOut } = match;
  const turn = rules.turn(state);
  if (timedOut !== undefined) {
    const forced = turn.kind === 'act' && turn.forced === true;
    return { kind: 'act', seat: timedOut, text: idleText(match, timedOut), forced };
  }
  if (turn.kind === 'chance' && draw) {
    const rng = draw(turn.pool, match.draws[turn.pool] ?? 0);
    return { kind: 'chance', text: rules.chance.format(rules.sampleChance(state, rng)) };
  }
  if (turn.kind !== 'act' || !turn.forced) return undefined;
  const [seat] = turn.seats;
  const [action] = seat === undefined ? [] : rules.legal(state, seat);
  if (seat === undefined || action === undefined) throw new Error('a forced turn has no action');
  return { kind: 'act', seat, text: rules.action.format(action), forced: true };
}

/** A seat's move and all that follows by itself. */
export function play<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  text: string,
  draw?: Draw,
): readonly Step<G>[] | Refusal {
  const step = extend(match, { kind: 'act', seat, text, forced: false });
  return isRefusal(step) ? step : [step, ...settle(match, draw)];
}

/** Lines and all that follows from them, not yet part of the match it was proposed for. */
export interface Proposal<G extends GameTypes> {
  readonly steps: readonly Step<G>[];
  /** The match as it will be once the lines are kept. */
  readonly next: Match<G>;
}

/**
 * Computed aside: the match given stays what it is. Without lines, what follows by itself from where it stands.
 * `onStep` sees the proposed match as each line left it.
 */
export function propose<G extends GameTypes>(
  match: Match<G>,
  lines: readonly Line[],
  draw?: Draw | null,
  onStep?: (step: Step<G>, next: Match<G>) => void,
): Proposal<G> | Refusal {
  const next = fork(match);
  const steps: Step<G>[] = [];
  const note = (step: Step<G>): void => {
    steps.push(step);
    onStep?.(step, next);
  };
  for (const line of lines) {
    const step = extend(next, line);
    if (isRefusal(step)) return step;
    note(step);
  }
  settle(next, draw, note);
  return { steps, next };
}
