/** A match that is open: what is kept of it, and where it stands. A value: what follows is another. */
import {
  extend,
  formatLine,
  isRefusal,
  lastSeq,
  openMatch,
  openSnapshot,
  parseLine,
  rebase,
  snapshotOf,
  startMatch,
  upgrade,
  type Json,
  type Line,
  type Match,
  type Rules,
  type Seat,
} from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import { positionOf, type Position } from './history.ts';
import { StoreError } from './match-store.ts';
import type { KeptMatch, StoredLine, StoredMatch } from './stored-match.ts';

export interface Running extends KeptMatch {
  /** Only as far back as somebody may still take back; the lines are all there. */
  readonly match: StoredMatch;
  readonly stands: Match<AnyGame>;
}

/** Fails with a `StoreError` where the lines can't stand. */
export function openKept(rules: Rules<AnyGame>, kept: KeptMatch): Running {
  // It is being opened: what was remembered of it no longer holds.
  const { isBroken: _, ...match } = kept.match;
  const { snapshot, name, config } = match;
  // A snapshot of the first form tells only where the match stood.
  const isWhole = snapshot.owed !== undefined || snapshot.rules !== rules.version;
  const stands = usable(() =>
    isWhole
      ? openSnapshot(rules, name, { config, snapshot }, (seq) => linesOf(kept.lines.slice(seq)))
      : replayed(rules, kept),
  );
  if (lastSeq(stands) !== match.lines) {
    throw new StoreError('unusable', `${lastSeq(stands)} of ${match.lines} lines are there`);
  }
  return { ...kept, match, stands: rebase(stands) };
}

/** Every position after a line, the set-up being line 0; the last of them is where the match stands. */
export function positionsAfter(
  rules: Rules<AnyGame>,
  kept: KeptMatch,
  after: number,
): readonly Position[] {
  const found: Position[] = [];
  const note = (position: Position): void => {
    if (position.seq > after) found.push(position);
  };
  if (after < kept.match.lines) usable(() => replayed(rules, kept, note));
  return found;
}

/** Line by line where these rules wrote it; else from the position that was kept. */
function replayed(
  rules: Rules<AnyGame>,
  { match: stored, lines }: KeptMatch,
  note?: (position: Position) => void,
): Match<AnyGame> {
  const match = stored.rules === rules.version ? begun(rules, stored) : migrated(rules, stored);
  const { after } = match.base;
  note?.(positionOf(match, { seq: after, events: [] }));
  for (const { text, at } of lines.slice(after)) {
    const line = parseLine(text);
    const step = line && extend(match, line);
    if (!step || isRefusal(step))
      throw new Error(`line ${lastSeq(match) + 1} can't stand: ${text}`);
    note?.(positionOf(match, step, at));
  }
  return match;
}

function begun(rules: Rules<AnyGame>, { config: given, name }: StoredMatch): Match<AnyGame> {
  const config = rules.configure(given);
  if (isRefusal(config)) throw new Error(`its options: ${config.code}`);
  return startMatch(rules, config, name);
}

function migrated(rules: Rules<AnyGame>, stored: StoredMatch): Match<AnyGame> {
  const { config, base } = upgrade(rules, stored);
  return openMatch(rules, config, stored.name, base);
}

function linesOf(lines: readonly StoredLine[]): readonly Line[] {
  return lines.map(({ seq, text }) => {
    const line = parseLine(text);
    if (!line) throw new Error(`line ${seq} can't stand: ${text}`);
    return line;
  });
}

function usable<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new StoreError('unusable', error instanceof Error ? error.message : String(error));
  }
}

/** What of a stored match changes with its lines. */
export function progressOf(
  stands: Match<AnyGame>,
  touched: number,
): Pick<StoredMatch, 'touched' | 'lines' | 'owing' | 'isOver' | 'snapshot'> {
  return {
    touched,
    lines: lastSeq(stands),
    owing: [...stands.owed.keys()],
    isOver: stands.rules.turn(stands.state).kind === 'over',
    snapshot: snapshotOf(stands),
  };
}

export interface Origin {
  /** The seat whose doing the first line is. */
  readonly by?: Seat;
  readonly key?: string;
}

/** Positions as they are kept: what was done by somebody is the first of them, the others followed. */
export function linesToKeep(
  positions: readonly Position[],
  at: number,
  { by, key }: Origin = {},
): readonly StoredLine[] {
  return positions.flatMap(({ seq, line, events }, index) => {
    if (!line) return [];
    const origin = {
      ...(by === undefined ? {} : { by }),
      ...(key === undefined ? {} : { key }),
    };
    const text = formatLine(line);
    const told = events as unknown as readonly Json[];
    return [{ seq, text, at, events: told, ...(index === 0 ? origin : {}) }];
  });
}
