/** The match around the rules: record, replay, undo. */
import {
  extend,
  hashOf,
  isRefusal,
  openMatch,
  parseRecord,
  replay,
  undoFloor,
  undoTarget,
  type GameTypes,
  type Match,
  type Rng,
} from '../src/index.ts';
import { difference, same } from './compare.ts';
import { demand } from './failure.ts';
import { seatsOf, type Probe } from './probe.ts';
import { lineOf, randomMove, recordOf, type Spot } from './random-match.ts';

/** So many lines are played before taking back. */
const AHEAD = 8;

export function matchProbes<G extends GameTypes>(): readonly Probe<G>[] {
  return [
    {
      name: 'the record replays to the same state',
      looks: 'end',
      look({ rules, state, config, moves }) {
        const record = parseRecord(recordOf(rules, config, moves, rules.outcome(state)));
        const again = replay(rules, record);
        demand(hashOf(again.state) === hashOf(state), () => difference(state, again.state));
      },
    },
    {
      name: 'undo and the same move again end in the same state, never across chance or another seat',
      looks: 'some',
      look: (spot, { rng }) => checkUndo(spot, rng),
    },
  ];
}

function checkUndo<G extends GameTypes>(spot: Spot<G>, rng: Rng): void {
  const { rules, config } = spot;
  const match = openMatch(rules, config, 'undo', { after: 0, state: spot.state, draws: {} });
  const states = [match.state];
  while (states.length <= AHEAD) {
    const move = randomMove(rules, match.state, rng);
    if (move === undefined) break;
    const step = extend(match, lineOf(rules, move));
    demand(!isRefusal(step), () => `refused: ${JSON.stringify(step)}`);
    states.push(match.state);
  }
  for (const seat of seatsOf(spot)) {
    const floor = undoFloor(match, seat);
    for (const { seq, line, reveals } of match.counted) {
      const isOther = line.kind === 'act' && line.seat !== seat && !line.forced;
      const isBarrier = line.kind === 'chance' || reveals || isOther;
      demand(!isBarrier || floor >= seq, `seat ${seat} could undo across line ${seq}`);
    }
    const target = undoTarget(match, seat);
    if (target === undefined) continue;
    demand(target >= floor, `seat ${seat} undoes to ${target}, below ${floor}`);
    takeBack(match, target, states);
  }
}

function takeBack<G extends GameTypes>(
  match: Match<G>,
  target: number,
  states: readonly G['state'][],
): void {
  const undone = match.counted.filter(({ seq }) => seq > target).map(({ line }) => line);
  const kept = match.counted.length - undone.length;
  const step = extend(match, { kind: 'undo', to: target });
  demand(!isRefusal(step), () => `undo to ${target}: ${JSON.stringify(step)}`);
  demand(same(match.state, states[kept]), () => `undone: ${difference(states[kept], match.state)}`);
  for (const line of undone) {
    const again = extend(match, line);
    demand(!isRefusal(again), () => `played again: ${JSON.stringify(again)}`);
  }
  const last = states.at(-1);
  demand(same(match.state, last), () => `played again: ${difference(last, match.state)}`);
}
