/** Matches and lines as rows, and back. */
import type { StoredLine, StoredMatch } from '@roundhouse/table';
import type { LineRow, MatchRow } from './schema.ts';

const orNull = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** Of what stays the same value from move to move. */
const texts = new WeakMap<object, string>();

function lastingText(value: object): string {
  const known = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, known);
  return known;
}

/** What of a match is set when it is made and never again. */
type Fixed =
  | 'id'
  | 'title'
  | 'rules'
  | 'name'
  | 'config'
  | 'commitment'
  | 'pace'
  | 'stakes'
  | 'by_hand'
  | 'begun';

export function rowOf(match: StoredMatch): MatchRow {
  const { id, title, rules, name, begun } = match;
  return {
    id,
    title,
    rules,
    name,
    config: JSON.stringify(match.config),
    commitment: match.commit ?? null,
    pace: orNull(match.pace),
    stakes: orNull(match.stakes),
    by_hand: match.byHand ?? null,
    begun,
    ...progressRow(match),
  };
}

/** What may change with every write. */
export function progressRow(match: StoredMatch): Omit<MatchRow, Fixed> {
  const { touched, lines, revision } = match;
  return {
    sitters: lastingText(match.sitters),
    salts: match.salts ? lastingText(match.salts) : null,
    gathering: orNull(match.gathering),
    clock: orNull(match.clock),
    orders: orNull(match.orders),
    places: orNull(match.places),
    due: match.due ?? null,
    touched,
    lines,
    revision,
    owing: JSON.stringify(match.owing),
    over: match.isOver ? 1 : 0,
    broken: match.isBroken ? 1 : 0,
  };
}

/** A position with the one down to which may be taken back, which seldom changes. */
export function snapshotText({ floor, ...position }: StoredMatch['snapshot']): string {
  const text = JSON.stringify(position);
  return floor ? `${text.slice(0, -1)},"floor":${lastingText(floor)}}` : text;
}

/** What does not read as JSON is left undefined: the match is then listed as damaged, and hides no other. */
function read(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function matchOf(row: MatchRow, snapshot: string | null): StoredMatch {
  const { id, title, rules, name, commitment, begun, touched, lines, revision } = row;
  const salts = read(row.salts);
  const gathering = read(row.gathering);
  const pace = read(row.pace);
  const clock = read(row.clock);
  const orders = read(row.orders);
  const stakes = read(row.stakes);
  const places = read(row.places);
  return {
    id,
    title,
    rules,
    name,
    config: read(row.config),
    sitters: read(row.sitters),
    ...(commitment === null ? {} : { commit: commitment }),
    ...(salts === undefined ? {} : { salts }),
    ...(gathering === undefined ? {} : { gathering }),
    ...(pace === undefined ? {} : { pace }),
    ...(clock === undefined ? {} : { clock }),
    ...(orders === undefined ? {} : { orders }),
    ...(stakes === undefined ? {} : { stakes }),
    ...(places === undefined ? {} : { places }),
    ...(row.due === null ? {} : { due: row.due }),
    ...(row.by_hand === null ? {} : { byHand: row.by_hand }),
    begun,
    touched,
    lines,
    revision,
    owing: read(row.owing),
    isOver: row.over === 1,
    ...(row.broken === 1 ? { isBroken: true } : {}),
    snapshot: read(snapshot),
    // Whoever opens it looks at each part before it is trusted.
  } as StoredMatch;
}

export function lineRow(match: string, line: StoredLine): LineRow {
  const { seq, text, key = null, at = null, by = null, events, state } = line;
  return { match, seq, text, key, at, by, events: orNull(events), state: orNull(state) };
}

export function lineOf({ seq, text, key, at, by, events, ...row }: LineRow): StoredLine {
  const told = read(events) as StoredLine['events'];
  const state = read(row.state) as StoredLine['state'];
  return {
    seq,
    text,
    ...(key === null ? {} : { key }),
    ...(at === null ? {} : { at }),
    ...(by === null ? {} : { by }),
    ...(told === undefined ? {} : { events: told }),
    ...(state === undefined ? {} : { state }),
  };
}
