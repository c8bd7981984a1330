/** Whole random matches, and what can be looked at along the way. */
import {
  formatRecord,
  type GameTypes,
  type Line,
  type Outcome,
  type Rng,
  type Rules,
  type Seat,
  type Turn,
} from '../src/index.ts';
import { Broken, ConformanceError, demand, messageOf } from './failure.ts';
import type { Happened, Subject } from './subject.ts';

/** One move of a match, not yet written down. */
export type Move<G extends GameTypes> =
  | { readonly seat: Seat; readonly action: G['action']; readonly forced: boolean }
  | { readonly chance: G['chance'] };

/** A position of a random match: before a line, or at the end. */
export interface Spot<G extends GameTypes> {
  readonly subject: Subject<G>;
  readonly rules: Rules<G>;
  readonly config: G['config'];
  /** The match's own state: look, and change nothing but clones. */
  readonly state: G['state'];
  readonly turn: Turn;
  readonly moves: readonly Move<G>[];
  /** What sort of position it is: the pool, or the kinds of action to choose from. */
  readonly kind: string;
}

export interface MatchHooks<G extends GameTypes> {
  /** Before each line, and once at the end. */
  readonly at?: ((spot: Spot<G>) => void) | undefined;
  /** After each line. */
  readonly after?: ((happened: Happened<G>) => void) | undefined;
}

export interface PlayedMatch<G extends GameTypes> {
  readonly config: G['config'];
  readonly state: G['state'];
  readonly moves: readonly Move<G>[];
  readonly outcome: Outcome | undefined;
}

/** The promises without which no match can be played at all; the walk itself keeps watch over them. */
export const WALK_CHECKS = {
  setup: 'set-up makes a state that holds the config itself',
  turn: 'a turn names seats of the table, each once, in ascending order',
  choice: 'a seat that acts has a legal action',
  chance: 'a chance step has an outcome',
  apply: 'a listed action and a listed outcome apply',
  bound: 'a match ends within its bound of lines',
} as const;

/** One of the list, its type picked first, so that passes and rare types occur. */
export function pickByType<A extends { readonly type: string }>(list: readonly A[], rng: Rng): A {
  const types = [...new Set(list.map(({ type }) => type))];
  const type = types[rng.below(types.length)];
  const some = types.length === 1 ? list : list.filter((item) => item.type === type);
  const picked = some[rng.below(some.length)];
  if (picked === undefined) throw new Broken('nothing to pick from');
  return picked;
}

/** Plays one match to its end with random choices. Throws a `ConformanceError` where it can't go on. */
export function randomMatch<G extends GameTypes>(
  subject: Subject<G>,
  config: G['config'],
  rng: Rng,
  hooks: MatchHooks<G> = {},
): PlayedMatch<G> {
  const { rules } = subject;
  const moves: Move<G>[] = [];
  const guarded = <T>(check: string, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      if (error instanceof ConformanceError) throw error;
      throw new ConformanceError(check, messageOf(error), recordOf(rules, config, moves), error);
    }
  };
  const state = guarded(WALK_CHECKS.setup, () => setUp(rules, config));
  for (;;) {
    const turn = guarded(WALK_CHECKS.turn, () => checkedTurn(rules, state));
    const choice = guarded(WALK_CHECKS.choice, () => choices(rules, state, turn, rng));
    hooks.at?.({ subject, rules, config, state, turn, moves, kind: choice.kind });
    if (turn.kind === 'over') return { config, state, moves, outcome: rules.outcome(state) };
    guarded(WALK_CHECKS.bound, () =>
      demand(moves.length < rules.meta.maxLines, `after ${moves.length} lines it still goes on`),
    );
    const move = guarded(WALK_CHECKS.chance, () => nextMove(rules, state, turn, choice, rng));
    moves.push(move);
    guarded(WALK_CHECKS.apply, () => advance(rules, state, move, hooks.after));
  }
}

function setUp<G extends GameTypes>(rules: Rules<G>, config: G['config']): G['state'] {
  const state = rules.setup(config);
  demand(state.config === config, 'state.config is not the config that set-up was given');
  return state;
}

function checkedTurn<G extends GameTypes>(rules: Rules<G>, state: G['state']): Turn {
  const turn = rules.turn(state);
  if (turn.kind === 'chance') demand(turn.pool !== '', 'a chance turn names no pool');
  if (turn.kind !== 'act') return turn;
  const { seats } = turn;
  demand(seats.length > 0, 'nobody acts in an act turn');
  for (const [i, seat] of seats.entries()) {
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < state.config.seats;
    demand(isSeat && (i === 0 || seat > (seats[i - 1] ?? -1)), `the seats are ${seats.join(', ')}`);
  }
  return turn;
}

interface Choices<G extends GameTypes> {
  readonly kind: string;
  readonly seat: Seat;
  readonly list: readonly G['action'][];
}

/** Any of the seats that owe, and its list. */
function choices<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  turn: Turn,
  rng: Rng,
): Choices<G> {
  if (turn.kind === 'over') return { kind: 'over', seat: 0, list: [] };
  if (turn.kind === 'chance') return { kind: `chance ${turn.pool}`, seat: 0, list: [] };
  const lists = turn.seats.map((seat) => {
    const list = rules.legal(state, seat);
    demand(list.length > 0, `seat ${seat} must act and has no action`);
    return list;
  });
  const chosen = rng.below(turn.seats.length);
  const [seat = 0, list = []] = [turn.seats[chosen], lists[chosen]];
  const types = new Set<string>();
  for (const { type } of list) types.add(type);
  return { kind: `${turn.seats.length > 1 ? 'all' : 'one'} ${[...types].join(' ')}`, seat, list };
}

function nextMove<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  turn: Turn,
  { seat, list }: Choices<G>,
  rng: Rng,
): Move<G> {
  if (turn.kind === 'chance') return { chance: rules.sampleChance(state, rng) };
  const forced = turn.kind === 'act' && turn.forced === true;
  return { seat, action: pickByType(list, rng), forced };
}

function advance<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  move: Move<G>,
  after: MatchHooks<G>['after'],
): void {
  if (!after) {
    applyMove(rules, state, move);
    return;
  }
  const before = rules.clone(state);
  const events: G['event'][] = [];
  applyMove(rules, state, move, (event) => events.push(event));
  const [seat, made] = 'chance' in move ? [undefined, move.chance] : [move.seat, move.action];
  after({ before, after: state, seat, move: made, events });
}

/** The move, whichever kind it is. */
export function applyMove<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  move: Move<G>,
  emit?: (event: G['event']) => void,
): void {
  if ('chance' in move) rules.applyChance(state, move.chance, emit);
  else rules.apply(state, move.seat, move.action, emit);
}

/** A random move at this state; undefined at the end. */
export function randomMove<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  rng: Rng,
): Move<G> | undefined {
  const turn = rules.turn(state);
  if (turn.kind === 'over') return undefined;
  return nextMove(rules, state, turn, choices(rules, state, turn, rng), rng);
}

export function lineOf<G extends GameTypes>(rules: Rules<G>, move: Move<G>): Line {
  if ('chance' in move) return { kind: 'chance', text: rules.chance.format(move.chance) };
  const { seat, action, forced } = move;
  return { kind: 'act', seat, text: rules.action.format(action), forced };
}

/** The match so far as a record that loads. */
export function recordOf<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  moves: readonly Move<G>[],
  result?: Outcome,
): string {
  return formatRecord({
    title: rules.title,
    rules: rules.version,
    match: 'conformance',
    config,
    ...(result ? { result } : {}),
    lines: moves.map((move) => lineOf(rules, move)),
  });
}
