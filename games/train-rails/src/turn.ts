/** Who must decide, or what chance must, and who has won. */
import type { Outcome, Turn } from '@roundhouse/engine';
import { countOnes } from '@roundhouse/kit/bitset';
import { placesOf } from '@roundhouse/kit/places';
import * as turns from '@roundhouse/kit/turns';
import { drawing, forced, OVER } from '@roundhouse/kit/turns';
import { scoresOf } from './flow.ts';
import { aisleOf, sittingOf } from './pawns.ts';
import * as frames from './frames.ts';
import * as types from './types.ts';
import type { State } from './types.ts';

// Constants of this file: engines look imported names up each time.
const acting = turns.acting;
const topFrame = frames.topFrame;
const NOWHERE = types.NOWHERE;

const POOLS = {
  tiles: drawing('tiles'),
  join: drawing('join'),
  first: drawing('first'),
  die: drawing('die'),
  beg: drawing('beg'),
  number: drawing('number'),
  action: drawing('action'),
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
      return acting(frame.seat);
    case 'payment':
    case 'test':
      return forced(state.player);
    case 'pay':
      return hasOnePawn(state) ? forced(state.player) : acting(state.player);
    default:
      return acting(state.player);
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
  return { scores, places: placesOf(scores) };
}
