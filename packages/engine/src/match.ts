/** A running match: its lines, and what follows from them. Any line enters through `extend`. */
import { isAtHand, stateAfter } from './at-hand.ts';
import type { Line } from './line.ts';
import {
  refusal,
  isRefusal,
  type GameTypes,
  type Refusal,
  type Rules,
  type Seat,
} from './rules.ts';
import { Trail } from './trail.ts';
import { tryAction, tryChance } from './try-action.ts';

/** For each seat that owes a decision: the line since which it owes it. */
export type Owed = ReadonlyMap<Seat, number>;

/** A line that counts: not undone, and one that changed the state. */
export interface Counted<G extends GameTypes = GameTypes> {
  readonly seq: number;
  readonly line: Line & { readonly kind: 'act' | 'chance' };
  readonly reveals: boolean;
  /** Who owed what when it had been made, and how it stood: where that is at hand (`at-hand.ts`). */
  readonly owed?: Owed;
  /** No later line changes it: each makes a new one. */
  readonly state?: G['state'];
  readonly draws: Readonly<Record<string, number>>;
}

/** Where a match is opened: its set-up, or a stored position. Nothing before it can be taken back. */
export interface Base<G extends GameTypes> {
  /** The number of the last line that the state contains. */
  readonly after: number;
  readonly state: G['state'];
  /** Draws so far by pool. */
  readonly draws: Readonly<Record<string, number>>;
  /** Undefined: whoever must decide is asked anew. */
  readonly owed?: Owed;
  /** Why the match was broken off before. */
  readonly ended?: string;
}

export interface Match<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly id: string;
  readonly config: G['config'];
  readonly base: Base<G>;
  /** All lines after the base, the undone ones too. The last one's number is `base.after + lines.length`. */
  readonly lines: Trail<Line>;
  readonly counted: Trail<Counted<G>>;
  /** The number of the last draw or of the last line that showed something: below it nobody takes back alone. */
  fixed: number;
  state: G['state'];
  draws: Readonly<Record<string, number>>;
  owed: Owed;
  /** Why the match was broken off. */
  ended: string | undefined;
  /** Whose time ran out in the last line: its idle action is the next. */
  timedOut: Seat | undefined;
}

/** One line as it happened, for those who show or store it. */
export interface Step<G extends GameTypes> {
  readonly seq: number;
  readonly line: Line;
  readonly events: readonly G['event'][];
  /** Whose line it is is nobody's business: an answer that was sealed when it was given. */
  readonly isSealed?: true;
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
    lines: new Trail(),
    counted: new Trail(),
    fixed: base.after,
    state: rules.clone(base.state),
    draws: base.draws,
    owed: new Map(),
    ended: base.ended,
    timedOut: undefined,
  };
  if (match.ended === undefined) {
    match.owed = base.owed ?? owedAfter(match, base.after, new Map(), undefined);
  }
  return match;
}

/** A match of its own with the same lines: what is added to one does not reach the other. */
export function fork<G extends GameTypes>(match: Match<G>): Match<G> {
  return { ...match, lines: match.lines.fork(), counted: match.counted.fork() };
}

export function lastSeq<G extends GameTypes>(match: Match<G>): number {
  return match.base.after + match.lines.length;
}

/** By the rules, or because it was broken off. */
export function isOver<G extends GameTypes>({ rules, state, ended }: Match<G>): boolean {
  return ended !== undefined || rules.turn(state).kind === 'over';
}

/** How the match stood after a line, where whoever adds lines knows it. */
export type Stood<G extends GameTypes> = (seq: number) => G['state'] | undefined;

/** Appends one line if it may stand there. A refusal leaves the match as it was. */
export function extend<G extends GameTypes>(
  match: Match<G>,
  line: Line,
  stood?: Stood<G>,
): Step<G> | Refusal {
  if (match.ended !== undefined) return refusal('match-ended', 'table', { reason: match.ended });
  const late = match.timedOut;
  if (late !== undefined && !isIdleOf(match, late, line)) {
    return refusal('idle-first', 'table', { seat: late });
  }
  switch (line.kind) {
    case 'act':
      return extendByAction(match, line);
    case 'chance':
      return extendByChance(match, line);
    case 'undo':
      return extendByUndo(match, line, stood);
    case 'timeout':
      if (!match.owed.has(line.seat)) return notAsked(match, line.seat);
      // Where somebody plays on for it, the decision is still owed.
      if (line.standIn === undefined) match.timedOut = line.seat;
      match.lines.push(line);
      return { seq: lastSeq(match), line, events: [], ...sealedIn(match) };
    case 'agree':
    case 'decline':
    case 'seat':
      if (line.seat >= match.config.seats) {
        return refusal('no-such-seat', 'table', { seat: line.seat, seats: match.config.seats });
      }
      break;
    case 'rules':
      if (line.version !== match.rules.version) {
        const { version } = match.rules;
        return refusal('other-version', 'table', { given: line.version, version });
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

function notAsked<G extends GameTypes>({ owed }: Match<G>, seat: Seat): Refusal {
  return refusal('not-your-turn', 'table', { seat, turn: [...owed.keys()].join(', ') });
}

function isIdleOf<G extends GameTypes>(match: Match<G>, seat: Seat, line: Line): boolean {
  return line.kind === 'act' && line.seat === seat && line.text === idleText(match, seat);
}

/** What the seat does when it does nothing. */
export function idleText<G extends GameTypes>({ rules, state }: Match<G>, seat: Seat): string {
  return rules.action.format(rules.idle(rules.view(state, seat), seat));
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
  const sealed = sealedIn(match);
  match.state = applied.state;
  // What the table did for a seat is not the seat's to take back.
  const isForGood = applied.reveals || match.timedOut !== undefined;
  return { ...count(match, line, isForGood, applied.events), ...sealed };
}

function sealedIn<G extends GameTypes>({ rules, state }: Match<G>): Pick<Step<G>, 'isSealed'> {
  const turn = rules.turn(state);
  return turn.kind === 'act' && turn.asked ? { isSealed: true } : {};
}

function extendByChance<G extends GameTypes>(
  match: Match<G>,
  line: Line & { kind: 'chance' },
): Step<G> | Refusal {
  const { rules } = match;
  const turn = rules.turn(match.state);
  if (turn.kind !== 'chance') return refusal('no-chance-now', 'table', { text: line.text });
  const applied = tryChance(rules, match.state, line.text);
  if (!applied) return refusal('no-such-outcome', 'table', { text: line.text, pool: turn.pool });
  match.state = applied.state;
  match.draws = { ...match.draws, [turn.pool]: (match.draws[turn.pool] ?? 0) + 1 };
  return count(match, line, false, applied.events);
}

function count<G extends GameTypes>(
  match: Match<G>,
  line: Counted['line'],
  reveals: boolean,
  events: readonly G['event'][],
): Step<G> {
  match.lines.push(line);
  const seq = lastSeq(match);
  match.timedOut = undefined;
  match.owed = owedAfter(match, seq, match.owed, line.kind === 'act' ? line.seat : undefined);
  const { owed, state, draws } = match;
  const isForGood = isFixed(line, reveals);
  const stood = isForGood || isAtHand(seq) ? { owed, state } : {};
  match.counted.push({ seq, line, reveals, draws, ...stood });
  if (isForGood) match.fixed = seq;
  return { seq, line, events };
}

function isFixed(line: Counted['line'], reveals: boolean): boolean {
  return reveals || line.kind === 'chance';
}

function extendByUndo<G extends GameTypes>(
  match: Match<G>,
  line: Line & { kind: 'undo' },
  stood?: Stood<G>,
): Step<G> | Refusal {
  const kept = match.counted.slice(0, match.counted.findLastIndex(({ seq }) => seq <= line.to) + 1);
  const reached = kept.at(-1)?.seq ?? match.base.after;
  if (line.to !== reached || kept.length === match.counted.length) {
    return refusal('no-undo-there', 'table', { to: line.to });
  }
  match.state = stood?.(reached) ?? stateAfter(match.rules, match.base.state, kept);
  match.draws = kept.at(-1)?.draws ?? match.base.draws;
  match.counted.cutTo(kept.length);
  match.fixed =
    kept.findLast(({ line: each, reveals }) => isFixed(each, reveals))?.seq ?? match.base.after;
  match.lines.push(line);
  const seq = lastSeq(match);
  // Who was asked before the line that stands again is still asked the same.
  const same = new Map([...match.owed].filter(([, since]) => since <= line.to));
  match.owed = owedAfter(match, seq, same, undefined);
  return { seq, line, events: [] };
}

/** Who owes what since when. While several seats owe, one's answer does not renew the others' question. */
function owedAfter<G extends GameTypes>(
  match: Match<G>,
  seq: number,
  before: Owed,
  actor: Seat | undefined,
): Owed {
  const turn = match.rules.turn(match.state);
  const owed = new Map<Seat, number>();
  if (turn.kind !== 'act') return owed;
  for (const seat of turn.seats) {
    const since = seat === actor ? undefined : before.get(seat);
    owed.set(seat, since ?? seq);
  }
  return owed;
}
