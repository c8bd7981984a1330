/** How long a decision may take. Only the host reads a clock: it says what time it is, and when somebody's is up. */
import type { Seat, Viewer } from '@roundhouse/engine';
import type { Running } from './running.ts';

/** When a seat's time is up; undefined: it owes nothing, or may think as long as it likes. */
export function deadlineOf({ match, lines, stands }: Running, seat: Seat): number | undefined {
  const since = stands.owed.get(seat);
  if (since === undefined || match.turnMs === undefined) return undefined;
  const asked = since === 0 ? match.begun : lines[since - 1]?.at;
  return (asked ?? match.begun) + match.turnMs;
}

/** What a viewer is told: his own, or that of who is waited for, as far as that tells nothing of sealed answers. */
export function deadlineFor(running: Running, viewer: Viewer): number | undefined {
  const { owed, rules, state } = running.stands;
  if (typeof viewer === 'number' && owed.has(viewer)) return deadlineOf(running, viewer);
  const turn = rules.turn(state);
  if (turn.kind !== 'act' || turn.asked) return undefined;
  const deadlines = turn.seats.flatMap((seat) => deadlineOf(running, seat) ?? []);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}
