/**
 * A match as it is stored between two lines. It holds all that opening needs, so that a match that is opened
 * equals the one that was never closed: who owes what since when, and the position down to which undo may go.
 */
import { stateAfter } from './at-hand.ts';
import type { Line } from './line.ts';
import { lastSeq, openMatch, type Base, type Match } from './match.ts';
import { retracing } from './retracing.ts';
import { isRefusal, type GameTypes, type Json, type Rules, type Seat } from './rules.ts';
import { Trail } from './trail.ts';
import { upgrade } from './upgrade.ts';

/** A state without its config, which lies with the match. */
export interface StoredPosition {
  /** The number of the last line that the state contains. */
  readonly after: number;
  readonly state: Json;
  readonly draws: Readonly<Record<string, number>>;
  /** Seats and the lines since which they owe; a snapshot of the first form has none. */
  readonly owed?: readonly (readonly [Seat, number])[];
  readonly ended?: string;
}

export interface Snapshot extends StoredPosition {
  /** The version of the rules that wrote it. */
  readonly rules: number;
  /** The position before the lines that somebody may still take back; without it nobody may. */
  readonly floor?: StoredPosition;
}

/** What is stored of a match after each of its batches. */
export function snapshotOf<G extends GameTypes>(match: Match<G>): Snapshot {
  const { rules, state, draws, owed, ended } = match;
  const after = lastSeq(match);
  const floor = floorOf(match);
  return {
    rules: rules.version,
    ...stored({ after, state, draws, owed, ...(ended === undefined ? {} : { ended }) }),
    ...(floor.after < after ? { floor: storedFloor(floor) } : {}),
  };
}

/** The same match without the lines that nobody may take back any more. */
export function rebase<G extends GameTypes>(match: Match<G>): Match<G> {
  const base = floorOf(match);
  const { after } = base;
  if (after === match.base.after) return match;
  return {
    ...match,
    base,
    lines: new Trail(match.lines.slice(after - match.base.after)),
    counted: new Trail(
      match.counted.slice(match.counted.findLastIndex(({ seq }) => seq <= after) + 1),
    ),
  };
}

/**
 * The last draw, or the last line that showed something: below it nobody takes back. Another seat's line is no
 * floor, for who made it may take it back, and then the one before is the last again.
 */
function floorOf<G extends GameTypes>(match: Match<G>): Base<G> {
  if (match.fixed === match.base.after) return match.base;
  const at = match.counted.findLastIndex(({ seq }) => seq === match.fixed);
  const last = at < 0 ? undefined : match.counted.at(at);
  if (!last) return match.base;
  const { seq: after, draws, owed } = last;
  const state = stateAfter(match.rules, match.base.state, match.counted.slice(0, at + 1));
  return { after, state, draws, ...(owed ? { owed } : {}) };
}

/** The same value as long as the floor is: whoever writes it need not write it anew. */
function storedFloor<G extends GameTypes>(floor: Base<G>): StoredPosition {
  const known = floors.get(floor) ?? stored(floor);
  floors.set(floor, known);
  return known;
}

const floors = new WeakMap<object, StoredPosition>();

/** The state as it is: nothing changes it any more, and what is stored of it is not changed either. */
function stored<G extends GameTypes>({
  after,
  state,
  draws,
  owed,
  ended,
}: Base<G>): StoredPosition {
  const { config: _, ...rest } = state;
  return {
    after,
    state: rest as Json,
    draws,
    ...(owed === undefined ? {} : { owed: [...owed] }),
    ...(ended === undefined ? {} : { ended }),
  };
}

export interface StoredSnapshot {
  /** The version of the rules that the config is written for; undefined: the snapshot's. */
  readonly rules?: number;
  readonly config: Json;
  readonly snapshot: Snapshot;
}

/**
 * The match as it stood when the snapshot was taken. `linesAfter` gives the lines behind a number; only what is
 * behind the floor is asked for. Where older rules wrote it, it goes on from its position and nothing before is
 * taken back. Throws where the lines do not lead to the position.
 */
export function openSnapshot<G extends GameTypes>(
  rules: Rules<G>,
  id: string,
  kept: StoredSnapshot,
  linesAfter: (seq: number) => readonly Line[],
): Match<G> {
  const { snapshot } = kept;
  const { config, base } = upgrade(rules, kept);
  const { floor } = snapshot;
  if (!floor || snapshot.rules !== rules.version) return openMatch(rules, config, id, base);
  const { base: from } = upgrade(rules, { ...kept, snapshot: { ...floor, rules: snapshot.rules } });
  const match = openMatch(rules, config, id, { ...from, state: { ...from.state, config } });
  const add = retracing(match);
  for (const line of linesAfter(floor.after)) {
    const step = add(line);
    if (isRefusal(step)) throw new Error(`a line behind the snapshot was refused: ${step.code}`);
  }
  return match;
}
