/** How many ways lead on from a position: a number that any change of what is legal, or of its effect, moves. */
import type { GameTypes, Rules } from '../src/index.ts';

/**
 * The leaves of the tree of all actions and all outcomes of chance, so many lines deep. A match that
 * is over before counts once. Where several seats owe, the first answers first.
 */
export function perft<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  depth: number,
): number {
  const turn = rules.turn(state);
  if (depth === 0 || turn.kind === 'over') return 1;
  let leaves = 0;
  const goOn = (change: (next: G['state']) => void): void => {
    const next = rules.clone(state);
    change(next);
    leaves += perft(rules, next, depth - 1);
  };
  if (turn.kind === 'chance') {
    for (const { chance } of rules.chances(state)) goOn((next) => rules.applyChance(next, chance));
    return leaves;
  }
  const [seat = 0] = turn.seats;
  for (const action of rules.legal(state, seat)) goOn((next) => rules.apply(next, seat, action));
  return leaves;
}
