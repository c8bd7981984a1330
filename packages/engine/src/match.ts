/** A running match: its lines, and what follows from them. Any line enters through `extend`. */
import type { Draw } from './chance.ts';
import type { Line } from './line.ts';
import {
  refusal,
  isRefusal,
  type GameTypes,
  type Refusal,
  type Rules,
  type Seat,
} from './rules.ts';
import { tryAction } from './try-action.ts';

/** A line that counts: not undone, and one that changed the state. */
export interface Counted {
  readonly seq: number;
  readonly line: Line & { readonly kind: 'act' | 'chance' };
  readonly reveals: boolean;
}

/** Where a match is opened: its set-up, or a stored snapshot. */
export interface Base<G extends GameTypes> {
  /** The number of the last line that the state contains. */
  readonly after: number;
  readonly state: G['state'];
  /** Draws so far by pool. */
  readonly draws: Readonly<Record<string, number>>;
}

export interface Match<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly id: string;
  readonly config: G['config'];
  readonly base: Base<G>;
  /** All lines after the base, the undone ones too. The last one's number is `base.after + lines.length`. */
  readonly lines: Line[];
  readonly counted: Counted[];
  state: G['state'];
  draws: Readonly<Record<string, number>>;
  /** For each seat that owes a decision: the line since which it owes it. */
  owed: ReadonlyMap<Seat, number>;
  /** Why the match was broken off. */
  ended: string | undefined;
}

/** One line as it happened, for those who show or store it. */
export interface Step<G extends GameTypes> {
  readonly seq: number;
  readonly line: Line;
  readonly events: readonly G['event'][];
}

export function startMatch<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  id: string,
): Match<G> {
  return openMatch(rules, config, id, { after: 0, state: rules.setup(config), draws: {} });
}

export function openMatch<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  id: string,
  base: Base<G>,
): Match<G> {
  const match: Match<G> = {
    rules,
    id,
    config,
    base,
    lines: [],
    counted: [],
    state: rules.clone(base.state),
    draws: base.draws,
    owed: new Map(),
    ended: undefined,
  };
  match.owed = owedAfter(match, base.after, new Map(), undefined);
  return match;
}

export function lastSeq<G extends GameTypes>(match: Match<G>): number {
  return match.base.after + match.lines.length;
}

/** Appends one line if it may stand there. A refusal leaves the match as it was. */
export function extend<G extends GameTypes>(match: Match<G>, line: Line): Step<G> | Refusal {
  if (match.ended !== undefined) return refusal('match-ended', 'table', { reason: match.ended });
  switch (line.kind) {
    case 'act':
      return extendByAction(match, line);
    case 'chance':
      return extendByChance(match, line);
    case 'undo':
      return extendByUndo(match, line);
    case 'seat':
    case 'timeout':
      if (line.seat >= match.config.seats) {
        return refusal('no-such-seat', 'table', { seat: line.seat, seats: match.config.seats });
      }
      break;
    case 'end':
      match.ended = line.reason;
      match.owed = new Map();
      break;
  }
  match.lines.push(line);
  return { seq: lastSeq(match), line, events: [] };
}

function extendByAction<G extends GameTypes>(
  match: Match<G>,
  line: Line & { kind: 'act' },
): Step<G> | Refusal {
  const { rules } = match;
  const turn = rules.turn(match.state);
  const isForced = turn.kind === 'act' && turn.forced === true;
  if (turn.kind === 'act' && isForced !== line.forced) {
    return refusal(isForced ? 'forced-first' : 'not-forced', 'table', { text: line.text });
  }
  const applied = tryAction(rules, match.state, line.seat, line.text);
  if (isRefusal(applied)) return applied;
  match.state = applied.state;
  return count(match, line, applied.reveals, applied.events);
}

function extendByChance<G extends GameTypes>(
  match: Match<G>,
  line: Line & { kind: 'chance' },
): Step<G> | Refusal {
  const { rules } = match;
  const turn = rules.turn(match.state);
  if (turn.kind !== 'chance') return refusal('no-chance-now', 'table', { text: line.text });
  const drawn = rules
    .chances(match.state)
    .find(({ chance }) => rules.chance.format(chance) === line.text);
  if (!drawn) return refusal('no-such-outcome', 'table', { text: line.text, pool: turn.pool });
  const events: G['event'][] = [];
  const state = rules.clone(match.state);
  rules.applyChance(state, drawn.chance, (event) => events.push(event));
  match.state = state;
  match.draws = { ...match.draws, [turn.pool]: (match.draws[turn.pool] ?? 0) + 1 };
  return count(match, line, false, events);
}

function count<G extends GameTypes>(
  match: Match<G>,
  line: Counted['line'],
  reveals: boolean,
  events: readonly G['event'][],
): Step<G> {
  match.lines.push(line);
  const seq = lastSeq(match);
  match.counted.push({ seq, line, reveals });
  match.owed = owedAfter(match, seq, match.owed, line.kind === 'act' ? line.seat : undefined);
  return { seq, line, events };
}

function extendByUndo<G extends GameTypes>(
  match: Match<G>,
  line: Line & { kind: 'undo' },
): Step<G> | Refusal {
  const kept = match.counted.filter(({ seq }) => seq <= line.to);
  const reached = kept.at(-1)?.seq ?? match.base.after;
  if (line.to !== reached || kept.length === match.counted.length) {
    return refusal('no-undo-there', 'table', { to: line.to });
  }
  const { rules } = match;
  const state = rules.clone(match.base.state);
  const draws: Record<string, number> = { ...match.base.draws };
  for (const counted of kept) reapply(rules, state, counted.line, draws);
  match.state = state;
  match.draws = draws;
  match.counted.length = kept.length;
  match.lines.push(line);
  const seq = lastSeq(match);
  match.owed = owedAfter(match, seq, new Map(), undefined);
  return { seq, line, events: [] };
}

function reapply<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  line: Counted['line'],
  draws: Record<string, number>,
): void {
  if (line.kind === 'act') {
    const action = rules.action.parse(line.text);
    if (action === undefined) throw new Error(`a counted line can't be read: ${line.text}`);
    rules.apply(state, line.seat, action);
    return;
  }
  const chance = rules.chance.parse(line.text);
  const turn = rules.turn(state);
  if (chance === undefined || turn.kind !== 'chance') {
    throw new Error(`a counted draw can't be repeated: ${line.text}`);
  }
  draws[turn.pool] = (draws[turn.pool] ?? 0) + 1;
  rules.applyChance(state, chance);
}

/** Who owes what since when. While several seats owe, one's answer does not renew the others' question. */
function owedAfter<G extends GameTypes>(
  match: Match<G>,
  seq: number,
  before: ReadonlyMap<Seat, number>,
  actor: Seat | undefined,
): ReadonlyMap<Seat, number> {
  const turn = match.rules.turn(match.state);
  const owed = new Map<Seat, number>();
  if (turn.kind !== 'act') return owed;
  for (const seat of turn.seats) {
    const since = seat === actor ? undefined : before.get(seat);
    owed.set(seat, since ?? seq);
  }
  return owed;
}

/**
 * Plays forced turns, and resolves chance where a draw is given, until somebody must decide.
 * The lines it adds are in the match and in its answer; `onStep` sees the match as each of them left it.
 */
export function settle<G extends GameTypes>(
  match: Match<G>,
  draw?: Draw,
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
  draw: Draw | undefined,
): Counted['line'] | undefined {
  if (match.ended !== undefined) return undefined;
  const { rules, state } = match;
  const turn = rules.turn(state);
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
