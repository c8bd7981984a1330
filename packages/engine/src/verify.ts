/** Whether every draw of a record came from the seed that was committed to before the match, and what else it shows. */
import { commitment, fairDraw, seedCommitment, type Draw } from './chance.ts';
import { checkLines, type CheckedLines } from './check-lines.ts';
import type { Match } from './match.ts';
import { RecordError, type MatchRecord } from './record.ts';
import { replay } from './replay.ts';
import { refusal, type GameTypes, type Rules } from './rules.ts';
import { isOfTable, repeatedIn } from './table-lines.ts';

export interface Verified<G extends GameTypes> extends CheckedLines {
  readonly match: Match<G>;
  /** What the commitment fixed: title, options, name and seed; in older records the seed alone. */
  readonly binds: 'deal' | 'seed';
  /** Whether the record goes to the end of the match: by the rules, or broken off. Else lines are missing. */
  readonly end: 'over' | 'ended' | 'cut';
  /** Whether the header tells the result of a match that is over. */
  readonly hasResult: boolean;
  /** How many decisions the table made because somebody's time ran out. */
  readonly timeouts: number;
  /** How many lines are not of the game: who sits where, who agreed, what was taken back. */
  readonly tableLines: number;
  /** Which of those say again what was said already: no table writes them. */
  readonly repeated: readonly number[];
}

/** Throws a `RecordError` that names the first wrong line, and what was likely done there. */
export function verify<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  places: readonly number[] = record.lines.map((_, index) => index + 1),
): Verified<G> {
  const { seed, commit } = fixed(record);
  const { title, match: name, salts = [] } = record;
  const draw = fairDraw({ title, match: name, seed, salts });
  const binds = bound(record, seed, commit);
  if (binds === undefined) throw notBound(rules, record, draw);
  const found = checkLines(rules, record, draw, places);
  const match = replay(rules, record, places);
  const isOver = rules.turn(match.state).kind === 'over';
  return {
    match,
    binds,
    ...found,
    end: isOver ? 'over' : match.ended === undefined ? 'cut' : 'ended',
    hasResult: record.result !== undefined,
    timeouts: record.lines.filter(({ kind }) => kind === 'timeout').length,
    tableLines: record.lines.filter(isOfTable).length,
    repeated: repeatedIn(record.lines),
  };
}

function fixed({ seed, commit }: MatchRecord): { seed: string; commit: string } {
  if (seed === undefined) {
    const fault = refusal('header-missing', 'table', { header: 'seed' });
    throw new RecordError(1, 'there is no seed in the header to check against', fault);
  }
  if (commit === undefined) {
    const fault = refusal('header-missing', 'table', { header: 'commit' });
    throw new RecordError(1, 'there is no commitment in the header', fault);
  }
  return { seed, commit };
}

function bound(
  { title, match, config }: MatchRecord,
  seed: string,
  commit: string,
): Verified<GameTypes>['binds'] | undefined {
  if (commitment({ title, match, config, seed }) === commit) return 'deal';
  return seedCommitment(seed) === commit ? 'seed' : undefined;
}

/** Where the draws follow from the seed all the same, it is the commitment that is another. */
function notBound<G extends GameTypes>(
  rules: Rules<G>,
  record: MatchRecord,
  draw: Draw,
): RecordError {
  const isDrawn = (): boolean => {
    try {
      const { draws } = checkLines(rules, record, draw, []);
      replay(rules, record);
      return draws > 0;
    } catch (error) {
      if (error instanceof RecordError) return false;
      throw error;
    }
  };
  return isDrawn()
    ? new RecordError(
        1,
        'the draws follow from the seed, but the commitment is of another deal (seed, title, match, config)',
        refusal('other-commitment', 'table'),
      )
    : new RecordError(
        1,
        'the deal (seed, title, match, config) is not the one that was committed to',
        refusal('other-seed', 'table'),
      );
}
