/** A match that is open: what is kept of it, and where it stands. A value: what follows is another. */
import {
  extend,
  fairDraw,
  fork,
  formatLine,
  isOver,
  isRefusal,
  lastSeq,
  openMatch,
  openRecord,
  openSnapshot,
  parseLine,
  rebase,
  retracing,
  snapshotOf,
  Trail,
  upgrade,
  upgradeEvent,
  type Draw,
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

export interface Running extends Omit<KeptMatch, 'lines'> {
  /** A proposed move shares them: however many there are, they are not copied for it. */
  readonly lines: Trail<StoredLine>;
  /** Only as far back as somebody may still take back; `lines` are all there. */
  readonly stands: Match<AnyGame>;
}

/** Fails with a `StoreError` where the lines can't stand. */
export function openKept(rules: Rules<AnyGame>, kept: KeptMatch): Running {
  // It is being opened: what was remembered of it no longer holds.
  const { isBroken: _, ...match } = kept.match;
  const { snapshot, name } = match;
  // A snapshot of the first form tells only where the match stood.
  const isWhole = snapshot.owed !== undefined || snapshot.rules !== rules.version;
  const stands = usable(() =>
    isWhole
      ? openSnapshot(rules, name, match, (seq) => linesOf(after(kept, seq)))
      : replayed(rules, kept),
  );
  if (lastSeq(stands) !== match.lines) {
    throw new StoreError('unusable', `${lastSeq(stands)} of ${match.lines} lines are there`);
  }
  return { ...kept, match, lines: new Trail(kept.lines), stands: rebase(stands) };
}

/** All of it, as a store has it. */
export function keptOf({ match, seed, lines }: Running): KeptMatch {
  return { match, seed, lines: lines.slice() };
}

/** Every position after a line, the set-up being line 0; the last of them is where the match stands. */
export function positionsAfter(
  rules: Rules<AnyGame>,
  kept: KeptMatch,
  seen: number,
): readonly Position[] {
  const found: Position[] = [];
  const note = (position: Position): void => {
    if (position.seq > seen) found.push(position);
  };
  if (seen < kept.match.lines) usable(() => replayed(rules, kept, note));
  return found;
}

/** Where it stands, with all lines that these rules can take back, be it by everybody's consent. */
export function wholeOf(running: Running): Match<AnyGame> {
  return usable(() => replayed(running.stands.rules, keptOf(running)));
}

/** As far back as the lines take back: what nobody takes back alone is not at hand. */
export function reaching(running: Running, lines: readonly Line[]): Running {
  const { base } = running.stands;
  const isBehind = lines.some((line) => line.kind === 'undo' && line.to < base.after);
  return isBehind ? { ...running, stands: wholeOf(running) } : running;
}

/** What lines that others have added lead to. */
export function positionsOf(running: Running, added: readonly StoredLine[]): readonly Position[] {
  return usable(() => {
    const lines = linesOf(added);
    const match = fork(reaching(running, lines).stands);
    return lines.map((line, index) => {
      const step = extend(match, line);
      if (isRefusal(step)) throw new Error(`line ${added[index]?.seq} can't stand: ${step.code}`);
      return positionOf(match, step, added[index]?.at);
    });
  });
}

/** Line by line as far back as these rules were played; before that, what was told when it happened. */
function replayed(
  rules: Rules<AnyGame>,
  kept: KeptMatch,
  note?: (position: Position) => void,
): Match<AnyGame> {
  const match = firstReplayable(rules, kept);
  const { after: from } = match.base;
  if (note) tellOlder(match, kept, note);
  const add = retracing(match);
  for (const { text, at } of after(kept, from)) {
    const line = parseLine(text);
    const step = line && add(line);
    if (!step || isRefusal(step)) {
      throw new Error(`line ${lastSeq(match) + 1} can't stand: ${text}`);
    }
    note?.(positionOf(match, step, at));
  }
  return match;
}

/** The set-up, the line from which on these rules were played, or the position that was kept. */
function firstReplayable(rules: Rules<AnyGame>, { match, lines }: KeptMatch): Match<AnyGame> {
  const { title, rules: version, name, config, snapshot } = match;
  if (snapshot.rules === rules.version) {
    const record = { title, rules: version, match: name, config, lines: linesOf(lines) };
    return openRecord(rules, record);
  }
  const { config: present, base } = upgrade(rules, match);
  return openMatch(rules, present, name, base);
}

/** The set-up, and the lines before the first that can be replayed. */
function tellOlder(
  first: Match<AnyGame>,
  { match, lines }: KeptMatch,
  note: (position: Position) => void,
): void {
  const { rules, config, base } = first;
  if (base.after === 0) return note(positionOf(first, SET_UP));
  // Without a position of its own a line is shown with the last that was kept; where none was, with the first to come.
  const isMarked = lines.some(({ seq, state }) => seq < base.after && state !== undefined);
  let known = isMarked
    ? { seq: 0, state: rules.setup(config) }
    : { seq: base.after, state: first.state };
  let version = match.rules;
  const positionAt = (seq: number): Pick<Position, 'state' | 'owed' | 'asOf'> => ({
    state: known.state,
    owed: seq < base.after ? new Map<Seat, number>() : first.owed,
    ...(known.seq === seq ? {} : { asOf: known.seq }),
  });
  note({ seq: 0, events: [], ...positionAt(0) });
  for (const { seq, text, at, events = [], state } of lines) {
    const line = parseLine(text);
    if (seq > base.after || !line) break;
    const told = events.map((event) => upgradeEvent(rules, version, event));
    if (line.kind === 'rules') version = line.version;
    if (seq === base.after) known = { seq, state: first.state };
    else known = markAt(rules, match, version, seq, state) ?? known;
    note({ seq, line, ...(at === undefined ? {} : { at }), events: told, ...positionAt(seq) });
  }
}

/** How a match stood after a line; undefined: that was not kept, or can't be read any more. */
function markAt(
  rules: Rules<AnyGame>,
  match: StoredMatch,
  version: number,
  seq: number,
  state: Json | undefined,
): { readonly seq: number; readonly state: AnyGame['state'] } | undefined {
  if (state === undefined) return undefined;
  try {
    const snapshot = { rules: version, after: seq, state, draws: {} };
    return { seq, state: upgrade(rules, { ...match, snapshot }).base.state };
  } catch {
    return undefined;
  }
}

const SET_UP = { seq: 0, events: [] };

const after = ({ lines }: KeptMatch, from: number): readonly StoredLine[] =>
  lines.filter(({ seq }) => seq > from);

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
    isOver: isOver(stands),
    snapshot: snapshotOf(stands),
  };
}

type Dealt = Pick<StoredMatch, 'title' | 'name' | 'salts' | 'byHand'>;

/** Where draws come from. Undefined: they are waited for; null: nothing at all follows by itself. */
export function drawOf({
  match: { title, name, salts = [], byHand },
  seed,
}: {
  readonly match: Dealt;
  readonly seed: string;
}): Draw | null | undefined {
  if (byHand) return byHand === 'all' ? null : undefined;
  return fairDraw({ title, match: name, seed, salts });
}

export interface Origin {
  /** The seat whose doing the first line is. */
  readonly by?: Seat;
  readonly key?: string;
}

/** So many lines apart it is kept how the match stood: what newer rules can show of lines that they can't replay. */
const APART = 10;

/** Positions as they are kept: what was done by somebody is the first of them, the others followed. */
export function linesToKeep(
  positions: readonly Position[],
  at: number,
  { by, key }: Origin = {},
): readonly StoredLine[] {
  return positions.flatMap(({ seq, line, events, state }, index) => {
    if (!line) return [];
    const origin = {
      ...(by === undefined ? {} : { by }),
      ...(key === undefined ? {} : { key }),
    };
    const text = formatLine(line);
    const told = events as unknown as readonly Json[];
    const mark = seq % APART === 0 ? { state: markOf(state) } : {};
    return [{ seq, text, at, events: told, ...(index === 0 ? origin : {}), ...mark }];
  });
}

function markOf(state: AnyGame['state']): Json {
  const { config: _, ...stood } = state;
  return stood;
}

/** A line that these rules made, once it is kept: what happened and how the match stood then follows from the lines. */
export function atHand(kept: StoredLine): StoredLine {
  const { events: _, state: __, ...line } = kept;
  return line;
}
