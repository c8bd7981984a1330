/** Who must decide, or what chance must. */
import type { Outcome, Turn } from '@roundhouse/engine';
import { countOnes } from '@roundhouse/kit/bitset';
import { scoresOf } from './flow.ts';
import { aisleOf, sittingOf } from './pawns.ts';
import { topFrame } from './frames.ts';
import { NOWHERE, type State } from './types.ts';

const SEATS = [0, 1, 2, 3];
const ACT = SEATS.map((seat): Turn => Object.freeze({ kind: 'act', seats: Object.freeze([seat]) }));
const FORCED = SEATS.map((seat): Turn =>
  Object.freeze({ kind: 'act', seats: Object.freeze([seat]), forced: true }),
);
const OVER: Turn = Object.freeze({ kind: 'over' });
const pool = (name: string): Turn => Object.freeze({ kind: 'chance', pool: name });
const POOLS = {
  tiles: pool('tiles'),
  join: pool('join'),
  first: pool('first'),
  die: pool('die'),
  beg: pool('beg'),
  number: pool('number'),
  action: pool('action'),
};

export function turn(state: State): Turn {
  const frame = topFrame(state);
  if (state.over || frame === undefined) return OVER;
  switch (frame.type) {
    case 'tiles':
    case 'join':
    case 'first':
    case 'die':
    case 'beg':
      return POOLS[frame.type];
    case 'draw':
      return frame.numbers > 0 ? POOLS.number : POOLS.action;
    case 'window':
    case 'reseat':
      return ACT[frame.seat] ?? OVER;
    case 'payment':
    case 'test':
      return FORCED[state.player] ?? OVER;
    case 'pay':
      return (hasOnePawn(state) ? FORCED : ACT)[state.player] ?? OVER;
    default:
      return ACT[state.player] ?? OVER;
  }
}

/** With one pawn in the train there is no choice which one pays. */
function hasOnePawn(state: State): boolean {
  const seated = countOnes(sittingOf(state, state.player));
  return seated + (aisleOf(state, state.player) === NOWHERE ? 0 : 1) === 1;
}

/** TR-2.7: placed by pawns seated; equal numbers share a place. */
export function outcome(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const scores = scoresOf(state);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores, places };
}
