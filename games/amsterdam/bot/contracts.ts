/** Which contracts are worth having. */
import type { Action, View } from '../src/index.ts';
import { ALL_CONTRACTS, contractNumber, contractSet, PAIRS } from '../src/tables.ts';
import type { Board } from './board.ts';
import { planFor, turnsFor } from './plan.ts';

/** What a turn spent otherwise brings, in points. */
const TURN = 1.6;
/** How sure a plan is that takes all the turns left. */
const SURE = 0.9;

export function heldBy(board: Board): number[] {
  return (board.view.seats[board.seat]?.held ?? []).map(contractNumber);
}

/** Expected points of holding these contracts: those joined, those on the way, those out of reach. */
export function worthOf(board: Board, contracts: readonly number[]): number {
  const plan = planFor(board, contracts);
  let worth = 0;
  for (const contract of contracts) {
    const pair = PAIRS[contract];
    if (pair && board.linked[pair.a] === board.linked[pair.b]) worth += pair.points;
  }
  for (const pair of plan.lost) worth -= pair.points;
  let used = 0;
  for (const { pair, tracks } of plan.ways) {
    used += turnsFor(board, tracks);
    const chance = Math.max(0, Math.min(1, SURE * (1.5 - used / Math.max(1, board.turns))));
    // Routes of a plan bring their own points; only the time beyond that is a price.
    const gained = tracks.reduce((sum, track) => sum + track.points, 0);
    worth += pair.points * (2 * chance - 1) - Math.max(0, used * TURN * 0.3 - gained * 0.3);
  }
  return worth;
}

/** The best of the offered choices. */
export function bestKeep(board: Board, legal: readonly Action[]): Action | undefined {
  const held = heldBy(board);
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of legal) {
    if (action.type !== 'keep') continue;
    const worth = worthOf(board, [...held, ...action.contracts.map(contractNumber)]);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** Expected gain of drawing two contracts now and keeping the better one. */
export function worthOfDrawing(board: Board): number {
  const held = heldBy(board);
  const now = worthOf(board, held);
  const gains = unseen(board.view)
    .map((contract) => worthOf(board, [...held, contract]) - now)
    .toSorted((one, two) => two - one);
  const pairs = (gains.length * (gains.length - 1)) / 2;
  if (pairs === 0) return gains[0] ?? -Infinity;
  // In descending order the i-th is the better one of every pair with a later one.
  const better = gains.reduce((sum, gain, index) => sum + gain * (gains.length - 1 - index), 0);
  return better / pairs;
}

function unseen(view: View): number[] {
  let set = ALL_CONTRACTS;
  for (const { held } of view.seats) set &= ~contractSet(held ?? []);
  for (const { contract } of view.under) if (contract) set &= ~contractSet([contract]);
  return PAIRS.flatMap((_, contract) => ((set >> contract) & 1 ? [contract] : []));
}
