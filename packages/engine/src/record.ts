/** A match as text: a header, a blank line, then its lines. `#` starts a comment line. */
import { canonicalJson } from './canonical.ts';
import { isSeed } from './chance.ts';
import { formatLine, parseLine, type Line } from './line.ts';
import { refusal, type Json, type Outcome, type Refusal } from './rules.ts';

export interface MatchRecord {
  readonly title: string;
  /** The version of the rules that wrote the lines. */
  readonly rules: number;
  readonly match: string;
  readonly config: Json;
  /** The published commitment to the seed. */
  readonly commit?: string;
  readonly salts?: readonly string[];
  /** Published when the match is over. */
  readonly seed?: string;
  readonly result?: Outcome;
  readonly lines: readonly Line[];
}

/**
 * A record that can't be read or replayed. `at` is the number of the line in the file; `fault` says the same
 * as a value, for a client to turn into a sentence.
 */
export class RecordError extends Error {
  readonly at: number;
  readonly fault: Refusal;
  constructor(at: number, problem: string, fault: Refusal) {
    super(`line ${at}: ${problem}`);
    this.name = 'RecordError';
    this.at = at;
    this.fault = fault;
  }
}

export function formatRecord(record: MatchRecord): string {
  return [formatHeader(record), '', ...record.lines.map(formatLine), ''].join('\n');
}

/** What stands above the blank line. */
export function formatHeader(record: Omit<MatchRecord, 'lines'>): string {
  return [
    `title ${record.title}`,
    `rules ${record.rules}`,
    `match ${record.match}`,
    `config ${canonicalJson(record.config)}`,
    record.commit === undefined ? undefined : `commit ${record.commit}`,
    record.salts === undefined ? undefined : `salts ${canonicalJson(record.salts)}`,
    record.seed === undefined ? undefined : `seed ${record.seed}`,
    record.result === undefined ? undefined : `result ${canonicalJson(record.result)}`,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

export function parseRecord(text: string): MatchRecord {
  return readRecord(text).record;
}

/** The record, and where in the file each of its lines stands. */
export function readRecord(text: string): { record: MatchRecord; places: readonly number[] } {
  const header = new Map<string, { value: string; at: number }>();
  const lines: Line[] = [];
  const places: number[] = [];
  let inHeader = true;
  for (const [index, raw] of text.split('\n').entries()) {
    const at = index + 1;
    const row = raw.trimEnd();
    if (row.startsWith('#')) continue;
    if (row === '') {
      inHeader &&= header.size === 0;
    } else if (inHeader) {
      readHeaderRow(header, row, at);
    } else {
      const line = parseLine(row);
      if (!line) {
        const fault = refusal('not-a-line', 'table', { text: short(row) });
        throw new RecordError(at, `not a line of a match: '${short(row)}'`, fault);
      }
      lines.push(line);
      places.push(at);
    }
  }
  return { record: { ...readHeader(header), lines }, places };
}

type Header = ReadonlyMap<string, { readonly value: string; readonly at: number }>;

const KEYS = ['title', 'rules', 'match', 'config', 'commit', 'salts', 'seed', 'result'];

function readHeaderRow(
  header: Map<string, { value: string; at: number }>,
  row: string,
  at: number,
): void {
  const blank = row.indexOf(' ');
  const key = blank < 0 ? row : row.slice(0, blank);
  if (!KEYS.includes(key)) {
    const fault = refusal('no-such-header', 'table', { header: short(key) });
    throw new RecordError(at, `no such header '${short(key)}'`, fault);
  }
  if (header.has(key)) {
    const fault = refusal('header-twice', 'table', { header: key });
    throw new RecordError(at, `the header '${key}' stands twice`, fault);
  }
  header.set(key, { value: blank < 0 ? '' : row.slice(blank + 1), at });
}

function readHeader(header: Header): Omit<MatchRecord, 'lines'> {
  const title = needed(header, 'title', /^[a-z0-9-]+$/);
  const rules = Number(needed(header, 'rules', /^[1-9][0-9]{0,8}$/));
  const match = needed(header, 'match', /^\S+$/);
  needed(header, 'config', /^\{/);
  const commit = optional(header, 'commit', isSeed);
  const seed = optional(header, 'seed', isSeed);
  const salts = readJson(header, 'salts');
  if (salts !== undefined && !isStrings(salts)) throw misread(header, 'salts');
  const result = readJson(header, 'result');
  if (result !== undefined && !isOutcome(result)) throw misread(header, 'result');
  return {
    title,
    rules,
    match,
    config: readJson(header, 'config') ?? {},
    ...(commit === undefined ? {} : { commit }),
    ...(salts === undefined ? {} : { salts }),
    ...(seed === undefined ? {} : { seed }),
    ...(result === undefined ? {} : { result }),
  };
}

function needed(header: Header, key: string, form: RegExp): string {
  const row = header.get(key);
  if (!row) {
    const fault = refusal('header-missing', 'table', { header: key });
    throw new RecordError(1, `the header '${key}' is missing`, fault);
  }
  if (!form.test(row.value)) throw misread(header, key);
  return row.value;
}

function optional(
  header: Header,
  key: string,
  holds: (text: string) => boolean,
): string | undefined {
  const row = header.get(key);
  if (row && !holds(row.value)) throw misread(header, key);
  return row?.value;
}

function readJson(header: Header, key: string): Json | undefined {
  const row = header.get(key);
  if (!row) return undefined;
  try {
    return JSON.parse(row.value) as Json;
  } catch {
    throw misread(header, key);
  }
}

function misread(header: Header, key: string): RecordError {
  const row = header.get(key);
  const fault = refusal('header-misread', 'table', { header: key });
  return new RecordError(row?.at ?? 1, `the header '${key}' can't be read`, fault);
}

function isStrings(value: Json): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isOutcome(value: Json): value is Json & Outcome {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { scores, places } = value as Readonly<Record<string, Json>>;
  return isWholeNumbers(scores) && isWholeNumbers(places);
}

function isWholeNumbers(value: Json | undefined): boolean {
  return Array.isArray(value) && value.every((item) => Number.isSafeInteger(item));
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
