/** Which contracts are worth having. */
import type { Action } from '../src/index.ts';
import { printedIn } from '../src/printed.ts';
import { contractNumber, trackAt } from '../src/tables.ts';
import type { Board } from './board.ts';
import { planFor, turnsFor, type Plan } from './plan.ts';

export function heldBy(board: Board): number[] {
  return (board.view.seats[board.seat]?.held ?? []).map(contractNumber);
}

/** Expected points of holding these contracts: those joined, those on the way, those out of reach. */
export function worthOf(board: Board, contracts: readonly number[]): number {
  return worthOfPlan(board, contracts, planFor(board, contracts));
}

export function worthOfPlan(board: Board, contracts: readonly number[], plan: Plan): number {
  const { pairs, routePoints } = printedIn(board.view.config);
  const { chanceFrom, sure, turn, gained: paid } = board.taste;
  let worth = 0;
  for (const contract of contracts) {
    const pair = pairs[contract];
    if (pair && board.linked[pair.a] === board.linked[pair.b]) worth += pair.points;
  }
  for (const pair of plan.lost) worth -= pair.points;
  let used = 0;
  for (const { pair, routes } of plan.ways) {
    used += turnsFor(board, routes);
    const share = chanceFrom - used / Math.max(1, board.turns);
    const chance = Math.max(0, Math.min(1, sure * share));
    // Routes of a plan bring their own points; only the time beyond that is a price.
    let gained = 0;
    for (const route of routes) gained += routePoints[trackAt(route).length] ?? 0;
    const price = Math.max(0, used * turn - gained * paid);
    worth += pair.points * (2 * chance - 1) - price;
  }
  return worth;
}

/** The best of the offered choices; `blur` is how a beginner sees a worth. */
export function bestKeep(
  board: Board,
  legal: readonly Action[],
  blur: (worth: number) => number = (worth) => worth,
): Action | undefined {
  const held = heldBy(board);
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of legal) {
    if (action.type !== 'keep') continue;
    const worth = blur(worthOf(board, [...held, ...action.contracts.map(contractNumber)]));
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}
