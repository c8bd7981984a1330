/** What an observer is told of the next move: the same in both worlds. */
import type { GameTypes, Rng, Rules, Seat } from '../src/index.ts';
import { same, sameBytes } from './compare.ts';
import { compare, TWO_WORLDS } from './leak.ts';
import { applyMove, pickByType, type Move, type Spot } from './random-match.ts';
import type { Happened } from './subject.ts';

/** What was compared after a move; both may be. */
export interface Compared {
  /** The same move in both worlds, with everything that leaves for the observer. */
  readonly sameMove: boolean;
  /** Moves that look alike to the observer, with what he is told of them. */
  readonly alike: boolean;
}

const NOTHING: Compared = { sameMove: false, alike: false };

/** Plays one move on in both worlds. What a move shows by right is not compared. */
export function compareNext<G extends GameTypes>(
  spot: Spot<G>,
  world: G['state'],
  observer: Seat | null,
  rng: Rng,
): Compared {
  const moves = nextMoves(spot, world, rng);
  if (moves === undefined) return NOTHING;
  const [here, there] = moves;
  const sameMove = compareSame(spot, world, here, observer);
  const isOwn = !('chance' in here) && here.seat === observer;
  const done = same(here, there) ? sameMove : isOwn;
  return { sameMove, alike: !done && compareAlike(spot, world, moves, observer) };
}

/** A random move here, and one of the same type there. */
function nextMoves<G extends GameTypes>(
  { rules, turn, state }: Spot<G>,
  world: G['state'],
  rng: Rng,
): readonly [Move<G>, Move<G>] | undefined {
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'chance') {
    const [here, there] = [rules.sampleChance(state, rng), rules.sampleChance(world, rng)];
    return here.type === there.type ? [{ chance: here }, { chance: there }] : undefined;
  }
  const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
  const forced = turn.forced === true;
  const action = pickByType(rules.legal(state, seat), rng);
  const alike = rules.legal(world, seat).filter(({ type }) => type === action.type);
  const other = alike[rng.below(Math.max(1, alike.length))];
  return (
    other && [
      { seat, action, forced },
      { seat, action: other, forced },
    ]
  );
}

/** What a move did, as the observer is told. */
interface Shown<G extends GameTypes> {
  readonly happened: Happened<G>;
  readonly state: G['state'];
  readonly view: G['view'];
  readonly events: readonly G['event'][];
}

function tell<G extends GameTypes>(
  rules: Rules<G>,
  before: G['state'],
  move: Move<G>,
  observer: Seat | null,
): Shown<G> {
  const state = rules.clone(before);
  const events: G['event'][] = [];
  applyMove(rules, state, move, (event) => events.push(event));
  const [seat, made] = 'chance' in move ? [undefined, move.chance] : [move.seat, move.action];
  return {
    happened: { before, after: state, seat, move: made, events },
    state,
    view: rules.view(state, observer),
    events: events.map((event) => rules.redact(event, observer)).filter(isTold),
  };
}

function isTold<E>(event: E | undefined): event is E {
  return event !== undefined;
}

function show<G extends GameTypes>(move: Move<G>): string {
  return JSON.stringify('chance' in move ? move.chance : move.action);
}

/** The same move in both worlds, where both allow it and it shows nothing. */
function compareSame<G extends GameTypes>(
  { rules, state: here, subject }: Spot<G>,
  there: G['state'],
  move: Move<G>,
  observer: Seat | null,
): boolean {
  if (!showsNothing(rules, here, there, move, observer)) return false;
  const [a, b] = [tell(rules, here, move, observer), tell(rules, there, move, observer)];
  if (subject.publishes?.(a.happened) || subject.publishes?.(b.happened)) return false;
  compare(TWO_WORLDS.events, a.events, b.events, () => show(move));
  compare(TWO_WORLDS.after, a.view, b.view, () => `the view after ${show(move)}`);
  const turns = [rules.turn(a.state), rules.turn(b.state)];
  compare(TWO_WORLDS.after, turns[0], turns[1], () => `the turn after ${show(move)}`);
  if (observer === null) return true;
  const lists = [rules.legal(a.state, observer), rules.legal(b.state, observer)];
  compare(TWO_WORLDS.after, lists[0], lists[1], () => `the legal list after ${show(move)}`);
  return true;
}

/** Whether the other world allows the move, and it reveals nothing in either. */
function showsNothing<G extends GameTypes>(
  rules: Rules<G>,
  here: G['state'],
  there: G['state'],
  move: Move<G>,
  observer: Seat | null,
): boolean {
  if ('chance' in move) return rules.chances(there).some(({ chance }) => same(chance, move.chance));
  const { seat, action } = move;
  if (!rules.legal(there, seat).some((legal) => same(legal, action))) return false;
  const shows = rules.reveals?.(here, seat, action) ?? false;
  const showsThere = rules.reveals?.(there, seat, action) ?? false;
  if (seat === observer) compare(TWO_WORLDS.reveals, shows, showsThere, () => show(move));
  return !shows && !showsThere;
}

/** What leaves the observer's view the same is hidden from him: so is all that he is told of it. */
function compareAlike<G extends GameTypes>(
  { rules, state }: Spot<G>,
  world: G['state'],
  [here, there]: readonly [Move<G>, Move<G>],
  observer: Seat | null,
): boolean {
  const [a, b] = [tell(rules, state, here, observer), tell(rules, world, there, observer)];
  if (!sameBytes(a.view, b.view) || !same(rules.turn(a.state), rules.turn(b.state))) return false;
  compare(TWO_WORLDS.events, a.events, b.events, () => `${show(here)} and ${show(there)}`);
  return true;
}
