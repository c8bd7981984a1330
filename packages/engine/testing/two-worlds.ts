/**
 * Two worlds: a state, and another in which everything that an observer may not know is dealt anew.
 * All that leaves for the observer must be equal to the byte, also after the same next move.
 */
import {
  seededRng,
  type GameTypes,
  type Order,
  type Rng,
  type Rules,
  type Seat,
} from '../src/index.ts';
import { copyOf, difference, same, sameBytes } from './compare.ts';
import { configsOf } from './configs.ts';
import { ConformanceError, demand, messageOf } from './failure.ts';
import { observersOf, viewerName } from './probe.ts';
import {
  applyMove,
  pickByType,
  randomMatch,
  recordOf,
  type Move,
  type Spot,
} from './random-match.ts';
import type { Happened, Subject } from './subject.ts';

export const TWO_WORLDS = {
  redeal: 'redealing keeps the state it was given and makes a sound one',
  view: 'two worlds: the view',
  turn: 'two worlds: whose turn it is',
  legal: 'two worlds: the legal list',
  answers: 'two worlds: why, idle and orders',
  events: 'two worlds: the events of a move',
  reveals: 'two worlds: whether a move can be taken back',
  after: 'two worlds: the same next move',
  open: 'without secrets every viewer sees the whole state',
  tried: 'two worlds: pairs differ, and next moves were compared',
} as const;
type TwoWorldsCheck = (typeof TWO_WORLDS)[keyof typeof TWO_WORLDS];

/** How many pairs there were, and of how many the worlds differed or a next move was compared. */
export interface PairCount {
  pairs: number;
  different: number;
  moves: number;
  /** Moves with different contents that looked alike to the observer. */
  alike: number;
}

/** One side of a pair, with what was compared. */
class Leak extends Error {
  override readonly name = 'Leak';
  readonly check: TwoWorldsCheck;
  constructor(check: TwoWorldsCheck, message: string) {
    super(message);
    this.check = check;
  }
}

function compare(check: TwoWorldsCheck, a: unknown, b: unknown, what: () => string): void {
  if (!sameBytes(a, b)) throw new Leak(check, `${what()}: ${difference(a, b)}`);
}

export function emptyCount(): PairCount {
  return { pairs: 0, different: 0, moves: 0, alike: 0 };
}

/** Compares one pair at a position. Throws a `ConformanceError` that names the outlet. */
export function comparePair<G extends GameTypes>(
  spot: Spot<G>,
  observer: Seat | null,
  rng: Rng,
  count: PairCount,
): void {
  const { rules, config, moves, subject } = spot;
  try {
    count.pairs++;
    if (!subject.redeal) {
      checkOpen(rules, spot.state, observer, rng);
      return;
    }
    const before = copyOf(spot.state);
    const world = subject.redeal(spot.state, observer, rng);
    checkRedeal(rules, before, spot.state, world);
    if (!same(before, world)) count.different++;
    compareNow(rules, spot.state, world, observer, rng);
    compareNext(rules, spot, world, observer, rng, count);
  } catch (error) {
    if (error instanceof ConformanceError) throw error;
    const check = error instanceof Leak ? error.check : TWO_WORLDS.redeal;
    const message = `for ${viewerName(observer)}: ${messageOf(error)}`;
    throw new ConformanceError(check, message, recordOf(rules, config, moves), error);
  }
}

/** A game that redeals nothing has no secrets: any view is the state. */
function checkOpen<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  observer: Seat | null,
  rng: Rng,
): void {
  const [view, all] = [rules.view(state, observer), rules.view(state, 'all')];
  compare(TWO_WORLDS.open, all, view, () => 'not the view of everybody');
  const made = rules.determinize(view, observer, rng);
  if (!same(made, state)) {
    throw new Leak(TWO_WORLDS.open, `the view is not the whole: ${difference(state, made)}`);
  }
}

function checkRedeal<G extends GameTypes>(
  rules: Rules<G>,
  before: G['state'],
  state: G['state'],
  world: G['state'],
): void {
  demand(same(before, state), () => `redeal changed its state: ${difference(before, state)}`);
  demand(world !== state, 'redeal gave the same object back');
  rules.assertSound?.(world);
}

function compareNow<G extends GameTypes>(
  rules: Rules<G>,
  here: G['state'],
  there: G['state'],
  observer: Seat | null,
  rng: Rng,
): void {
  const [view, other] = [rules.view(here, observer), rules.view(there, observer)];
  compare(TWO_WORLDS.view, view, other, () => 'the view differs');
  compare(TWO_WORLDS.turn, rules.turn(here), rules.turn(there), () => 'the turn differs');
  if (observer === null) return;
  const list = rules.legal(here, observer);
  compare(TWO_WORLDS.legal, list, rules.legal(there, observer), () => 'the legal list differs');
  compareAnswers(rules, [here, there], observer, list, rng);
}

/** The answers come from the view alone; a game that keeps something behind it is found here. */
function compareAnswers<G extends GameTypes>(
  rules: Rules<G>,
  [here, there]: readonly [G['state'], G['state']],
  seat: Seat,
  list: readonly G['action'][],
  rng: Rng,
): void {
  const ask = (name: string, question: (view: G['view']) => unknown): void => {
    const answers = [question(rules.view(here, seat)), question(rules.view(there, seat))];
    compare(TWO_WORLDS.answers, answers[0], answers[1], () => `${name} differs`);
  };
  if (list.length > 0) ask('idle', (view) => rules.idle(view, seat));
  for (const { name, amount } of rules.orders ?? []) {
    const order: Order = amount ? { name, amount: rng.below(30) } : { name };
    ask(`order ${name}`, (view) => rules.obey?.(view, seat, order));
  }
  for (let other = 0; other < here.config.seats; other++) {
    if (other === seat) continue;
    for (const state of [here, there]) {
      const foreign = rules.legal(state, other);
      const action = foreign[rng.below(Math.max(1, foreign.length))];
      if (action)
        ask(`why not ${rules.action.format(action)}`, (view) => rules.why(view, seat, action));
    }
  }
}

/** What a move did, as the observer is told. */
interface Told<G extends GameTypes> {
  readonly happened: Happened<G>;
  readonly state: G['state'];
  readonly view: G['view'];
  readonly events: readonly G['event'][];
}

function isTold<E>(event: E | undefined): event is E {
  return event !== undefined;
}

function tell<G extends GameTypes>(
  rules: Rules<G>,
  before: G['state'],
  move: Move<G>,
  observer: Seat | null,
): Told<G> {
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

function compareNext<G extends GameTypes>(
  rules: Rules<G>,
  spot: Spot<G>,
  world: G['state'],
  observer: Seat | null,
  rng: Rng,
  count: PairCount,
): void {
  const pair = nextMoves(rules, spot, world, rng);
  if (pair === undefined) return;
  const { here, there } = pair;
  compareSame(spot, world, here, observer, count);
  if (same(here, there) || (!('chance' in here) && here.seat === observer)) return;
  // Two moves of one type that leave the observer's view the same are secret: so is what is told of them.
  const [a, b] = [tell(rules, spot.state, here, observer), tell(rules, world, there, observer)];
  if (!sameBytes(a.view, b.view) || !same(rules.turn(a.state), rules.turn(b.state))) return;
  count.alike++;
  compare(TWO_WORLDS.events, a.events, b.events, () => `${show(here)} and ${show(there)}`);
}

function show<G extends GameTypes>(move: Move<G>): string {
  return JSON.stringify('chance' in move ? move.chance : move.action);
}

/** A move in each world: the same one where both allow it, and one of the same type. */
function nextMoves<G extends GameTypes>(
  rules: Rules<G>,
  spot: Spot<G>,
  world: G['state'],
  rng: Rng,
): { here: Move<G>; there: Move<G> } | undefined {
  const { turn, state } = spot;
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'chance') {
    const [here, there] = [rules.sampleChance(state, rng), rules.sampleChance(world, rng)];
    if (here.type !== there.type) return undefined;
    return { here: { chance: here }, there: { chance: there } };
  }
  const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
  const forced = turn.forced === true;
  const action = pickByType(rules.legal(state, seat), rng);
  const alike = rules.legal(world, seat).filter(({ type }) => type === action.type);
  const other = alike[rng.below(Math.max(1, alike.length))];
  if (other === undefined) return undefined;
  return { here: { seat, action, forced }, there: { seat, action: other, forced } };
}

/** The same move in both worlds, where both allow it and it shows nothing. */
function compareSame<G extends GameTypes>(
  { rules, state: here, subject }: Spot<G>,
  there: G['state'],
  move: Move<G>,
  observer: Seat | null,
  count: PairCount,
): void {
  if (!isOpenMove(rules, here, there, move, observer)) return;
  const [a, b] = [tell(rules, here, move, observer), tell(rules, there, move, observer)];
  if (subject.publishes?.(a.happened) || subject.publishes?.(b.happened)) return;
  count.moves++;
  compare(TWO_WORLDS.events, a.events, b.events, () => show(move));
  compare(TWO_WORLDS.after, a.view, b.view, () => `the view after ${show(move)}`);
  const turns = [rules.turn(a.state), rules.turn(b.state)];
  compare(TWO_WORLDS.after, turns[0], turns[1], () => `the turn after ${show(move)}`);
  if (observer === null) return;
  const lists = [rules.legal(a.state, observer), rules.legal(b.state, observer)];
  compare(TWO_WORLDS.after, lists[0], lists[1], () => `the legal list after ${show(move)}`);
}

/** Whether the other world allows the move, and it reveals nothing in either. */
function isOpenMove<G extends GameTypes>(
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

/** Whether enough was compared for the answer to mean something. */
export function checkCount<G extends GameTypes>(subject: Subject<G>, count: PairCount): void {
  if (!subject.redeal) return;
  const figures = JSON.stringify(count);
  if (count.different * 20 < count.pairs || count.moves * 20 < count.pairs) {
    throw new ConformanceError(TWO_WORLDS.tried, `too little was compared: ${figures}`, '');
  }
}

/** Compares so many pairs over whole random matches in all configs. Throws at the first leak. */
export function twoWorlds<G extends GameTypes>(
  subject: Subject<G>,
  { pairs = 20_000, seed = 'two worlds' }: { pairs?: number; seed?: string | number } = {},
): PairCount {
  const configs = configsOf(subject.rules, subject.configs);
  const count = emptyCount();
  for (let match = 0; count.pairs < pairs; match++) {
    const config = configs[match % configs.length];
    if (config === undefined) throw new Error('there is no config to play');
    const rng = seededRng(`${seed}/${match}/worlds`);
    const observers = observersOf({ config });
    randomMatch(subject, config, seededRng(`${seed}/${match}`), {
      at(spot) {
        const observer = observers[rng.below(observers.length)];
        if (observer !== undefined && count.pairs < pairs) comparePair(spot, observer, rng, count);
      },
    });
  }
  checkCount(subject, count);
  return count;
}
