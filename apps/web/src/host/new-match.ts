/** How a match comes to be on this device: begun, read from a record, or gone on with from a position. */
import {
  commitment,
  fairDraw,
  formatLine,
  isRefusal,
  parseRecord,
  readRecord,
  RecordError,
  refusal,
  replay,
  seedFromText,
  settle,
  startMatch,
  type Match,
  type MatchRecord,
  type Refusal,
  type Rules,
} from '@roundhouse/engine';
import { titleOf, type AnyGame, type Title } from '@roundhouse/titles';
import { BadRecord } from './bad-record.ts';
import { progressOf } from './local-table.ts';
import { sittersIn, withoutSitters } from './sitters-in-record.ts';
import type { StoredLine, StoredMatch } from './stored-match.ts';
import type { NewMatch, Sitter } from './table-host.ts';

export interface Fresh {
  readonly id: string;
  /** 64 hex digits that nobody knows. */
  readonly seed: string;
  readonly now: number;
}

interface Made {
  readonly match: StoredMatch;
  readonly lines: readonly StoredLine[];
}

/** A seed in words deals the same again, so its match has the same name every time. */
const SEEDED = 'seeded';

export function begun(rules: Rules<AnyGame>, wanted: NewMatch, fresh: Fresh): Made | Refusal {
  const config = rules.configure(wanted.config);
  if (isRefusal(config)) return config;
  const seed = wanted.seed === undefined ? fresh.seed : seedFromText(wanted.seed);
  const name = wanted.seed === undefined ? fresh.id : SEEDED;
  const match = startMatch(rules, config, name);
  settle(match, fairDraw({ title: rules.title, match: name, seed, salts: [] }));
  return made(match, wanted.sitters, fresh, { seed, commit: commitment(seed) });
}

/** Throws a `BadRecord` that says what is wrong with it. */
export async function readFrom(text: string, fresh: Fresh): Promise<Made> {
  let title: Title | undefined;
  try {
    const { record, places } = readRecord(text);
    title = titleOf(record.title);
    if (!title) {
      const fault = refusal('unknown-title', 'table', { title: record.title });
      throw new RecordError(1, `there is no game '${record.title}' here`, fault);
    }
    return played(await title.rules(), record, places, fresh);
  } catch (error) {
    throw error instanceof RecordError ? new BadRecord(error, title?.id) : error;
  }
}

function played(
  rules: Rules<AnyGame>,
  record: MatchRecord,
  places: readonly number[],
  fresh: Fresh,
): Made {
  const match = replay(rules, { ...record, lines: withoutSitters(record.lines) }, places);
  const unknown = Array.from({ length: match.config.seats }, (_, seat) => personAt(seat));
  const sitters = sittersIn(record.lines, unknown);
  const { seed, commit } = record;
  const isOwn = seed !== undefined && commit !== undefined && record.salts === undefined;
  const chance = isOwn ? { seed, commit } : { seed: fresh.seed };
  // Cut off before a draw, it goes on with it.
  settle(match, fairDraw({ title: rules.title, match: match.id, seed: chance.seed, salts: [] }));
  return made(match, sitters, fresh, chance);
}

/** The first lines of a match as a game of its own. What is drawn from here on is new. */
export function goneOnFrom(
  rules: Rules<AnyGame>,
  text: string,
  seq: number,
  sitters: readonly Sitter[],
  fresh: Fresh,
): Made {
  const record = parseRecord(text);
  if (seq > record.lines.length) throw new RangeError(`there is no line ${seq}`);
  const { result: _, ...running } = { ...record, match: fresh.id };
  const match = replay(rules, { ...running, lines: record.lines.slice(0, seq) });
  settle(match, fairDraw({ title: rules.title, match: fresh.id, seed: fresh.seed, salts: [] }));
  return made(match, sitters, fresh, { seed: fresh.seed });
}

/** Where a record does not say who played, they get names, so that sentences read well. */
const NAMES = ['Anna', 'Bram', 'Carla', 'Daan', 'Els', 'Finn'];

function personAt(seat: number): Sitter {
  return { kind: 'person', name: NAMES[seat] ?? String(seat + 1) };
}

function made(
  match: Match<AnyGame>,
  sitters: readonly Sitter[],
  { id, now }: Fresh,
  chance: { readonly seed: string; readonly commit?: string },
): Made {
  return {
    match: {
      id,
      title: match.rules.title,
      rules: match.rules.version,
      name: match.id,
      config: match.config,
      sitters,
      begun: now,
      ...chance,
      ...progressOf(match, now),
    },
    lines: match.lines.map((line, index) => ({ seq: index + 1, text: formatLine(line) })),
  };
}
