/**
 * What was done to a record at its first wrong line. Each single change is tried, a line left out, put in, or another
 * in its place: where all the next lines are right after it, that is what was done.
 */
import type { Draw } from './chance.ts';
import type { Line } from './line.ts';
import { extend, fork, type Match } from './match.ts';
import { isRefusal, type GameTypes } from './rules.ts';

export type Tampering = 'missing' | 'added' | 'changed' | 'many';

/** So many lines are enough to tell one change from another. */
const AHEAD = 12;

/** `lines[0]` is the one that is wrong where the match stands. */
export function tampering<G extends GameTypes>(
  match: Match<G>,
  [wrong, ...next]: readonly Line[],
  draw: Draw,
): Tampering {
  const ahead = next.slice(0, AHEAD);
  const right = (lines: readonly Line[], first?: Line): number =>
    rightLines(match, lines, draw, first);
  const could = candidates(match, draw);
  const most = (lines: readonly Line[]): number =>
    Math.max(0, ...could.map((line) => right(lines, line)));
  const changed = most(ahead);
  if (ahead.length > 0) {
    if (wrong && most([wrong, ...ahead]) > ahead.length) return 'missing';
    if (right(ahead) === ahead.length) return 'added';
  }
  // Where the next draw is wrong as well, it was not this line alone.
  return ahead[changed]?.kind === 'chance' ? 'many' : 'changed';
}

/** What can stand where the match stands: the fair draw, or whatever somebody may do. */
function candidates<G extends GameTypes>(match: Match<G>, draw: Draw): readonly Line[] {
  const { rules, state } = match;
  const turn = rules.turn(state);
  if (turn.kind === 'over') return [];
  if (turn.kind === 'chance') return [{ kind: 'chance', text: fairOutcome(match, draw) ?? '' }];
  const forced = turn.forced === true;
  return turn.seats.flatMap((seat) =>
    rules
      .legal(state, seat)
      .map((action) => ({ kind: 'act', seat, text: rules.action.format(action), forced }) as const),
  );
}

/** What the seed gives where the match stands; undefined: nothing is drawn there. */
export function fairOutcome<G extends GameTypes>(match: Match<G>, draw: Draw): string | undefined {
  const { rules, state, draws } = match;
  const turn = rules.turn(state);
  if (turn.kind !== 'chance') return undefined;
  return rules.chance.format(rules.sampleChance(state, draw(turn.pool, draws[turn.pool] ?? 0)));
}

/** How many of the lines are right one after the other, behind a first that is supposed. */
function rightLines<G extends GameTypes>(
  match: Match<G>,
  lines: readonly Line[],
  draw: Draw,
  first?: Line,
): number {
  const aside = fork(match);
  if (first && isRefusal(extend(aside, first))) return 0;
  const wrong = lines.findIndex((line) => !isRight(aside, line, draw));
  return wrong < 0 ? lines.length : wrong;
}

function isRight<G extends GameTypes>(aside: Match<G>, line: Line, draw: Draw): boolean {
  if (line.kind === 'chance' && fairOutcome(aside, draw) !== line.text) return false;
  return !isRefusal(extend(aside, line));
}
