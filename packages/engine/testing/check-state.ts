/** The state: plain, sound, cloned cleanly, changed by `apply` and `applyChance` alone. */
import {
  canonicalJson,
  hashOf,
  openMatch,
  seededRng,
  snapshotOf,
  upgrade,
  type GameTypes,
  type Outcome,
} from '../src/index.ts';
import { copyOf, difference, same, sharedPlace } from './compare.ts';
import { demand, messageOf } from './failure.ts';
import { seatsOf, someOf, type Probe, type Tools } from './probe.ts';
import { applyMove, randomMove, type Move, type Spot } from './random-match.ts';

/** So many of a long list are applied at one position. */
const TRIED = 60;
/** So many moves are played on from a position. */
const AHEAD = 6;

export function stateProbes<G extends GameTypes>(): readonly Probe<G>[] {
  return [
    {
      name: 'the state is plain data with whole numbers',
      looks: 'some',
      look({ state }) {
        canonicalJson(state);
      },
    },
    {
      name: 'the state is sound at every step',
      looks: 'each',
      look({ rules, state }) {
        rules.assertSound?.(state);
      },
    },
    {
      name: 'outcome is defined exactly at the end, and its places are a ranking',
      looks: 'each',
      look({ rules, state, turn, config }) {
        const outcome = rules.outcome(state);
        if (turn.kind !== 'over') {
          demand(outcome === undefined, 'there is an outcome, and the match goes on');
          return;
        }
        demand(outcome !== undefined, 'the match is over and has no outcome');
        checkOutcome(outcome, config.seats);
      },
    },
    {
      name: 'every listed action and outcome applies and leaves a sound state',
      looks: 'some',
      look(spot, { rng }) {
        const { rules, state } = spot;
        for (const move of someOf(movesOf(spot), TRIED, rng)) {
          const clone = rules.clone(state);
          try {
            applyMove(rules, clone, move, () => {});
            rules.turn(clone);
            rules.assertSound?.(clone);
          } catch (error) {
            demand(false, `${JSON.stringify(move)}: ${messageOf(error)}`);
          }
        }
      },
    },
    {
      name: 'a clone is equal and shares nothing but the config',
      looks: 'some',
      look({ rules, state, config }, { rng }) {
        const clone = rules.clone(state);
        demand(clone.config === config, 'the clone has another config object');
        demand(same(state, clone), () => `not equal: ${difference(state, clone)}`);
        const shared = sharedPlace(state, clone);
        demand(shared === undefined, `state and clone share ${shared ?? ''}`);
        const before = copyOf(state);
        for (let i = 0; i < AHEAD; i++) {
          const move = randomMove(rules, clone, rng);
          if (move) applyMove(rules, clone, move);
          demand(same(before, state), () => `playing on changed it: ${difference(before, state)}`);
        }
      },
    },
    {
      name: 'two matches share nothing but the config',
      looks: 'some',
      look({ state, moves }, { twin }) {
        const other = twin().after(moves);
        const shared = sharedPlace(state, other, 'allowed');
        demand(shared === undefined, `they share ${shared ?? ''}`);
        demand(
          same(state, other),
          () => `the same moves, not the same: ${difference(state, other)}`,
        );
      },
    },
    {
      name: 'a question changes nothing',
      looks: 'some',
      look: checkPurity,
    },
    {
      name: 'apply does the same with and without somebody listening',
      looks: 'some',
      look(spot, { rng }) {
        const { rules, state } = spot;
        for (const move of someOf(movesOf(spot), 4, rng)) {
          const [silent, told] = [rules.clone(state), rules.clone(state)];
          applyMove(rules, silent, move);
          applyMove(rules, told, move, () => {});
          demand(same(silent, told), () => `${JSON.stringify(move)}: ${difference(silent, told)}`);
        }
      },
    },
    {
      name: 'a stored snapshot loads as the same state',
      looks: 'some',
      look({ rules, state, config }) {
        const match = openMatch(rules, config, 'stored', { after: 0, state, draws: {} });
        const snapshot = snapshotOf(match);
        demand(!('config' in (snapshot.state as object)), 'the config is in the snapshot');
        const stored = JSON.parse(JSON.stringify(snapshot)) as typeof snapshot;
        const { base } = upgrade(rules, { config, snapshot: stored });
        demand(hashOf(base.state) === hashOf(state), () => difference(state, base.state));
      },
    },
  ];
}

/** Everything that can happen next, by any seat or by chance. */
export function movesOf<G extends GameTypes>({ rules, state, turn }: Spot<G>): readonly Move<G>[] {
  if (turn.kind === 'over') return [];
  if (turn.kind === 'chance') return rules.chances(state).map(({ chance }) => ({ chance }));
  const forced = turn.forced === true;
  return turn.seats.flatMap((seat) =>
    rules.legal(state, seat).map((action) => ({ seat, action, forced })),
  );
}

function checkOutcome({ scores, places }: Outcome, seats: number): void {
  demand(scores.length === seats, `${scores.length} scores for ${seats} seats`);
  demand(places.length === seats, `${places.length} places for ${seats} seats`);
  demand(scores.every(Number.isSafeInteger), `scores ${scores.join(', ')}`);
  for (const place of places) {
    const better = places.filter((other) => other < place).length;
    demand(place === 1 + better, `places ${places.join(', ')} are no ranking`);
  }
}

/** The walk has asked about its own state already, so the questions go to one that nobody asked about. */
function checkPurity<G extends GameTypes>(
  { rules, moves, turn }: Spot<G>,
  { twin }: Tools<G>,
): void {
  const state = rules.clone(twin().after(moves));
  const before = copyOf(state);
  const rng = seededRng('purity');
  const ask = (name: string, question: () => unknown): void => {
    question();
    demand(same(before, state), () => `${name} changed it: ${difference(before, state)}`);
  };
  ask('turn', () => rules.turn(state));
  ask('outcome', () => rules.outcome(state));
  ask('chances', () => rules.chances(state));
  if (turn.kind === 'chance') ask('sampleChance', () => rules.sampleChance(state, rng));
  ask('clone', () => rules.clone(state));
  ask('assertSound', () => rules.assertSound?.(state));
  for (const viewer of [...seatsOf(state), null, 'all'] as const) {
    ask('view', () => rules.view(state, viewer));
  }
  for (const seat of seatsOf(state)) {
    ask('legal', () => rules.legal(state, seat));
    const view = rules.view(state, seat);
    ask('determinize', () => rules.determinize(view, seat, rng));
    const [first] = rules.legal(state, seat);
    if (first === undefined) continue;
    ask('why', () => rules.why(view, seat, first));
    ask('idle', () => rules.idle(view, seat));
    ask('reveals', () => rules.reveals?.(state, seat, first));
  }
}
