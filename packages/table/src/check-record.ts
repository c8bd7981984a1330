/** A record checked as `verify` of the engine checks it, for a page to tell in words. */
import {
  readRecord,
  RecordError,
  refusal,
  verify,
  type MatchRecord,
  type Outcome,
  type Refusal,
  type Verified,
} from '@roundhouse/engine';
import type { AnyGame, Playable } from '@roundhouse/titles/playable';
import { sittersIn } from './sitter.ts';
import type { StoredMatch } from './stored-match.ts';

/** What stands in a record, whether or not it is right. */
export interface RecordFacts {
  readonly title: string;
  /** The match's name. */
  readonly name: string;
  /** The version of the rules that it was begun with. */
  readonly rules: number;
  readonly lines: number;
  readonly commit?: string;
  readonly seed?: string;
  /** How many seats added something to the seed. */
  readonly salts: number;
  readonly result?: Outcome;
  /** By seat, where the record says who sat there. */
  readonly names: readonly string[];
}

export type Findings = Omit<Verified<AnyGame>, 'match'> & {
  /** The version of the rules that it was checked by. */
  readonly version: number;
};

export type RecordCheck =
  /** Nobody can read it. */
  | { readonly kind: 'unread'; readonly at: number; readonly fault: Refusal }
  /** It can't be checked: the seed is shown when the match is over, or there never was a commitment. */
  | { readonly kind: 'unsealed'; readonly facts: RecordFacts; readonly lacks: 'seed' | 'commit' }
  | {
      readonly kind: 'wrong';
      readonly facts: RecordFacts;
      readonly at: number;
      readonly fault: Refusal;
    }
  | { readonly kind: 'right'; readonly facts: RecordFacts; readonly found: Findings };

export async function checkRecord(
  text: string,
  titleOf: (id: string) => Playable | undefined,
): Promise<RecordCheck> {
  let facts: RecordFacts | undefined;
  try {
    const { record, places } = readRecord(text);
    facts = factsOf(record);
    if (record.commit === undefined) return { kind: 'unsealed', facts, lacks: 'commit' };
    if (record.seed === undefined) return { kind: 'unsealed', facts, lacks: 'seed' };
    const rules = await titleOf(record.title)?.rules();
    if (!rules) {
      const fault = refusal('unknown-title', 'table', { title: record.title });
      return { kind: 'wrong', facts, at: 1, fault };
    }
    const { match: _, ...found } = verify(rules, record, places);
    return { kind: 'right', facts, found: { ...found, version: rules.version } };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { at, fault } = error;
    return facts ? { kind: 'wrong', facts, at, fault } : { kind: 'unread', at, fault };
  }
}

/** A match that is not over yet: of its lines and its seed nothing is told. */
export function unfinishedCheck({ title, name, rules, lines, commit }: StoredMatch): RecordCheck {
  const facts = { title, name, rules, lines, salts: 0, names: [] };
  if (commit === undefined) return { kind: 'unsealed', facts, lacks: 'commit' };
  return { kind: 'unsealed', facts: { ...facts, commit }, lacks: 'seed' };
}

function factsOf(record: MatchRecord): RecordFacts {
  const { title, match: name, rules, lines, commit, seed, salts = [], result } = record;
  return {
    title,
    name,
    rules,
    lines: lines.length,
    names: namesIn(record),
    salts: salts.filter((salt) => salt !== '').length,
    ...(commit === undefined ? {} : { commit }),
    ...(seed === undefined ? {} : { seed }),
    ...(result === undefined ? {} : { result }),
  };
}

function namesIn({ lines, result }: MatchRecord): readonly string[] {
  const isSaid = lines.some(({ kind }) => kind === 'seat');
  return isSaid && result ? sittersIn(lines, result.places.length).map(({ name }) => name) : [];
}
