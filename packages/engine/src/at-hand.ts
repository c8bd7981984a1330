/** How a match stood before is at hand now and then: the rest is played again. */
import type { Counted } from './match.ts';
import { isRefusal, type GameTypes, type Rules } from './rules.ts';
import { tryAction, tryChance } from './try-action.ts';

/** So many numbers apart, so that not much is played again. */
const APART = 32;

/**
 * Whether it stays at hand how the match stood after a line that can be taken back. Of the latest it does not: in a
 * place with many matches what is held for some moves outlives what is young, and few are taken back.
 */
export const isAtHand = (seq: number): boolean => seq % APART === 0;

/** How the match stood after the last of these lines, the first of which came behind `first`. */
export function stateAfter<G extends GameTypes>(
  rules: Rules<G>,
  first: G['state'],
  counted: readonly Counted<G>[],
): G['state'] {
  const known = counted.findLastIndex(({ state }) => state !== undefined);
  let state = counted[known]?.state ?? first;
  for (const { seq, line } of counted.slice(known + 1)) {
    const made =
      line.kind === 'act'
        ? tryAction(rules, state, line.seat, line.text)
        : tryChance(rules, state, line.text);
    if (!made || isRefusal(made)) throw new Error(`line ${seq} can't be played again`);
    ({ state } = made);
  }
  return state;
}
