/** How a match comes to be: begun, read from a record, or gone on with from a position. */
import {
  commitment,
  formatLine,
  isRefusal,
  openMatch,
  openRecord,
  parseRecord,
  readRecord,
  readState,
  RecordError,
  refusal,
  replay,
  rulesLine,
  seedFromText,
  settle,
  startMatch,
  type Json,
  type Line,
  type Match,
  type MatchRecord,
  type Refusal,
  type Rules,
  Trail,
  type Step,
} from '@roundhouse/engine';
import type { AnyGame, Playable } from '@roundhouse/titles/playable';
import { BadRecord } from './bad-record.ts';
import { positionOf, type Position } from './history.ts';
import type { NewMatch } from './match-entry.ts';
import { drawOf, linesToKeep, progressOf } from './running.ts';
import { freshClock } from './pace.ts';
import { asItPlays, sittersIn, withoutSitters, type Sitter } from './sitter.ts';
import type { KeptMatch, StoredLine, StoredMatch } from './stored-match.ts';
import { withDue } from './time.ts';

export interface Fresh {
  readonly id: string;
  /** 64 hex digits that nobody knows. */
  readonly seed: string;
  readonly now: number;
}

/** On which a match goes on that was begun elsewhere. */
export type Terms = Partial<Pick<NewMatch, 'id' | 'sitters' | 'pace'>>;

/** A seed in words deals the same again, so its match has the same name every time. */
const SEEDED = 'seeded';

export function begin(rules: Rules<AnyGame>, wanted: NewMatch, fresh: Fresh): KeptMatch | Refusal {
  const config = rules.configure(wanted.config);
  if (isRefusal(config)) return config;
  const { gatherMs, pace, stakes } = wanted;
  const sitters = wanted.sitters.map((sitter) => asItPlays(sitter, rules.box, config));
  const name = wanted.seed === undefined ? fresh.id : SEEDED;
  const begun = beginning(rules, config, name, wanted.state);
  if (isRefusal(begun)) return begun;
  const { match, told } = begun;
  const timed = { ...(pace ? { pace } : {}), ...(stakes ? { stakes } : {}) };
  const { byHand } = wanted;
  if (byHand) return made(match, told, sitters, fresh, { seed: '', byHand, ...timed });
  const seed = wanted.seed === undefined ? fresh.seed : seedFromText(wanted.seed);
  const commit = commitment({ title: rules.title, match: name, config, seed });
  // A deal that was asked for by its name has no use for salts.
  if (gatherMs === undefined || wanted.seed !== undefined) {
    return made(match, told, sitters, fresh, { seed, commit, ...timed });
  }
  const salts = sitters.map(() => null);
  const gathering = { salts, until: fresh.now + gatherMs };
  return made(match, told, sitters, fresh, { seed, commit, gathering, ...timed });
}

interface Beginning {
  readonly match: Match<AnyGame>;
  readonly told: readonly Position[];
}

/** The set-up; or a position, which is the match's first line. */
function beginning(
  rules: Rules<AnyGame>,
  config: AnyGame['config'],
  name: string,
  position: Json | undefined,
): Beginning | Refusal {
  if (position === undefined) return { match: startMatch(rules, config, name), told: [] };
  const state = readState(rules, config, position);
  if (isRefusal(state)) return state;
  const line = rulesLine(openMatch(rules, config, name, { after: 0, state, draws: {} }));
  const { title, version } = rules;
  const match = openRecord(rules, { title, rules: version, match: name, config, lines: [line] });
  return { match, told: [positionOf(match, { seq: 1, line, events: [] })] };
}

/** Throws a `BadRecord` that says what is wrong with it. */
export async function importRecord(
  text: string,
  titleOf: (id: string) => Playable | undefined,
  fresh: Fresh,
  terms: Terms,
): Promise<KeptMatch> {
  let title: Playable | undefined;
  try {
    const { record, places } = readRecord(text);
    title = titleOf(record.title);
    if (!title) {
      const fault = refusal('unknown-title', 'table', { title: record.title });
      throw new RecordError(1, `there is no game '${record.title}' here`, fault);
    }
    return imported(await title.rules(), record, places, fresh, terms);
  } catch (error) {
    throw error instanceof RecordError ? new BadRecord(error, title?.id) : error;
  }
}

function imported(
  rules: Rules<AnyGame>,
  record: MatchRecord,
  places: readonly number[],
  fresh: Fresh,
  { id = fresh.id, sitters: seated, pace }: Terms,
): KeptMatch {
  const told: Position[] = [];
  const lines = withoutSitters(record.lines);
  const match = replay(rules, { ...record, lines }, places, noting(told));
  const sitters = seated ?? sittersIn(record.lines, match.config.seats);
  const { seed, commit, salts } = record;
  const isOwn = seed !== undefined && commit !== undefined;
  const salted = salts === undefined ? {} : { salts };
  const drawn = isOwn ? { seed, commit, ...salted } : { seed: fresh.seed };
  const chance = { ...drawn, ...(pace ? { pace } : {}) };
  const kept = made(match, told, sitters, { ...fresh, id }, chance);
  // What older rules wrote stands as it was written.
  const older = lines.slice(0, match.base.after).map(asWritten);
  const { rules: version, config } = record;
  return {
    ...kept,
    match: { ...kept.match, rules: version, config },
    lines: [...older, ...kept.lines],
  };
}

function asWritten(line: Line, index: number): StoredLine {
  return { seq: index + 1, text: formatLine(line) };
}

/** The first lines of a match as a game of its own. What is drawn from here on is new. */
export function goOnFrom(
  rules: Rules<AnyGame>,
  text: string,
  seq: number,
  sitters: readonly Sitter[],
  fresh: Fresh,
): KeptMatch {
  const record = parseRecord(text);
  if (seq > record.lines.length) throw new RangeError(`there is no line ${seq}`);
  const { result: _, ...running } = { ...record, match: fresh.id };
  const told: Position[] = [];
  const lines = record.lines.slice(0, seq);
  const match = replay(rules, { ...running, lines }, undefined, noting(told));
  return made(match, told, sitters, fresh, { seed: fresh.seed });
}

function noting(told: Position[]): (step: Step<AnyGame>, match: Match<AnyGame>) => void {
  return (step, match) => told.push(positionOf(match, step));
}

type Chance = { readonly seed: string } & Pick<
  StoredMatch,
  'commit' | 'salts' | 'gathering' | 'byHand' | 'pace' | 'stakes'
>;

/** What follows by itself from where it stands is drawn at once: cut off before a draw, it goes on with it. */
function made(
  match: Match<AnyGame>,
  told: readonly Position[],
  sitters: readonly Sitter[],
  { id, now }: Fresh,
  { seed, ...chance }: Chance,
): KeptMatch {
  const positions = [...told];
  const { rules, config, id: name } = match;
  const { gathering, pace } = chance;
  const draw = drawOf({ match: { title: rules.title, name, ...chance }, seed });
  if (!gathering) settle(match, draw, (step) => positions.push(positionOf(match, step)));
  const stored: StoredMatch = {
    id,
    title: rules.title,
    rules: rules.version,
    name,
    config,
    sitters,
    begun: now,
    revision: 0,
    ...chance,
    ...(pace ? { clock: freshClock(pace, config.seats, now) } : {}),
    ...progressOf(match, now),
  };
  const lines = linesToKeep(positions, now);
  const timed = { match: stored, lines: new Trail(lines), stands: match };
  return { match: withDue(timed), seed, lines };
}
