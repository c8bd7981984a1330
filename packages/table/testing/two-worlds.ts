/** Positions in two worlds that an observer can't tell apart, and lines after which he still may not. */
import type { Line, Rng, Rules, Seat } from '@roundhouse/engine';
import { redealings, type Redealt, type Subject } from '@roundhouse/engine/testing';
import type { AnyGame } from '@roundhouse/titles/playable';

export type Pair = Redealt<AnyGame>;

/** Positions of running matches. */
export function pairsOf(subject: Subject<AnyGame>, matches: number): readonly Pair[] {
  const isRunning = ({ state }: Pair): boolean => subject.rules.turn(state).kind !== 'over';
  return redealings(subject, matches).filter(isRunning);
}

type Lines = readonly [here: Line, there: Line];
const TRIES = 6;

/**
 * A line for either world after which the observer must be told the same: the same line where both allow it, or two of
 * a kind that his own view does not tell apart. What shows something by right is left out. Undefined: none was found.
 */
export function linesFor(
  subject: Subject<AnyGame>,
  { state, world, observer }: Pair,
  rng: Rng,
): Lines | undefined {
  const { rules } = subject;
  const [turn, other] = [rules.turn(state), rules.turn(world)];
  if (turn.kind === 'over' || other.kind !== turn.kind) return undefined;
  const [seat = 0] = turn.kind === 'act' ? turn.seats : [];
  const [here, there] = [state, world].map((each) => linesAt(rules, each, seat));
  for (let tries = 0; tries < TRIES; tries++) {
    const one = here?.[rng.below(here.length)];
    const alike = there?.filter(({ text }) => kindOf(text) === kindOf(one?.text ?? '')) ?? [];
    const same = alike.find(({ text }) => text === one?.text);
    const two = tries % 2 === 0 ? alike[rng.below(Math.max(1, alike.length))] : same;
    if (!one || !two) continue;
    const seen = [shownBy(subject, state, one, observer), shownBy(subject, world, two, observer)];
    if (seen[0] !== undefined && seen[0] === seen[1]) return [one, two];
  }
  return undefined;
}

type Played = Line & { readonly kind: 'act' | 'chance' };
const kindOf = (text: string): string => text.split(' ')[0] ?? '';

function linesAt(
  { turn, ...rules }: Rules<AnyGame>,
  state: AnyGame['state'],
  seat: Seat,
): readonly Played[] {
  const now = turn(state);
  if (now.kind === 'chance') {
    return rules
      .chances(state)
      .map(({ chance }) => ({ kind: 'chance', text: rules.chance.format(chance) }));
  }
  const forced = now.kind === 'act' && now.forced === true;
  return rules
    .legal(state, seat)
    .map((action) => ({ kind: 'act', seat, text: rules.action.format(action), forced }));
}

/** What the observer sees afterwards; undefined: the line shows something by right, or ends the match. */
function shownBy(
  { rules, publishes }: Subject<AnyGame>,
  before: AnyGame['state'],
  line: Played,
  observer: Seat | null,
): string | undefined {
  const after = rules.clone(before);
  const events: AnyGame['event'][] = [];
  const move = line.kind === 'act' ? rules.action.parse(line.text) : rules.chance.parse(line.text);
  if (!move) return undefined;
  const seat = line.kind === 'act' ? line.seat : undefined;
  if (seat === undefined) rules.applyChance(after, move, (event) => events.push(event));
  else {
    if (rules.reveals?.(before, seat, move)) return undefined;
    rules.apply(after, seat, move, (event) => events.push(event));
  }
  if (publishes?.({ before, after, seat, move, events })) return undefined;
  const turn = rules.turn(after);
  return turn.kind === 'over' ? undefined : JSON.stringify([rules.view(after, observer), turn]);
}
