/** Sealed answers: while several seats owe, answers are only stored. */
import { turnFor, type GameTypes, type Rng, type Rules, type Seat } from '../src/index.ts';
import { difference, same, sameBytes } from './compare.ts';
import { demand } from './failure.ts';
import { observersOf, viewerName, type Probe } from './probe.ts';
import { pickByType, type Spot } from './random-match.ts';

const MOST_ORDERS = 24;

interface Answer<G extends GameTypes> {
  readonly seat: Seat;
  readonly action: G['action'];
}

export function sealedProbes<G extends GameTypes>(): readonly Probe<G>[] {
  return [
    {
      name: 'sealed answers in any order end in the same state',
      looks: 'some',
      look(spot, { rng }) {
        const answers = randomAnswers(spot, rng);
        if (answers.length < 2) return;
        const [first, ...others] = orders(answers).map((order) => afterAll(spot, order));
        for (const other of others) {
          demand(same(first, other), () => `the order matters: ${difference(first, other)}`);
        }
      },
    },
    {
      name: 'a sealed answer is only stored, and only its own seat sees which it is',
      looks: 'some',
      look(spot, { rng }) {
        const { rules, state, turn } = spot;
        if (turn.kind !== 'act' || turn.seats.length < 2) return;
        for (const seat of turn.seats) {
          const list = rules.legal(state, seat);
          const [one, two] = [pickByType(list, rng), pickByType(list, rng)].map((action) =>
            afterOne(spot, { seat, action }),
          );
          if (one && two) compareAnswers(rules, seat, one, two);
        }
        compareWho(spot, rng);
      },
    },
  ];
}

/** Whoever of two has answered: a third is told the same, where that is nobody's business. */
function compareWho<G extends GameTypes>(spot: Spot<G>, rng: Rng): void {
  const { rules, turn } = spot;
  const [one, other] = randomAnswers(spot, rng);
  if (turn.kind !== 'act' || !turn.asked || !one || !other) return;
  const [a, b] = [afterOne(spot, one), afterOne(spot, other)];
  for (const viewer of observersOf(a.state)) {
    if (viewer === one.seat || viewer === other.seat) continue;
    const [here, there] = [leavesFor(rules, viewer, a), leavesFor(rules, viewer, b)];
    demand(
      sameBytes(here, there),
      () => `${viewerName(viewer)} can tell who has answered: ${difference(here, there)}`,
    );
  }
}

function randomAnswers<G extends GameTypes>(
  { rules, state, turn }: Spot<G>,
  rng: Rng,
): Answer<G>[] {
  if (turn.kind !== 'act') return [];
  return turn.seats.map((seat) => ({ seat, action: pickByType(rules.legal(state, seat), rng) }));
}

/** All orders, or the first so many. */
function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  const found = items.flatMap((item, i) =>
    orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]),
  );
  // One of every few, so that each seat is first and last in some of them.
  const stride = Math.ceil(found.length / MOST_ORDERS);
  return found.filter((_, i) => i % stride === 0);
}

function afterAll<G extends GameTypes>(spot: Spot<G>, order: readonly Answer<G>[]): G['state'] {
  const { rules } = spot;
  const state = rules.clone(spot.state);
  for (const [i, { seat, action }] of order.entries()) {
    const text = rules.action.format(action);
    const listed = rules.legal(state, seat).some((legal) => rules.action.format(legal) === text);
    demand(listed, `seat ${seat}: '${text}' was legal before another seat answered`);
    rules.apply(state, seat, action);
    const left = order.slice(i + 1).map((answer) => answer.seat);
    if (left.length > 0) checkOwing(rules, state, left);
  }
  return state;
}

/** Nothing resolves and no chance is drawn until the last answer is in. */
function checkOwing<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  left: readonly Seat[],
): void {
  const turn = rules.turn(state);
  const owing = turn.kind === 'act' ? turn.seats : [];
  const expected = left.toSorted((a, b) => a - b);
  demand(
    same(owing, expected),
    () => `seats ${expected.join(', ')} still owe, but the turn is ${JSON.stringify(turn)}`,
  );
}

interface Stored<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

function afterOne<G extends GameTypes>(spot: Spot<G>, { seat, action }: Answer<G>): Stored<G> {
  const { rules } = spot;
  const state = rules.clone(spot.state);
  const events: G['event'][] = [];
  rules.apply(state, seat, action, (event) => events.push(event));
  return { state, events };
}

function leavesFor<G extends GameTypes>(
  rules: Rules<G>,
  viewer: Seat | null,
  { state, events }: Stored<G>,
): unknown {
  return {
    view: rules.view(state, viewer),
    turn: turnFor(rules.turn(state), (seat) => seat === viewer),
    legal: viewer === null ? [] : rules.legal(state, viewer),
    events: events.flatMap((event) => rules.redact(event, viewer) ?? []),
  };
}

/** Nobody else may tell one stored answer from another. */
function compareAnswers<G extends GameTypes>(
  rules: Rules<G>,
  seat: Seat,
  one: Stored<G>,
  two: Stored<G>,
): void {
  for (const viewer of observersOf(one.state)) {
    if (viewer === seat) continue;
    const [a, b] = [leavesFor(rules, viewer, one), leavesFor(rules, viewer, two)];
    demand(
      sameBytes(a, b),
      () => `${viewerName(viewer)} can tell what seat ${seat} answered: ${difference(a, b)}`,
    );
  }
}
