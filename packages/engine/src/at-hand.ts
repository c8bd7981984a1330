/** How a match stood after its latest lines is at hand, and now and then further back: the rest is played again. */
import type { Counted } from './match.ts';
import { isRefusal, type GameTypes, type Rules } from './rules.ts';
import { tryAction, tryChance } from './try-action.ts';

/** So many of the latest lines: seldom is more taken back. */
const LATEST = 4;
/** So many numbers apart further back, so that not much is played again. */
const APART = 32;

/** The line that is no longer among the latest. What nobody takes back any more stays: a match is stored with it. */
export function letGo<G extends GameTypes>(counted: Counted<G>[]): void {
  const at = counted.length - 1 - LATEST;
  const old = counted[at];
  if (!old || old.reveals || old.line.kind === 'chance' || old.seq % APART === 0) return;
  const { seq, line, reveals, draws } = old;
  counted[at] = { seq, line, reveals, draws };
}

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
