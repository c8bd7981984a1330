/** The match around the rules: record, replay, undo. */
import {
  extend,
  formatLine,
  hashOf,
  isRefusal,
  lastSeq,
  openMatch,
  openSnapshot,
  parseRecord,
  rebase,
  replay,
  snapshotOf,
  undoFloor,
  undoTarget,
  type GameTypes,
  type Line,
  type Match,
  type Rng,
  type Snapshot,
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
    {
      name: 'a match opened from its snapshot is the one that was never closed',
      looks: 'some',
      look: (spot, { rng }) => checkReopened(spot, rng),
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

/** Lines, undos and an end, in a match that stays open and in one that is closed and opened on the way. */
function checkReopened<G extends GameTypes>({ rules, config, state }: Spot<G>, rng: Rng): void {
  const base = { after: 0, state, draws: {} };
  const open = openMatch(rules, config, 'open', base);
  let other = openMatch(rules, config, 'open', base);
  for (let count = 0; count < AHEAD; count++) {
    const line = nextLine(open, rng);
    if (line === undefined) return;
    for (const match of [open, other]) {
      const step = extend(match, line);
      demand(!isRefusal(step), () => `${formatLine(line)}: ${JSON.stringify(step)}`);
    }
    if (rng.below(2) === 0) other = reopened(rebase(other), [...open.lines]);
    const [never, again] = [figuresOf(open), figuresOf(other)];
    demand(same(never, again), () => `after ${formatLine(line)}: ${difference(never, again)}`);
  }
}

function nextLine<G extends GameTypes>(match: Match<G>, rng: Rng): Line | undefined {
  if (match.ended !== undefined) return undefined;
  const chosen = rng.below(16);
  if (chosen === 0) return { kind: 'end', reason: 'enough' };
  const owing = [...match.owed.keys()];
  if (chosen === 1 && owing[0] !== undefined) return { kind: 'seat', seat: owing[0], holder: 'x' };
  const seats = Array.from({ length: match.config.seats }, (_, seat) => undoTarget(match, seat));
  const to = seats.find((target) => target !== undefined);
  if (chosen < 6 && to !== undefined) return { kind: 'undo', to };
  const move = randomMove(match.rules, match.state, rng);
  return move && lineOf(match.rules, move);
}

function reopened<G extends GameTypes>(match: Match<G>, lines: readonly Line[]): Match<G> {
  const { rules, id, config } = match;
  const snapshot = JSON.parse(JSON.stringify(snapshotOf(match))) as Snapshot;
  return openSnapshot(rules, id, { config, snapshot }, (seq) => lines.slice(seq));
}

/** All that a match is but its lines. */
function figuresOf<G extends GameTypes>(match: Match<G>): unknown {
  const { state, draws, owed, ended = '', config } = match;
  const targets = Array.from({ length: config.seats }, (_, seat) => undoTarget(match, seat) ?? -1);
  return { state, draws, owed: [...owed], ended, last: lastSeq(match), targets };
}

function takeBack<G extends GameTypes>(
  match: Match<G>,
  target: number,
  states: readonly G['state'][],
): void {
  const undone = [...match.counted].filter(({ seq }) => seq > target).map(({ line }) => line);
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
